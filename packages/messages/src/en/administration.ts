/** Messages of the endpoints for administrators. */
export const administrationMessages = {
  jobRetried: 'The job was added to its queue again.',
  jobNotFailed: 'Only a failed job can be retried. This one is waiting, running or done.',
} as const
