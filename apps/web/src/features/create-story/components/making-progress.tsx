import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { STORY_STEPS, type StoryProgress, type StoryStep, storyProgressSchema } from '@kahani/contracts/story-progress'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { storyProgressMessages as messages } from '@kahani/messages/en/story-progress'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getJson } from '../../../lib/api.ts'
import { cn } from '../../../lib/class-names.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { PendingStory } from '../model/use-generate-story.ts'

const { submit } = createStoryMessages
/** Time until the status says that it takes longer than usual. */
const LONG_WAIT_MS = 20_000

/** What happens to the story that is being made. Its parent announces what changes. */
export function MakingProgress({ story, name }: { story: PendingStory; name: string }) {
  const { data } = useQuery(storyProgressQuery(story.idempotencyKey))
  const slow = useSlow()
  const heading = slow ? submit.stillWriting(name) : submit.writing(name)
  const current = data?.step
  return (
    <div className="grid animate-fade gap-3 rounded-drawn border-2 border-line bg-card p-4 text-left">
      <p className="font-semibold wrap-anywhere">{story.paused ? messages.offline : heading}</p>
      {current && <p className="sr-only">{textOf(current, name)}</p>}
      {/* A step that begins is announced by the line above. */}
      <ol aria-label={messages.label} aria-live="off" className="grid gap-1.5">
        {STORY_STEPS.map(step => (
          <Step key={step} step={step} current={current} name={name} />
        ))}
      </ol>
      <p className="text-sm text-ink-soft">{submit.next}</p>
    </div>
  )
}

function Step({ step, current, name }: { step: StoryStep; current: StoryStep | undefined; name: string }) {
  const isCurrent = step === current
  const isDone = current !== undefined && STORY_STEPS.indexOf(step) < STORY_STEPS.indexOf(current)
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cn('grid grid-cols-[1.25rem_1fr] gap-2.5 text-sm', isCurrent ? 'font-semibold' : 'text-ink-soft')}
    >
      <span className="grid size-5 place-items-center" aria-hidden="true">
        {isDone ? (
          <Check className="size-5 text-leaf" strokeWidth={3} />
        ) : isCurrent ? (
          <Spinner className="size-4 text-peacock" />
        ) : (
          <span className="size-2.5 rounded-full border-2 border-edge" />
        )}
      </span>
      <span className="wrap-anywhere">
        {textOf(step, name)}
        {isDone && <span className="sr-only"> ({messages.done})</span>}
      </span>
    </li>
  )
}

const textOf = (step: StoryStep, name: string) =>
  step === 'illustrating' ? messages.steps.illustrating(name, PAGES_PER_STORY) : messages.steps[step]

function useSlow(): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return slow
}

const POLL_INTERVAL_MS = 2000

/**
 * What happens to the story that was requested with an idempotency key; null until the first answer. The first poll is after
 * one interval, when the request has arrived. A failed poll keeps the last answer.
 */
const storyProgressQuery = (idempotencyKey: string) =>
  queryOptions({
    queryKey: ['story-progress', idempotencyKey],
    queryFn: ({ signal }): Promise<StoryProgress | null> =>
      getJson(endpoints.storyProgress(idempotencyKey), storyProgressSchema, { signal }),
    initialData: null,
    refetchInterval: ({ state }) => (state.data?.storyId ? false : POLL_INTERVAL_MS),
  })
