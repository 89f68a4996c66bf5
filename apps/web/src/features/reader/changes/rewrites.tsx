import type { RewriteKind, RewriteRequest } from '@kahani/contracts/rewrites'
import { WISH_MAX } from '@kahani/contracts/story-changes'
import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorMessage, issuesOf } from '../../../lib/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldError, FieldSet } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { rewritePage } from './api.ts'
import { Version } from './text-conflict.tsx'

const { rewrites: messages } = storyEditorMessages

/** How many suggestions can be skipped before the first one comes again. */
const MAX_SKIPPED = 10

const KINDS = Object.keys(messages.kinds) as (keyof typeof messages.kinds)[]

interface RewritesProps {
  storyId: number
  pageNumber: number
  /** The words in the field. */
  text: string
  /** Whether a wish in the family's own words can be followed. */
  free: boolean
  wish: string
  onWish: (wish: string) => void
  onUse: (text: string) => void
}

/** Suggests other words for a page, which replace nothing until they are used. */
export function Rewrites({ storyId, pageNumber, text, free, wish, onWish, onUse }: RewritesProps) {
  /** Suggestions that were shown. */
  const seen = useRef<Partial<Record<RewriteKind, number>>>({})
  const { mutate, data, error, variables, isPending, reset } = useMutation({
    mutationFn: (request: RewriteRequest) => rewritePage(storyId, pageNumber, request),
    onSuccess: (_answer, { kind }) => {
      seen.current[kind] = (seen.current[kind] ?? 0) + 1
    },
  })
  const [asksFreely, setAsksFreely] = useState(wish !== '')
  const suggest = (kind: (typeof KINDS)[number]) => {
    const skip = (seen.current[kind] ?? 0) % MAX_SKIPPED
    mutate({ kind, ...(skip > 0 && { skip }) })
  }
  const isAsking = (kind: RewriteKind) => isPending && variables.kind === kind
  const rejected = issuesOf(error).find(({ path }) => path === 'wish')?.message
  const ask = () => wish.trim() && mutate({ kind: 'own', wish })
  return (
    <div className="grid gap-3">
      <FieldSet legend={messages.legend}>
        <div className="flex flex-wrap gap-2">
          {KINDS.map(kind => (
            <Button
              key={kind}
              variant="secondary"
              busy={isAsking(kind)}
              disabled={isPending}
              onClick={() => suggest(kind)}
              className="rounded-full px-4"
            >
              {messages.kinds[kind]}
            </Button>
          ))}
          {free && (
            <Button
              variant="secondary"
              aria-expanded={asksFreely}
              onClick={() => setAsksFreely(!asksFreely)}
              className="rounded-full px-4"
            >
              {messages.own}
            </Button>
          )}
        </div>
        {!free && <p className="text-sm text-ink-soft">{messages.onlyKinds}</p>}
      </FieldSet>
      {free && asksFreely && (
        <div className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-end">
          <Field label={messages.wish} hint={messages.wishHint} error={rejected}>
            <Input
              value={wish}
              maxLength={WISH_MAX}
              onChange={event => onWish(event.target.value)}
              onKeyDown={event => {
                // Enter would save the page.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                ask()
              }}
            />
          </Field>
          <Button
            variant="secondary"
            busy={isAsking('own')}
            disabled={isPending || wish.trim() === ''}
            onClick={ask}
            className="min-h-12"
          >
            {messages.ask}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {isPending && messages.asking}
      </p>
      {error && !rejected && <FieldError id="rewrite-error">{errorMessage(error, messages.failed)}</FieldError>}
      {data && (
        <Proposal
          key={data.content}
          text={text}
          proposal={data.content}
          onUse={() => {
            reset()
            onUse(data.content)
          }}
          onKeep={reset}
        />
      )}
    </div>
  )
}

interface ProposalProps {
  text: string
  proposal: string
  onUse: () => void
  onKeep: () => void
}

/** A suggestion below the words that it would replace. Has the focus when it appears. */
function Proposal({ text, proposal, onUse, onKeep }: ProposalProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={messages.ready}
      className="grid scroll-mt-4 gap-2.5 rounded-drawn border-2 border-peacock p-3 outline-none max-sm:scroll-mb-24"
    >
      <Version label={messages.now} paragraphs={[text]} />
      <Version label={messages.suggestion} paragraphs={[proposal]} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={onKeep}>
          {messages.keep}
        </Button>
        <Button onClick={onUse}>{messages.use}</Button>
      </div>
    </section>
  )
}
