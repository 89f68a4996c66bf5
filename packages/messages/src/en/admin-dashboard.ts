import { adminListMessages } from './admin-lists.ts'

const { number } = adminListMessages

/** Texts of the administrator's dashboard. */
export const adminDashboardMessages = {
  title: 'Admin Dashboard',
  subtitle: 'Manage users, stories, and view statistics',
  tabsLabel: 'Sections of the dashboard',
  tabs: { overview: 'Overview', users: 'Users', stories: 'Stories', settings: 'Settings' },

  overview: {
    loading: 'Loading the statistics',
    failed: 'Could not load dashboard data. Please try again.',
    totalUsers: 'Total Users',
    paidUserCount: (count: number) => `${number(count)} paid ${count === 1 ? 'user' : 'users'}`,
    totalStories: 'Total Stories',
    createdBy: (count: number) => `Created by ${number(count)} users`,
    paidUsers: 'Paid Users',
    percentOfUsers: (percent: number) => `${percent}% of users`,
    premiumStories: 'Premium Stories',
    fromRecent: 'From recent stories',
    distribution: 'Subscription Distribution',
    slice: (name: string, percent: number) => `${name} ${percent}%`,
    users: (count: number) => `${number(count)} ${count === 1 ? 'user' : 'users'}`,
    noUsers: 'Nobody has signed up yet.',
    recent: 'Recent Stories',
    noStories: 'No story has been created yet.',
    user: 'User',
  },

  users: {
    failed: 'Could not load users data. Please try again.',
    searchHint: 'Username, email or ID',
    empty: 'Nobody has signed up yet.',
    noMatch: 'No user matches the search.',
    columns: {
      id: 'ID',
      username: 'Username',
      email: 'Email',
      subscription: 'Subscription',
      storiesLeft: 'Stories Left',
      createdAt: 'Created At',
      actions: 'Actions',
    },
    free: 'free',
    cancelled: (status: string) => `${status} (cancelled)`,
    administrator: 'Admin',
    fix: 'Fix Story Count',
    fixing: 'Fixing...',
    fixed: 'Success',
    fixError: { title: 'Error', description: 'Failed to reset story count' },
    more: (username: string) => `More actions for ${username}`,
    makeAdministrator: 'Make administrator',
    removeAdministrator: 'Remove administrator',
    ownRole: 'You cannot change your own role',
    signOut: 'Sign out on all devices',
    confirm: {
      makeAdministrator: {
        title: (username: string) => `Make ${username} an administrator?`,
        body: 'Administrators see all accounts, stories, orders and addresses, and can change roles. The user is signed out on all devices and gets the new role when signing in again.',
      },
      removeAdministrator: {
        title: (username: string) => `Remove ${username} as an administrator?`,
        body: 'The user loses access to these pages at once, is signed out on all devices, and can sign in again as a family.',
      },
      signOut: {
        title: (username: string) => `Sign ${username} out on all devices?`,
        body: 'For example if somebody else has used the account. The user can sign in again with the password.',
      },
      cancel: 'Cancel',
    },
    signedOut: 'Signed out',
    signedOutOf: (username: string) => `${username} is signed out on all devices.`,
    signOutFailed: 'Could not sign the user out',
    roleChanged: 'Role changed',
    roleFailed: 'Could not change the role',
  },

  stories: {
    failed: 'Could not load stories data. Please try again.',
    searchHint: 'Title, character, story ID or user ID',
    empty: 'No story has been created yet.',
    noMatch: 'No story matches the search.',
    columns: {
      id: 'ID',
      title: 'Title',
      character: 'Character',
      theme: 'Theme',
      userId: 'User ID',
      premium: 'Premium',
      createdAt: 'Created At',
    },
    yes: 'Yes',
    no: 'No',
    untitled: { writing: 'Being written', failed: 'Not written', text_ready: 'Untitled' },
  },

  settings: {
    gmail: {
      title: 'Gmail Integration',
      about: 'Connect a Gmail account from which the emails to families are sent, and check that they are delivered.',
      configure: 'Configure Gmail',
      status: 'Check Status',
      newTab: '(opens in a new tab)',
    },
    more: 'More screens',
    screens: {
      printedCopies: { title: 'Printed copies', about: 'Move orders from the printer to the family' },
      orders: { title: 'Orders', about: 'Packages, gifts and printed copies, with their refunds' },
      costs: { title: 'AI costs', about: 'Spending by day and story, against the daily budgets' },
      queues: { title: 'Queues', about: 'Jobs that wait, run or failed' },
      auditLog: { title: 'Audit log', about: 'Sign-ins, role changes, and what administrators did' },
      newsletters: { title: 'Newsletter', about: 'Write to everybody who subscribed' },
    },
  },
} as const
