import type { StoryChanges } from '@kahani/contracts/story-changes'
import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { StoryPicture } from '../../../ui/story-picture.tsx'

const { pictures: messages } = storyEditorMessages

interface PictureVersionsProps {
  picture: StoryChanges['pictures'][number]
  newest: boolean
  /** The version that is being chosen. */
  choosing: number | null
  onChoose: (version: number) => void
}

/** The versions of a picture, side by side: a row to swipe on a phone. A new one comes into view. */
export function PictureVersions({ picture: { versions, chosen }, newest, choosing, onChoose }: PictureVersionsProps) {
  const row = useRef<HTMLUListElement>(null)
  const last = useRef(newest ? 0 : versions.length)
  useEffect(() => {
    if (versions.length > last.current) row.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    last.current = versions.length
  }, [versions.length])
  const single = versions.length === 1
  return (
    <ul
      ref={row}
      aria-label={messages.versions}
      className={cn(
        'flex gap-3 sm:gap-4',
        single
          ? 'justify-center'
          : '-mx-5 snap-x scroll-px-5 overflow-x-auto px-5 pb-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0',
      )}
    >
      {versions.map(({ version, imageUrl, altText }, index) => (
        <li
          key={version}
          // Browsers leave a button where it is that is partly in view.
          onFocus={event => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          className={cn(
            'grid w-[min(17rem,75vw)] shrink-0 snap-center content-start gap-2',
            single ? 'sm:w-80' : 'sm:w-full',
          )}
        >
          <figure className="grid gap-1.5">
            <StoryPicture
              path={imageUrl}
              alt={isolateRightToLeft(altText)}
              sizes="(min-width: 640px) 22rem, 17rem"
              className={cn(
                'aspect-square h-auto w-full rounded-drawn border-3 object-cover',
                version === chosen ? 'border-peacock' : 'border-line',
              )}
            />
            {!single && <figcaption className="text-sm text-ink-soft">{messages.version(index + 1)}</figcaption>}
          </figure>
          {!single && (
            <ChooseButton
              chosen={version === chosen}
              busy={choosing === version}
              label={`${messages.use}: ${messages.version(index + 1)}`}
              onClick={() => onChoose(version)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface ChooseButtonProps {
  chosen: boolean
  busy: boolean
  label: string
  onClick: () => void
}

/** Stays the same element when its picture is chosen, so that it keeps the focus. */
function ChooseButton({ chosen, busy, label, onClick }: ChooseButtonProps) {
  return (
    <Button
      variant={chosen ? 'ghost' : 'secondary'}
      aria-label={chosen ? undefined : label}
      aria-disabled={chosen || undefined}
      busy={busy}
      onClick={() => !chosen && onClick()}
      className={cn(chosen && 'cursor-default bg-peacock-wash text-peacock hover:bg-peacock-wash')}
    >
      {chosen && <Check className="size-5" aria-hidden="true" />}
      {chosen ? messages.chosen : messages.use}
    </Button>
  )
}
