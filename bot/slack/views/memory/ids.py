"""The ids of the controls and modals with which admins look through memory and change it."""

PAGE_ACTION = "candor_memory_page"
ALL_ACTION = f"{PAGE_ACTION}_all"  # the first page of what is in use, whatever was searched for
OPEN_ACTION, EXPORT_ACTION = "candor_memory_open", "candor_memory_export"
SEARCH_ACTION, ADD_ACTION, IMPORT_ACTION = "candor_memory_search", "candor_memory_add", "candor_memory_import"
EDIT_ACTION, RETIRE_ACTION, RESTORE_ACTION = "candor_memory_edit", "candor_memory_retire", "candor_memory_restore"
PROMOTE_ACTION, MERGE_ACTION = "candor_memory_promote", "candor_memory_merge"
SEARCH_CALLBACK, ADD_CALLBACK = "candor_memory_searched", "candor_memory_added"
IMPORT_CALLBACK, MERGE_CALLBACK = "candor_memory_imported", "candor_memory_merged"
