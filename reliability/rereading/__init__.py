"""Reading a question again over the tables and columns that a person names: `reread` asks for them, and shows what
`reliability.candidates.over_named` finds."""
