"""What a question says is to be shown: "… Return the drug's name, the number of treatments and their total amount."

`spans` finds where it is said and takes it apart; `telling` is the plan of a frame that shows just that.
"""
