import { accountDeletionMessages as messages } from '@kahani/messages/en/account-deletion'
import { useState } from 'react'
import { useSignedInUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export function DeleteAccountSection() {
  const user = useSignedInUser()
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection heading={messages.heading} about={messages.about}>
      <Button variant="destructive" onClick={() => setOpen(true)} className="justify-self-start">
        {messages.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={messages.dialog.title}
        description={messages.dialog.description}
      >
        <DeleteAccountForm user={user} />
      </Dialog>
    </SettingsSection>
  )
}
