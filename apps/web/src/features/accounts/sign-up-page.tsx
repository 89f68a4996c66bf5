import { zodResolver } from '@hookform/resolvers/zod'
import { signUpTexts as says } from '@kahani/messages/en/account-screens'
import { policyTitles } from '@kahani/messages/en/policy-titles'
import { errorTexts } from '@kahani/messages/en/shell'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { showIssues } from '../../lib/form-issues.ts'
import { paths } from '../../lib/paths.ts'
import { redirectTarget } from '../../lib/redirect-target.ts'
import { shownError } from '../../lib/shown-error.ts'
import { useWayBack } from '../../lib/use-redirect-target.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/toast.ts'
import { signUpFormSchema } from './account-forms.ts'
import { useSignUp } from './api/account-calls.ts'
import { AccountCard } from './components/account-card.tsx'

export default function SignUpPage() {
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const signUp = useSignUp()
  const form = useForm({
    resolver: zodResolver(signUpFormSchema),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
  })
  const { errors } = form.formState

  const submit = form.handleSubmit(({ username, email, password }) =>
    signUp.mutateAsync({ username, email, password }).then(
      () => {
        const target = redirectTarget(wayBack, paths.createStory())
        toast({ title: says.done, ...(target === paths.createStory() && { description: says.doneAbout }) })
        navigate(target)
      },
      error => {
        if (showIssues(form, error)) return
        const description = shownError(error, says.failedDefault, errorTexts.somethingWrong)
        toast({ title: says.failed, description, variant: 'destructive' })
      },
    ),
  )

  return (
    <AccountCard
      heading={says.heading}
      lead={says.lead}
      footer={
        <>
          {says.haveAccount}{' '}
          <Link to={paths.signIn(wayBack)} className="text-link font-semibold">
            {says.signIn}
          </Link>
        </>
      }
    >
      <PageMeta title={says.title} description={says.description} />
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label={says.username} error={errors.username?.message} required>
          <Input autoComplete="username" autoCapitalize="none" {...form.register('username')} />
        </Field>
        <Field label={says.email} hint={says.emailHint} error={errors.email?.message} required>
          <Input type="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Field label={says.password} hint={says.passwordHint} error={errors.password?.message} required>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field label={says.confirmPassword} error={errors.confirmPassword?.message} required>
          <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
        </Field>
        <Button type="submit" size="lg" busy={form.formState.isSubmitting} className="mt-2 w-full">
          {form.formState.isSubmitting ? says.submitting : says.submit}
        </Button>
        <p className="text-center text-sm text-ink-soft">
          {says.consentBefore}{' '}
          <Link to={paths.terms()} className="text-link">
            {policyTitles.terms}
          </Link>{' '}
          {says.consentBetween}{' '}
          <Link to={paths.privacy()} className="text-link">
            {policyTitles.privacy}
          </Link>
          .
        </p>
      </form>
    </AccountCard>
  )
}
