import { formatDateTime } from './formats.ts'

/** Texts of the list of what happened to an account, and who saw its data. Times are ISO 8601. */
export const accountActivityMessages = {
  heading: 'Activity',
  about:
    'Sign-ins and changes of the last 90 days, and which of our staff saw or changed something of yours. If there is anything you do not know, change your password and write to us.',
  loading: 'Loading your activity',
  failed: 'We could not load your activity',
  empty: 'Nothing has happened yet.',
  more: 'Show more',
  time: formatDateTime,
  staff: (name: string) => `Our staff: ${name}`,
  formerStaff: 'Our staff: somebody who has left',
  network: (network: string) => `Network ${network}`,
  /** By action. */
  actions: {
    'sign-in': 'You signed in',
    'sign-in-failed': 'Somebody tried to sign in with a wrong password',
    'sign-out': 'You signed out',
    'sessions-ended': 'You signed out devices',
    'password-changed': 'You changed the password',
    'password-reset': 'The password was set with a link from an email',
    'email-confirmed': 'The email address was confirmed',
    'google-linked': 'Google was connected',
    'role-change': 'Your role was changed',
    'GET /api/admin/dashboard': 'Saw the latest stories, with a title of yours',
    'GET /api/admin/users': 'Saw a list of accounts, with your name and email address',
    'GET /api/admin/stories': 'Saw a list of stories, with titles and names of yours',
    'GET /api/admin/costs': 'Saw what stories cost us, with titles of yours',
    'GET /api/admin/orders': 'Saw a list of orders, with yours',
    'GET /api/admin/printed-copies': 'Saw a list of printed copies, with your address',
    'GET /api/admin/stories/:id/print-files/:file': 'Opened the files of a story for the press',
    'GET /api/admin/audit-log': 'Saw a list of activity, with yours',
    'POST /api/admin/fix-story-count': 'Checked your payments and credits',
    'POST /api/admin/users/:userId/role': 'Asked to change your role',
    'DELETE /api/admin/users/:userId/sessions': 'Signed you out on all devices',
    'POST /api/admin/printed-copies/:id/status': 'Changed the status of a printed copy',
  } as Record<string, string>,
} as const
