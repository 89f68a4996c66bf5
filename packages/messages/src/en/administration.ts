/** Messages of the endpoints for administrators. */
export const administrationMessages = {
  jobRetried: 'The job was added to its queue again.',
  jobNotFailed: 'Only a failed job can be retried. This one is waiting, running or done.',
  ownRole: 'You cannot change your own role. Please ask another administrator.',
  roleChanged: (username: string, isAdmin: boolean) =>
    isAdmin ? `${username} is now an administrator.` : `${username} is no longer an administrator.`,
} as const
