import { zodResolver } from '@hookform/resolvers/zod'
import { signInSchema } from '@kahani/contracts/accounts'
import { safeRedirect } from '@kahani/contracts/redirect-target'
import { signInMessages as messages } from '@kahani/messages/en/account-pages'
import { accountMessages } from '@kahani/messages/en/accounts'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { errorMessage } from '../../lib/error-message.ts'
import { showIssues } from '../../lib/form-issues.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { useRedirectTarget } from '../../lib/use-redirect-target.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useSignIn } from './api/account-mutations.ts'
import { AccountCard } from './components/account-card.tsx'

/** Time to read the toast before the redirect reloads the page. */
const REDIRECT_DELAY_MS = 500

export default function SignInPage() {
  const redirectTo = useRedirectTarget()
  const signIn = useSignIn()
  const form = useForm({ resolver: zodResolver(signInSchema), defaultValues: { username: '', password: '' } })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const busy = isSubmitting || (isSubmitSuccessful && signIn.isSuccess)

  const submit = form.handleSubmit(credentials =>
    signIn.mutateAsync(credentials).then(
      () => {
        toast({ title: messages.done, description: messages.doneAbout })
        const target = safeRedirect(redirectTo)
        window.setTimeout(() => window.location.assign(target), REDIRECT_DELAY_MS)
      },
      error => {
        if (showIssues(form, error)) return
        const description = errorMessage(error, accountMessages.wrongCredentials)
        toast({ title: messages.failed, description, variant: 'destructive' })
      },
    ),
  )

  return (
    <AccountCard
      heading={messages.heading}
      lead={messages.lead}
      footer={
        <>
          {messages.noAccount}{' '}
          <Link to={paths.signUp(redirectTo)} className="text-link font-semibold">
            {messages.signUp}
          </Link>
        </>
      }
    >
      <PageMeta title={messages.title} description={messages.description} />
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label={messages.username} error={errors.username?.message} required>
          <Input autoComplete="username" autoCapitalize="none" {...form.register('username')} />
        </Field>
        <Field label={messages.password} error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Button type="submit" size="lg" busy={busy} className="mt-2 w-full">
          {busy ? messages.submitting : messages.submit}
        </Button>
      </form>
    </AccountCard>
  )
}
