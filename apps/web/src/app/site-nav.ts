import { shellMessages } from '@kahani/messages/en/shell'
import { paths } from '../lib/paths.ts'

const { nav } = shellMessages

/** Links of the header, the mobile menu and the footer. */
export const SITE_NAV = [
  { to: paths.home(), label: nav.home },
  { to: paths.createStory(), label: nav.createStory },
  { to: paths.myStories(), label: nav.myStories },
  { to: paths.shop(), label: nav.shop },
]
