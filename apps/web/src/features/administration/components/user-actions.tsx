import type { AdminUser } from '@kahani/contracts/admin'
import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { EllipsisVertical, ShieldMinus, ShieldPlus } from 'lucide-react'
import { useState } from 'react'
import { useSignedInUser } from '../../../lib/session.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { useChangeRole, useFixStoryCount } from '../api/users.ts'

const { users: messages } = adminDashboardMessages

export function UserActions({ user }: { user: AdminUser }) {
  const { mutate: fix, isPending: fixing } = useFixStoryCount(user)
  return (
    <div className="flex items-center gap-1">
      <Button variant="secondary" size="sm" busy={fixing} onClick={() => fix()}>
        {fixing ? messages.fixing : messages.fix}
      </Button>
      <RoleMenu user={user} />
    </div>
  )
}

function RoleMenu({ user }: { user: AdminUser }) {
  const own = useSignedInUser().id === user.id
  const [asking, setAsking] = useState(false)
  const { mutate: changeRole, isPending: changing } = useChangeRole(user)
  const confirm = user.isAdmin ? messages.confirmRole.remove : messages.confirmRole.make
  const action = user.isAdmin ? messages.removeAdministrator : messages.makeAdministrator
  const Icon = user.isAdmin ? ShieldMinus : ShieldPlus
  return (
    <>
      <Menu modal={false}>
        <MenuTrigger asChild>
          <Button variant="ghost" size="icon" busy={changing} aria-label={messages.more(user.username)}>
            {!changing && <EllipsisVertical className="size-5" aria-hidden="true" />}
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem disabled={own} onSelect={() => setAsking(true)}>
            <Icon aria-hidden="true" />
            {own ? messages.ownRole : action}
          </MenuItem>
        </MenuContent>
      </Menu>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={confirm.title(user.username)}
        description={confirm.body}
        cancel={messages.confirmRole.cancel}
        confirm={action}
        destructive={user.isAdmin}
        onConfirm={() => changeRole()}
      />
    </>
  )
}
