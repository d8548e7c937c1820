"""Which results answer a question of a log, as people who asked it would say.

`same_result` compares two results, `row_order` says where an order counts, and `right_results` runs a question's gold
queries. Calibrations and measurements judge by the same.
"""
