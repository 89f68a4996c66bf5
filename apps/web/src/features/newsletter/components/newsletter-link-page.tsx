import { messageSchema } from '@kahani/contracts/accounts'
import { newsletterPageMessages } from '@kahani/messages/en/newsletter-pages'
import { serverMessageText } from '@kahani/messages/en/server-texts'
import { useMutation } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { useLinkToken } from '../../../lib/link-token.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CardPage } from '../../../ui/card-page.tsx'
import { PageMeta } from '../../../ui/page-meta.tsx'

/** Opened by a link in an email. Only the button changes something, because mail scanners open links too. */
export function NewsletterLinkPage({ action }: { action: 'confirm' | 'unsubscribe' }) {
  const messages = newsletterPageMessages[action]
  const token = useLinkToken()
  return (
    <>
      <PageMeta title={messages.title} unlisted />
      {token === null ? (
        <CardPage heading={newsletterPageMessages.incomplete} lead={newsletterPageMessages.openAgain}>
          <HomeLink />
        </CardPage>
      ) : (
        <NewsletterLink key={token} action={action} token={token} />
      )}
    </>
  )
}

function NewsletterLink({ action, token }: { action: 'confirm' | 'unsubscribe'; token: string }) {
  const messages = newsletterPageMessages[action]
  const { mutate, data, error, isPending } = useNewsletterLink(action)
  if (data)
    return (
      <CardPage heading={messages.done} lead={serverMessageText(`newsletter-${action}`) ?? data.message} focusHeading>
        <HomeLink />
      </CardPage>
    )
  return (
    <CardPage heading={messages.heading} lead={messages.lead}>
      {error && (
        <Alert variant="destructive" title={newsletterPageMessages.failed}>
          {errorMessage(error)}
        </Alert>
      )}
      <Button size="lg" busy={isPending} onClick={() => mutate(token)}>
        {isPending ? messages.submitting : messages.submit}
      </Button>
    </CardPage>
  )
}

function HomeLink() {
  return (
    <ButtonLink to={paths.home()} variant="secondary" size="lg">
      {newsletterPageMessages.goHome}
    </ButtonLink>
  )
}

/** Subscribes the address that an emailed link was sent to, or ends its subscription. */
const useNewsletterLink = (action: 'confirm' | 'unsubscribe') =>
  useMutation({
    mutationFn: (token: string) => {
      const endpoint = action === 'confirm' ? endpoints.confirmNewsletter() : endpoints.unsubscribeFromNewsletter()
      return postJson(endpoint, messageSchema, { token })
    },
  })
