import { shellMessages } from '@kahani/messages/en/shell'
import { paths } from '../lib/paths.ts'

const { nav, account } = shellMessages

/** Links of the header, the mobile menu and the footer. */
export const SITE_NAV = [
  { to: paths.home(), label: nav.home },
  { to: paths.createStory(), label: nav.createStory },
  { to: paths.myStories(), label: nav.myStories },
  { to: paths.shop(), label: nav.shop },
]

/** Links for administrators in the mobile menu. The account menu has them with icons. */
export const ADMIN_NAV = [
  { to: paths.adminDashboard(), label: account.adminDashboard },
  { to: paths.gmailStatus(), label: account.emailSettings },
]
