import type { AdminUser } from '@kahani/contracts/admin'
import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { EllipsisVertical, LogOut, ShieldMinus, ShieldOff, ShieldPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSignedInUser } from '../../../lib/session.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { useChangeRole, useFixStoryCount, useRemoveFactors, useSignOutUser } from '../api/users.ts'

const { users: messages } = adminDashboardMessages

export function UserActions({ user }: { user: AdminUser }) {
  const { mutate: fix, isPending: fixing } = useFixStoryCount(user)
  return (
    <div tabIndex={-1} className="flex items-center gap-1 outline-none">
      <Button variant="secondary" size="sm" busy={fixing} onClick={() => fix()}>
        {fixing ? messages.fixing : messages.fix}
      </Button>
      <UserMenu user={user} />
    </div>
  )
}

type Action = 'makeAdministrator' | 'removeAdministrator' | 'signOut' | 'removeFactors'

/** The actions that need a confirmation, which opens when the menu has returned the focus to its button. */
function UserMenu({ user }: { user: AdminUser }) {
  const own = useSignedInUser().id === user.id
  const changeRole = useChangeRole(user)
  const signOut = useSignOutUser(user)
  const removeFactors = useRemoveFactors(user)
  const [asking, setAsking] = useState(false)
  const [action, setAction] = useState<Action>('signOut')
  const selected = useRef(false)
  const select = (next: Action) => () => {
    setAction(next)
    selected.current = true
  }
  const confirmSelected = () => {
    setAsking(selected.current)
    selected.current = false
  }
  const busy = changeRole.isPending || signOut.isPending || removeFactors.isPending
  const actions: Record<Action, () => void> = {
    makeAdministrator: () => changeRole.mutate(),
    removeAdministrator: () => changeRole.mutate(),
    signOut: () => signOut.mutate(),
    removeFactors: () => removeFactors.mutate(),
  }
  const roleAction: Action = user.isAdmin ? 'removeAdministrator' : 'makeAdministrator'
  const RoleIcon = user.isAdmin ? ShieldMinus : ShieldPlus
  return (
    <>
      <Menu modal={false}>
        <MenuTrigger asChild>
          <Button variant="ghost" size="icon" busy={busy} aria-label={messages.more(user.username)}>
            {!busy && <EllipsisVertical className="size-5" aria-hidden="true" />}
          </Button>
        </MenuTrigger>
        <MenuContent onCloseAutoFocus={confirmSelected}>
          <MenuItem disabled={own} onSelect={select(roleAction)}>
            <RoleIcon aria-hidden="true" />
            {own ? messages.ownRole : messages[roleAction]}
          </MenuItem>
          {!own && (
            <>
              <MenuItem onSelect={select('signOut')}>
                <LogOut aria-hidden="true" />
                {messages.signOut}
              </MenuItem>
              <MenuItem onSelect={select('removeFactors')}>
                <ShieldOff aria-hidden="true" />
                {messages.removeFactors}
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={messages.confirm[action].title(user.username)}
        description={messages.confirm[action].body}
        cancel={messages.confirm.cancel}
        confirm={messages[action]}
        destructive={action === 'removeAdministrator' || action === 'removeFactors'}
        onConfirm={actions[action]}
      />
    </>
  )
}
