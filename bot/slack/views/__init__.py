"""What people see in Slack: pure functions from outcomes, clarifications and hints to Block Kit."""
