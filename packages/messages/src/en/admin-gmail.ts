import { PRODUCT_NAME } from '../product.ts'

/** Texts of the administrator's screens on the Gmail integration. */
export const adminGmailMessages = {
  loading: 'Loading the state of the Gmail integration',
  failed: 'Could not load the state of the Gmail integration. Please try again.',

  status: {
    title: 'Gmail Status',
    subtitle: `How ${PRODUCT_NAME} sends emails, and whether they arrive.`,
    states: {
      not_configured: {
        title: 'Gmail is not configured',
        body: 'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, restart the product, then connect an account.',
      },
      not_connected: { title: 'No Gmail account is connected', body: 'Connect one to send emails with it.' },
      connected: { title: 'Gmail is connected', body: 'Emails are sent by the account below.' },
      expired: {
        title: 'The connection has expired',
        body: 'Google no longer accepts our access to the account. Connect it again.',
      },
    },
    mailer: 'Emails are sent by',
    mailers: { gmail: 'Gmail', smtp: 'The mail server in SMTP_URL' },
    noMailer: 'Nothing: emails wait in the queue until a mailer is available',
    account: 'Account',
    connectedAt: 'Connected',
    connectedBy: (dateTime: string, username: string | null) => `${dateTime} by ${username ?? 'a deleted account'}`,
    lastError: 'Last error',
    lastErrorAt: (code: string, dateTime: string) => `${code}, ${dateTime}`,
    noError: 'None since the account was connected',
    lastSent: 'Last email sent',
    neverSent: 'None yet',
    configure: 'Configure Gmail',
    refresh: 'Refresh',
  },

  test: {
    title: 'Test email',
    about: (email: string) =>
      `Sends an email to ${email}, like any other email: through the queue and the current mailer.`,
    send: 'Send test email',
    sending: 'Sending...',
    failed: 'Could not send the test email',
    states: { queued: 'Waiting to be sent', sent: 'Sent', rejected: 'Rejected' },
  },

  auth: {
    title: 'Configure Gmail',
    subtitle: `Connect the Gmail account that sends the emails of ${PRODUCT_NAME}.`,
    how: 'How it works',
    steps: [
      'You sign in at Google with the account that should send the emails, and allow us to send emails as it.',
      'We store the access that Google grants, encrypted. We cannot read the inbox, and we never see the password.',
      'From then on all emails are sent by this account, within its daily limit at Google.',
    ],
    connect: 'Connect Gmail',
    connectAgain: 'Connect again',
    connecting: 'Opening Google...',
    connectFailed: 'Could not open Google',
    disconnect: 'Disconnect',
    disconnecting: 'Disconnecting...',
    disconnected: 'Gmail is disconnected',
    disconnectFailed: 'Could not disconnect Gmail',
    confirm: {
      title: (address: string) => `Disconnect ${address}?`,
      body: 'Emails are sent by the mail server in SMTP_URL again. Without one, they wait in the queue.',
      cancel: 'Cancel',
    },
    checkStatus: 'Check Status',
    results: {
      connected: { title: 'Gmail is connected', body: 'Send a test email to see that it works.' },
      denied: { title: 'Not connected', body: 'You declined at Google. Nothing has changed.' },
      stale: {
        title: 'Not connected',
        body: 'That took too long, or you signed in again meanwhile. Please start again.',
      },
      incomplete: {
        title: 'Not connected',
        body: 'Google did not grant the permission to send emails. Please start again and leave its box checked.',
      },
      failed: { title: 'Not connected', body: 'Google could not complete the connection. Please try again.' },
    },
  },
} as const
