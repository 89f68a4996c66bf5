import type { Story } from '@kahani/contracts/stories'
import { createStoryMessages as messages } from '@kahani/messages/en/create-story'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { familyQuery, isChild } from '../../lib/family.ts'
import { paths } from '../../lib/paths.ts'
import { privacyNoticeQuery } from '../../lib/privacy-notice.ts'
import { useSession } from '../../lib/session.ts'
import { storyCreditsQuery } from '../../lib/story-credits.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { recentStoriesQuery } from './api/recent-stories.ts'
import { BriefForm } from './components/brief-form.tsx'
import { FormSkeleton } from './components/form-skeleton.tsx'

export default function CreateStoryPage() {
  const { user } = useSession()
  // Refetched on every visit, because a gift or a purchase in another tab changes the credits.
  const creditsQuery = useQuery({ ...storyCreditsQuery(), refetchOnMount: 'always' })
  const { data: credits } = creditsQuery
  const family = useQuery({ ...familyQuery(), refetchOnMount: 'always' })
  const notice = useQuery(privacyNoticeQuery())
  const recent = useQuery({ ...recentStoriesQuery(), refetchOnMount: 'always' })
  const [query] = useSearchParams()

  // Shown together, so that nothing moves when another one arrives. The form works without the family and earlier stories.
  const isLoading = (!credits && !creditsQuery.error) || family.isPending || notice.isPending || recent.isPending
  // The form is large: a deferred render does not block a slow phone. The header changes with it.
  const loading = useDeferredValue(isLoading)
  const hasChild = useDeferredValue(family.data?.some(isChild) ?? false)

  // The session has just ended and the redirect to sign in is pending.
  if (!user) return null

  return (
    <div className="page-width grid gap-5 pt-5 pb-16 sm:gap-8 sm:pt-10">
      <PageMeta title={messages.title} />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl sm:text-4xl">{messages.heading}</h1>
        {!loading && credits && credits.storiesRemaining > 0 && (
          <Badge variant="info">{messages.creditsLeft(credits.storiesRemaining)}</Badge>
        )}
        {!hasChild && (
          <p data-for-new-family className="basis-full text-ink-soft">
            <span className="block max-w-prose">{messages.lead}</span>
          </p>
        )}
      </header>
      {loading ? (
        <FormSkeleton />
      ) : credits ? (
        <>
          <CreditNotices user={user} credits={credits} />
          <BriefForm
            key={user.id}
            user={user}
            credits={credits}
            family={family}
            recent={recent.data ?? NO_STORIES}
            childId={query.get('child')}
          />
        </>
      ) : (
        <LoadFailed {...messages.creditsFailed} query={creditsQuery} />
      )}
    </div>
  )
}

const NO_STORIES: Story[] = []

/** Notices about a cancelled plan and used credits. */
function CreditNotices({
  user,
  credits: { cancelled, storiesRemaining },
}: Pick<ComponentProps<typeof BriefForm>, 'user' | 'credits'>) {
  const { openShop, ...texts } = messages.noCredits
  const { title, body } = user.subscriptionStatus === 'premium' ? texts.premium : texts.free
  return (
    <>
      {cancelled && <Alert title={messages.cancelled.title}>{messages.cancelled.body(storiesRemaining)}</Alert>}
      {storiesRemaining <= 0 && (
        <Alert title={title}>
          <p>{body}</p>
          <ButtonLink to={paths.shop()} className="mt-3">
            {openShop}
          </ButtonLink>
        </Alert>
      )}
    </>
  )
}
