import type { User } from '@kahani/contracts/accounts'
import { shellMessages as messages } from '@kahani/messages/en/shell'
import { BookHeart, CircleUserRound, KeyRound, LayoutDashboard, LogOut, Mail, Sparkles, Store } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { signOutAndLeave } from '../lib/sign-out.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '../ui/menu.tsx'

const ITEMS = [
  { to: paths.createStory(), label: messages.nav.createStory, icon: Sparkles },
  { to: paths.myStories(), label: messages.nav.myStories, icon: BookHeart },
  { to: paths.shop(), label: messages.nav.shop, icon: Store },
  { to: paths.account(), label: messages.account.account, icon: CircleUserRound },
  { to: paths.changePassword(), label: messages.account.changePassword, icon: KeyRound },
]
const ADMIN_ITEMS = [
  { to: paths.adminDashboard(), label: messages.account.adminDashboard, icon: LayoutDashboard },
  { to: paths.gmailStatus(), label: messages.account.emailSettings, icon: Mail },
]

/** The menu behind the avatar of a signed-in user. It opens when it is first rendered. */
export default function AccountMenu({ user }: { user: User }) {
  const items = user.isAdmin ? [...ITEMS, ...ADMIN_ITEMS] : ITEMS
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Menu modal={false} open={open} onOpenChange={setOpen}>
      <MenuTrigger aria-label={messages.account.menuOf(user.username)} className="rounded-full p-1">
        <Avatar name={user.username} />
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>
          {messages.account.signedInAs}{' '}
          <strong className="block max-w-60 truncate text-base text-ink">{user.username}</strong>
        </MenuLabel>
        <MenuSeparator />
        {items.map(({ to, label, icon: Icon }) => (
          <MenuItem key={to} asChild>
            <Link to={to}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => void signOutAndLeave()}>
          <LogOut aria-hidden="true" />
          {messages.account.signOut}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
