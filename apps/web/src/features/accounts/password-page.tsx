import { changePasswordMessages as messages } from '@kahani/messages/en/account-pages'
import { useSignedInUser } from '../../lib/session.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { ChangePassword } from './components/change-password.tsx'
import { NoPassword } from './components/no-password.tsx'
import { ResetPassword } from './components/reset-password.tsx'

/** Sets a new password. `token` is of an emailed link; without one, the user is signed in. */
export default function PasswordPage({ token }: { token: string | null }) {
  return (
    <>
      <PageMeta title={messages.title} unlisted />
      {token === null ? <OwnPassword /> : <ResetPassword key={token} token={token} />}
    </>
  )
}

function OwnPassword() {
  const user = useSignedInUser()
  return user.hasPassword ? <ChangePassword user={user} /> : <NoPassword user={user} />
}
