import { printPreviewMessages as messages } from '@kahani/messages/en/print-preview'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { useLostFocus } from '../../../ui/use-lost-focus.ts'
import { type PageTarget, pageTargetForKey, resolvePage } from '../model/page-navigation.ts'
import { turnPage } from '../model/page-turn.ts'
import { pagesOf, printViews } from '../model/print-views.ts'
import { useTouch } from '../model/use-touch.ts'

/** As high as a page; twice as wide where two pages are shown. */
export const STAGE = 'relative mx-auto aspect-square w-full max-w-[55vh] bg-paper-deep sm:aspect-[2/1] sm:max-w-[110vh]'

const SPREADS = '(min-width: 40rem)'

interface PrintPagesProps {
  storyId: number
  version: string
  pages: number
  hasSpine: boolean
}

/** The pages of the files for the press, to turn: the cover, then spreads as they are bound, or single pages on a phone. */
export function PrintPages({ storyId, version, pages, hasSpine }: PrintPagesProps) {
  const [page, setPage] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const lostFocus = useLostFocus(() => controls.current?.querySelector<HTMLElement>('button:enabled'))
  const views = printViews(pages, useMediaQuery(SPREADS))
  const index = views.findIndex(each => each.includes(page))
  const view = views[index] ?? [0]
  const urlOf = (number: number) => endpoints.printPreview(storyId, number, version)
  const neighbours = [views[index - 1], views[index + 1]].flatMap(each => (each ? pagesOf(each).map(urlOf) : []))
  usePreloaded(neighbours)

  function goTo(target: PageTarget) {
    const next = resolvePage(index + 1, target, views.length) - 1
    if (next === index) return
    const leaves = stage.current?.querySelectorAll<HTMLElement>('[data-leaf]') ?? []
    const [left, right = left] = leaves
    if (left && right && views[next]?.length === view.length) turnPage(left, right, next > index ? 'next' : 'previous')
    setPage(pagesOf(views[next] ?? [])[0] ?? 0)
  }
  function onKeyDown(event: KeyboardEvent) {
    const target = pageTargetForKey(event)
    if (!target) return
    event.preventDefault()
    goTo(target)
  }
  const touch = useTouch(goTo, stage)

  const shown = pagesOf(view)
  const cover = hasSpine ? messages.cover : messages.coverWithoutSpine
  const nameOf = (number: number) => (number === 0 ? cover : messages.page(number))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work on its buttons
    <div onKeyDown={onKeyDown} className="grid gap-3">
      <div
        ref={stage}
        {...touch}
        className={cn(STAGE, 'flex touch-pan-y touch-pinch-zoom items-center justify-center')}
      >
        {view.map((number, side) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a leaf that is turned stays in its place
            key={`${view.length}-${side}`}
            data-leaf
            className={cn(
              'flex min-w-0 items-center justify-center overflow-hidden bg-paper-deep shadow-lift',
              number === 0 ? 'max-h-full w-full' : 'aspect-square h-full',
            )}
          >
            {number !== null && <PageImage key={urlOf(number)} url={urlOf(number)} name={nameOf(number)} />}
          </div>
        ))}
      </div>
      <div ref={controls} {...lostFocus} className="flex items-center justify-between gap-3">
        <Button
          variant="secondary"
          size="icon"
          aria-label={messages.previous}
          disabled={index === 0}
          onClick={() => goTo('previous')}
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
        </Button>
        <p role="status" className="text-center text-sm text-ink-soft">
          {page === 0 ? cover : messages.position(shown, pages)}
        </p>
        <Button
          variant="secondary"
          size="icon"
          aria-label={messages.next}
          disabled={index === views.length - 1}
          onClick={() => goTo('next')}
        >
          <ArrowRight className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}

/** Loads pictures that are shown next. */
function usePreloaded(urls: readonly string[]): void {
  const list = urls.join(' ')
  useEffect(() => {
    for (const url of list.split(' ').filter(Boolean)) new Image().src = url
  }, [list])
}

function PageImage({ url, name }: { url: string; name: string }) {
  const [failed, setFailed] = useState(false)
  if (failed)
    return (
      <div className="grid justify-items-center gap-2 p-3 text-center text-sm">
        {messages.pageFailed}
        <Button variant="secondary" size="sm" onClick={() => setFailed(false)}>
          {messages.retry}
        </Button>
      </div>
    )
  return (
    <img src={url} alt={name} draggable={false} onError={() => setFailed(true)} className="size-full object-contain" />
  )
}
