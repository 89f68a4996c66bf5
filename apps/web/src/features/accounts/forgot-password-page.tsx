import { zodResolver } from '@hookform/resolvers/zod'
import { forgotPasswordSchema } from '@kahani/contracts/accounts'
import { accountMessages } from '@kahani/messages/en/accounts'
import { forgotPasswordMessages as messages } from '@kahani/messages/en/password-reset'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardPage } from '../../ui/card-page.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { useForgotPassword } from './api/account-mutations.ts'
import { showFormError } from './form-error.ts'

export default function ForgotPasswordPage() {
  const { user } = useSession()
  const forgotPassword = useForgotPassword()
  const form = useForm({ resolver: zodResolver(forgotPasswordSchema), defaultValues: { email: user?.email ?? '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(request =>
    forgotPassword.mutateAsync(request).then(
      () => toast({ title: messages.sent, description: accountMessages.resetRequested }),
      error => showFormError(form, error, { title: messages.failed, fallback: messages.failedDefault }),
    ),
  )

  const meta = <PageMeta title={messages.title} description={messages.description} />
  if (forgotPassword.isSuccess)
    return (
      <CardPage
        heading={messages.checkEmail}
        lead={messages.checkEmailLead(forgotPassword.variables.email)}
        focusHeading
      >
        {meta}
        <p className="text-center text-sm text-ink-soft">{messages.checkSpam}</p>
        <div className="grid gap-3">
          <ButtonLink to={paths.signIn()} size="lg">
            {messages.returnToSignIn}
          </ButtonLink>
          <Button variant="ghost" onClick={forgotPassword.reset}>
            {messages.otherAddress}
          </Button>
        </div>
      </CardPage>
    )
  return (
    <CardPage
      heading={messages.heading}
      lead={messages.lead}
      footer={
        <>
          {messages.remembered}{' '}
          <Link to={paths.signIn()} className="text-link font-semibold">
            {messages.signIn}
          </Link>
        </>
      }
    >
      {meta}
      <Form onSubmit={submit} className="grid gap-4">
        <Field label={messages.email} error={errors.email?.message} required>
          <Input type="email" autoComplete="email" autoCapitalize="none" {...form.register('email')} />
        </Field>
        <Button type="submit" size="lg" busy={isSubmitting} className="mt-2 w-full">
          {isSubmitting ? messages.submitting : messages.submit}
        </Button>
      </Form>
    </CardPage>
  )
}
