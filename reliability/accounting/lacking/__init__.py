"""What a question is about and the data lack: things, events, causes, and what lies ahead."""
