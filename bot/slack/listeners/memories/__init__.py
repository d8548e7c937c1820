"""What people do with hints: admins look through them and change them, and an answer is asked for without one."""
