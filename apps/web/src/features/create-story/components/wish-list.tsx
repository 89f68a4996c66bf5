import { wishUseMessages as messages } from '@kahani/messages/en/wish-uses'
import { firstName } from '@kahani/wishes/first-name'
import type { TaleChoice } from '@kahani/wishes/nearest-tale'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus, Sparkles, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { cn } from '../../../lib/class-names.ts'
import { privacyNoticeQuery } from '../../../lib/privacy-notice.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { useLostFocus } from '../../../ui/use-lost-focus.ts'
import type { StoryForm } from '../model/story-form.ts'
import { useNearestTale } from '../model/use-nearest-tale.ts'
import { useWishUses } from '../model/use-wish-uses.ts'
import { aboutOf, countWishes, listWishes, type WishPart, type WishRow } from '../model/wish-list.ts'
import { jump } from './jump.ts'
import { WISH_COUNT_ID } from './submit-section.tsx'

const ID = 'wish-list'

/** What the story does with the wishes of the family, and what it can't do. */
export function WishList() {
  const { control, getValues } = useFormContext<StoryForm>()
  const { data: notice } = useQuery(privacyNoticeQuery())
  const { wishes, readNow } = useWishUses(control)
  const { chosen, choose, undo } = useNearestTale()
  const panel = useRef<HTMLDivElement>(null)
  // The button that offers a tale and the one that takes it back replace each other.
  const lostFocus = useLostFocus(() => panel.current?.querySelector('button'))

  const name = getValues('characterName').trim()
  const parts = listWishes(wishes?.uses ?? [], {
    child: name === '' ? messages.yourChild : firstName(name),
    theme: wishes?.brief.theme ?? 'custom',
    character: wishes?.brief.characterType ?? 'myself',
    hasProvider: Boolean(notice?.aiProvider),
  })
  function changeTheme(change: () => void): void {
    change()
    readNow(getValues())
  }
  const count = parts.map(({ part, rows }) => `${messages[part]}: ${countWishes(rows)}`).join(' · ')
  const countPlace = document.getElementById(WISH_COUNT_ID)

  return (
    <>
      {countPlace !== null &&
        count !== '' &&
        createPortal(
          <a href={`#${ID}`} onClick={jump} className="text-link">
            {count}
          </a>,
          countPlace,
        )}
      <div ref={panel} {...lostFocus}>
        {/* How many wishes there are is announced, since what becomes of them changes while the parent writes. */}
        <p role="status" className="sr-only">
          {chosen === null ? count : messages.nearest.chosen(chosen)}
        </p>
        {(parts.length > 0 || chosen !== null) && (
          <Card id={ID} tabIndex={-1} role="group" aria-label={messages.used} className="grid animate-fade gap-5">
            {parts.map(({ part, rows }) => (
              <section key={part} className="grid gap-3">
                <CardTitle>{messages[part]}</CardTitle>
                <ul className="grid gap-3">
                  {rows.map(row => (
                    <Row key={row.sentence} part={part} row={row} onChoose={tale => changeTheme(() => choose(tale))} />
                  ))}
                </ul>
              </section>
            ))}
            {chosen !== null && (
              <div className="flex flex-wrap items-center gap-x-2">
                <p className="font-semibold">{messages.nearest.chosen(chosen)}</p>
                <Button variant="ghost" onClick={() => changeTheme(undo)}>
                  <Undo2 className="size-5" aria-hidden="true" />
                  {messages.nearest.undo}
                </Button>
              </div>
            )}
          </Card>
        )}
      </div>
    </>
  )
}

const ICONS = {
  used: { Icon: Check, color: 'text-leaf' },
  asked: { Icon: Sparkles, color: 'text-peacock' },
  unused: { Icon: Minus, color: 'text-ink-soft' },
}

interface RowProps {
  part: WishPart['part']
  row: WishRow
  onChoose: (tale: TaleChoice) => void
}

function Row({ part, row: { texts, sentence, nearest }, onChoose }: RowProps) {
  const { Icon, color } = ICONS[part]
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5">
      <Icon className={cn('mt-0.5 size-5', color)} strokeWidth={3} aria-hidden="true" />
      <div className="grid justify-items-start gap-0.5">
        {texts.map(text => (
          <p key={text} dir="auto" className="line-clamp-2 max-w-full text-left font-semibold wrap-anywhere">
            “{text}”
          </p>
        ))}
        {sentence !== '' && (
          <p className={cn('wrap-anywhere', texts.length > 0 && 'text-sm text-ink-soft')}>
            <IsolatedText text={sentence} />
          </p>
        )}
        {nearest !== null && (
          <Button variant="secondary" onClick={() => onChoose(nearest)} className="mt-1">
            {messages.nearest.offer(aboutOf(nearest))}
          </Button>
        )}
      </div>
    </li>
  )
}
