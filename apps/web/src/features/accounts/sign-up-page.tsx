import { zodResolver } from '@hookform/resolvers/zod'
import { safeRedirect } from '@kahani/contracts/redirect-target'
import { signUpMessages as messages } from '@kahani/messages/en/account-pages'
import { errorMessages } from '@kahani/messages/en/shell'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { useRedirectTarget } from '../../lib/use-redirect-target.ts'
import { Button } from '../../ui/button.tsx'
import { CardPage } from '../../ui/card-page.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { signUpFormSchema } from './account-forms.ts'
import { useSignUp } from './api/account-mutations.ts'
import { AwaitingGift } from './components/awaiting-gift.tsx'
import { GoogleSignIn } from './components/google-sign-in.tsx'
import { SignUpTerms } from './components/sign-up-terms.tsx'
import { showFormError } from './form-error.ts'
import { keepTyped, type TypedAccount, useTypedAccount } from './typed-account.ts'

export default function SignUpPage() {
  const navigate = useNavigate()
  const redirectTo = useRedirectTarget()
  const signUp = useSignUp()
  const typed = useTypedAccount()
  const form = useForm({
    resolver: zodResolver(signUpFormSchema),
    defaultValues: { ...accountOf(typed), confirmPassword: '' },
  })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (!typed) return
    const { username, email } = accountOf(typed)
    // After the focus of a new page.
    const timer = window.setTimeout(() => setFocus(username === '' ? 'username' : email === '' ? 'email' : 'password'))
    return () => window.clearTimeout(timer)
  }, [typed, setFocus])

  const submit = form.handleSubmit(({ username, email, password }) =>
    signUp.mutateAsync({ username, email, password }).then(
      () => {
        const target = safeRedirect(redirectTo, paths.createStory())
        toast({ title: messages.done, ...(target === paths.createStory() && { description: messages.doneAbout }) })
        navigate(target)
      },
      error =>
        showFormError(form, error, {
          title: messages.failed,
          fallback: messages.failedDefault,
          unexpected: errorMessages.somethingWrong,
        }),
    ),
  )

  return (
    <CardPage
      heading={messages.heading}
      lead={messages.lead}
      footer={
        <>
          {messages.haveAccount}{' '}
          <Link
            to={paths.signIn(redirectTo)}
            onClick={() => keepTyped(form.getValues())}
            className="text-link font-semibold"
          >
            {messages.signIn}
          </Link>
        </>
      }
    >
      <PageMeta title={messages.title} description={messages.description} />
      <AwaitingGift redirectTo={redirectTo} />
      <Form onSubmit={submit} className="grid gap-4">
        <Field label={messages.username} error={errors.username?.message} required>
          <Input
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            {...form.register('username')}
          />
        </Field>
        <Field label={messages.email} hint={messages.emailHint} error={errors.email?.message} required>
          <Input
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            enterKeyHint="next"
            {...form.register('email')}
          />
        </Field>
        <Field label={messages.password} hint={messages.passwordHint} error={errors.password?.message} required>
          <PasswordInput
            autoComplete="new-password"
            enterKeyHint="next"
            {...form.register('password', { deps: 'confirmPassword' })}
          />
        </Field>
        <Field label={messages.confirmPassword} error={errors.confirmPassword?.message} required>
          <PasswordInput autoComplete="new-password" enterKeyHint="go" {...form.register('confirmPassword')} />
        </Field>
        <Button type="submit" size="lg" busy={form.formState.isSubmitting} className="mt-2 w-full">
          {form.formState.isSubmitting ? messages.submitting : messages.submit}
        </Button>
        <SignUpTerms before={messages.consentBefore} />
      </Form>
      <GoogleSignIn redirectTo={safeRedirect(redirectTo, paths.createStory())} />
    </CardPage>
  )
}

/** The fields of a new account, of which the username that was typed at sign-in may be the address. */
function accountOf(typed: TypedAccount | null) {
  const { username = '', email = '', password = '' } = typed ?? {}
  const isAddress = email === '' && username.includes('@')
  return isAddress ? { username: '', email: username, password } : { username, email, password }
}
