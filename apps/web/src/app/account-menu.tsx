import type { User } from '@kahani/contracts/accounts'
import { shellMessages as messages } from '@kahani/messages/en/shell'
import { BookHeart, KeyRound, LogOut, Sparkles, Store } from 'lucide-react'
import { Link } from 'react-router-dom'
import { errorMessage } from '../lib/error-message.ts'
import { paths } from '../lib/paths.ts'
import { signOut } from '../lib/session.ts'
import { toast } from '../lib/toast.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '../ui/menu.tsx'

const ENTRIES = [
  { to: paths.createStory(), label: messages.nav.createStory, icon: Sparkles },
  { to: paths.myStories(), label: messages.nav.myStories, icon: BookHeart },
  { to: paths.shop(), label: messages.nav.shop, icon: Store },
  { to: paths.changePassword(), label: messages.account.changePassword, icon: KeyRound },
]

/** What a signed-in user finds under their letter. */
export default function AccountMenu({ user }: { user: User }) {
  return (
    <Menu modal={false}>
      <MenuTrigger aria-label={messages.account.menuOf(user.username)} className="rounded-full p-1">
        <Avatar name={user.username} />
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>
          {messages.account.signedInAs}{' '}
          <strong className="block max-w-60 truncate text-base text-ink">{user.username}</strong>
        </MenuLabel>
        <MenuSeparator />
        {ENTRIES.map(({ to, label, icon: Icon }) => (
          <MenuItem key={to} asChild>
            <Link to={to}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => void leave()}>
          <LogOut aria-hidden="true" />
          {messages.account.signOut}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

/** Home is loaded anew, so that nothing of this user stays in memory, nor what was typed in this tab. */
async function leave(): Promise<void> {
  try {
    await signOut()
    sessionStorage.clear()
    window.location.assign(paths.home())
  } catch (error) {
    toast({ title: messages.account.signOutFailed, description: errorMessage(error), variant: 'destructive' })
  }
}
