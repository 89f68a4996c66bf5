/** Texts of the administrator's view of the audit log. */
export const adminAuditLogMessages = {
  title: 'Audit log',
  subtitle: 'Who signed in, whose role changed, and what administrators did, newest first. Entries cannot be changed.',
  failed: 'Could not load the audit log. Please try again.',
  empty: 'The audit log is empty.',
  noMatch: 'No entry matches the filters.',
  columns: {
    at: 'Time',
    action: 'Action',
    actor: 'By user',
    user: 'Account',
    network: 'Network',
    details: 'Details',
  },
  filterKind: 'Kind',
  kinds: { 'sign-in': 'Sign-ins', 'role-change': 'Role changes', administration: 'Administration' },
  actions: {
    'sign-in': 'Signed in',
    'role-change': 'Role changed',
    'POST /api/admin/fix-story-count': 'Fixed a story count',
    'POST /api/admin/users/:userId/role': 'Changed a role',
    'POST /api/admin/printed-copies/:id/status': 'Changed a printed copy',
    'POST /api/admin/queues/:queue/jobs/:id/retry': 'Retried a job',
    'POST /api/admin/gmail/connect': 'Started connecting Gmail',
    'DELETE /api/admin/gmail': 'Disconnected Gmail',
    'POST /api/admin/gmail/test': 'Sent a test email',
    'POST /api/admin/newsletters': 'Sent a newsletter',
    'POST /api/admin/newsletters/test': 'Sent a test newsletter',
  } as Record<string, string>,
  deleted: 'Deleted account',
  details: { method: 'Method', device: 'Device', isAdmin: 'Administrator', queue: 'Queue', id: 'ID' } as Record<
    string,
    string
  >,
  yes: 'Yes',
  no: 'No',
} as const
