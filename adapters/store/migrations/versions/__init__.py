"""One file a migration, in order. A file that was released is never edited: what changes is a further file."""
