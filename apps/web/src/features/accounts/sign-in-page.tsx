import { zodResolver } from '@hookform/resolvers/zod'
import { signInSchema } from '@kahani/contracts/accounts'
import { googleSignInErrorSchema } from '@kahani/contracts/google'
import { safeRedirect } from '@kahani/contracts/redirect-target'
import { signInMessages as messages } from '@kahani/messages/en/account-pages'
import { accountMessages } from '@kahani/messages/en/accounts'
import { googleSignInMessages } from '@kahani/messages/en/google-sign-in'
import { secondFactorMessages } from '@kahani/messages/en/second-factors'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { isSecondFactorNeeded, isWrongCredentials } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { useRedirectTarget } from '../../lib/use-redirect-target.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CardPage } from '../../ui/card-page.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useSignIn } from './api/account-mutations.ts'
import { AwaitingGift } from './components/awaiting-gift.tsx'
import { GoogleSignIn } from './components/google-sign-in.tsx'
import { isCreatingStory, NewHere } from './components/new-here.tsx'
import { PasskeySignIn } from './components/passkey-sign-in.tsx'
import { showFormError } from './form-error.ts'
import { keepTyped, useTypedAccount } from './typed-account.ts'

/** Time to read the toast before the redirect reloads the page. */
const REDIRECT_DELAY_MS = 500

export default function SignInPage() {
  const redirectTo = useRedirectTarget()
  const googleError = useGoogleError()
  const signIn = useSignIn()
  const [needsCode, setNeedsCode] = useState(false)
  const typed = useTypedAccount()
  const form = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { username: typed?.username || typed?.email || '', password: typed?.password ?? '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const busy = isSubmitting || (isSubmitSuccessful && signIn.isSuccess)

  const askForCode = () => {
    setNeedsCode(true)
    // The field is rendered first.
    window.setTimeout(() => form.setFocus('code'))
  }
  const welcome = () => {
    toast({ title: messages.done, description: messages.doneAbout })
    const target = safeRedirect(redirectTo)
    window.setTimeout(() => window.location.assign(target), REDIRECT_DELAY_MS)
  }
  const submit = form.handleSubmit(credentials =>
    signIn.mutateAsync(credentials).then(welcome, error => {
      if (isSecondFactorNeeded(error)) return askForCode()
      showFormError(form, error, { title: messages.failed, fallback: accountMessages.wrongCredentials })
      if (isWrongCredentials(error)) form.setError('password', { message: messages.checkBoth }, { shouldFocus: true })
    }),
  )

  const creatingStory = isCreatingStory(redirectTo)
  const keepForSignUp = () => keepTyped(form.getValues())

  return (
    <CardPage
      heading={messages.heading}
      lead={messages.lead}
      footer={
        !creatingStory && (
          <>
            {messages.noAccount}{' '}
            <Link to={paths.signUp(redirectTo)} onClick={keepForSignUp} className="text-link font-semibold">
              {messages.signUp}
            </Link>
          </>
        )
      }
    >
      <PageMeta title={messages.title} description={messages.description} />
      {creatingStory && <NewHere redirectTo={redirectTo} onSwitch={keepForSignUp} />}
      <AwaitingGift redirectTo={redirectTo} />
      {googleError && (
        <Alert variant="destructive" title={messages.failed}>
          {googleError}
        </Alert>
      )}
      <Form onSubmit={submit} className="grid gap-4">
        <Field label={messages.username} hint={messages.usernameHint} error={errors.username?.message} required>
          <Input
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            {...form.register('username')}
          />
        </Field>
        <Field label={messages.password} error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" enterKeyHint="go" {...form.register('password')} />
        </Field>
        {needsCode && (
          <Alert variant="info" title={secondFactorMessages.signIn.needed}>
            <Field
              label={secondFactorMessages.signIn.code}
              hint={secondFactorMessages.signIn.codeHint}
              error={errors.code?.message}
              required
              className="mt-2"
            >
              <Input autoComplete="one-time-code" autoCapitalize="none" {...form.register('code')} />
            </Field>
          </Alert>
        )}
        <Link to={paths.forgotPassword()} className="text-link justify-self-end py-1">
          {messages.forgotPassword}
        </Link>
        <Button type="submit" size="lg" busy={busy} className="w-full">
          {busy ? messages.submitting : messages.submit}
        </Button>
      </Form>
      <PasskeySignIn onSignedIn={welcome} />
      <GoogleSignIn redirectTo={redirectTo} />
    </CardPage>
  )
}

/** Why signing in with Google failed; null if it did not. The code is removed from the address, so it is shown once. */
function useGoogleError(): string | null {
  const [query, setQuery] = useSearchParams()
  const [text] = useState(() => textOf(query.get('error')))
  useEffect(() => {
    if (!query.has('error')) return
    const others = new URLSearchParams(query)
    others.delete('error')
    setQuery(others, { replace: true })
  }, [query, setQuery])
  return text
}

function textOf(code: string | null): string | null {
  const { data } = googleSignInErrorSchema.safeParse(code)
  return data ? googleSignInMessages.errors[data] : null
}
