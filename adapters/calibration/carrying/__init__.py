"""To later code: a record is carried where the code decides as the code did that the record was made with.

What was made with other code promises nothing, and making a record anew takes hours. Most changes of code touch few
questions, so it is enough to show that nothing else is other. Three steps, of which the first two run with both codes
(`candor calibrate carry …`): what the words of each question of the logs give (`words.py`), how the questions in which
that differs are decided (`decisions.py`), and whether the bound still holds with these, and if so the record, which says
in `carried.jsonl` what was seen (`carry.py`).

What the first step does not see is what is made of queries that the language model wrote: whoever changes how these are
mended, contradicted or judged names the questions on which that may bear as well.
"""
