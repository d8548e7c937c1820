"""Words that a team has defined, and how an ask is read by them: conditions, values and measures over one table.

A definition becomes a column that the flow sees and the database does not have; before a query runs, the column is
written out as what it means. A question in which no defined word stands goes through none of this, so that nothing here
is part of what a calibration traces.
"""
