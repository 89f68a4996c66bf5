import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface SettingsSectionProps {
  id?: string | undefined
  heading: string
  about?: string
  children: ReactNode
}

/** One card of the account page. */
export function SettingsSection({ id, heading, about, children }: SettingsSectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} tabIndex={-1} className="grid min-w-0 outline-none">
      <Card className="grid content-start gap-4">
        <div className="grid gap-1">
          <CardTitle id={headingId}>{heading}</CardTitle>
          {about && <p className="text-sm text-ink-soft">{about}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}

interface SectionDataProps<T> {
  query: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  failed: string
  loading: string
  children: (data: T) => ReactNode
}

/** The contents of a section, or that they are loading or did not load. */
export function SectionData<T>({ query, failed, loading, children }: SectionDataProps<T>) {
  if (query.data) return children(query.data)
  if (query.error) return <LoadFailed title={failed} query={query} retry={accountSettingsMessages.retry} />
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}

interface ListSectionProps<T> {
  id?: string
  messages: { heading: string; about: string; failed: string; loading: string; more: string }
  query: UseInfiniteQueryResult<InfiniteData<{ body: T[] }>>
  children: (entries: T[]) => ReactNode
}

/** A section with a list that is loaded page by page. */
export function ListSection<T>({ id, messages, query, children }: ListSectionProps<T>) {
  return (
    <SettingsSection id={id} heading={messages.heading} about={messages.about}>
      <SectionData query={query} failed={messages.failed} loading={messages.loading}>
        {({ pages }) => children(pages.flatMap(({ body }) => body))}
      </SectionData>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className="justify-self-start"
        >
          {messages.more}
        </Button>
      )}
    </SettingsSection>
  )
}
