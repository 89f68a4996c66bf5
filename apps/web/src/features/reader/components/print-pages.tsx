import { printPreviewMessages as messages } from '@kahani/messages/en/print-preview'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '../../../lib/class-names.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { useLostFocus } from '../../../ui/use-lost-focus.ts'
import { type PageTarget, pageTargetForKey, resolvePlace } from '../model/page-navigation.ts'
import { canTurn, turnPage } from '../model/page-turn.ts'
import { type PrintLeaf, pagesOf, printViews } from '../model/print-views.ts'
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

/**
 * The pages of the files for the press, to turn: the sheet of the cover, then spreads as they are bound; or on a phone the front,
 * single pages, and the back.
 */
export function PrintPages({ storyId, version, pages, hasSpine }: PrintPagesProps) {
  const [leaf, setLeaf] = useState<PrintLeaf>('cover')
  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const enabledControl = () => controls.current?.querySelector<HTMLElement>('button:enabled')
  const lostFocus = useLostFocus(enabledControl)
  const views = printViews(pages, useMediaQuery(SPREADS))
  const index = Math.max(
    0,
    views.findIndex(each => each.includes(leaf)),
  )
  const view = views[index] ?? []
  const urlOf = (shown: PrintLeaf) => endpoints.printPreview(storyId, typeof shown === 'number' ? shown : 0, version)
  const neighbours = [views[index - 1], views[index + 1]].flatMap(each => (each ? pagesOf(each).map(urlOf) : []))
  usePreloaded(neighbours)

  function goTo(target: PageTarget) {
    const { page } = resolvePlace({ page: index + 1, screen: 0 }, target, views.length)
    const next = Math.max(page, 1) - 1
    if (next === index) return
    const show = () => setLeaf(views[next]?.find(each => each !== null) ?? null)
    if (!sheet.current || !canTurn() || views[next]?.length !== view.length) return show()
    const direction = next > index ? 'next' : 'previous'
    turnPage(sheet.current, direction, view.length > 1, () => {
      flushSync(show)
      return () => setLeaf(leaf)
    }).complete()
  }
  function onKeyDown(event: KeyboardEvent) {
    const target = pageTargetForKey(event)
    if (!target) return
    event.preventDefault()
    goTo(target)
  }
  const touch = useTouch({ page: index + 1, goTo, picture: stage })

  const shown = pagesOf(view)
  const nameOf = (each: NonNullable<PrintLeaf>) => {
    if (typeof each === 'number') return messages.page(each)
    return each === 'cover' && !hasSpine ? messages.coverWithoutSpine : messages[each]
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work on its buttons
    <div onKeyDown={onKeyDown} className="grid gap-3">
      <div ref={stage} {...touch} className={cn(STAGE, 'touch-pan-y touch-pinch-zoom perspective-[100rem]')}>
        <div ref={sheet} className="absolute inset-0 flex items-center justify-center">
          {view.map((each, side) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a leaf that is turned stays in its place
              key={`${view.length}-${side}`}
              data-leaf
              className={cn(
                'flex min-w-0 items-center justify-center overflow-hidden bg-paper-deep shadow-lift',
                each === 'cover' ? 'max-h-full w-full' : 'aspect-square h-full',
              )}
            >
              {each !== null && (
                <PageImage
                  key={each}
                  url={urlOf(each)}
                  name={nameOf(each)}
                  className={cropOf(each)}
                  successor={enabledControl}
                />
              )}
            </div>
          ))}
        </div>
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
          {shown.length > 0 ? messages.position(shown, pages) : view.map(each => each && nameOf(each))}
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

/** Cuts a side of the cover out of its sheet. */
function cropOf(leaf: PrintLeaf): string {
  if (leaf === 'front') return 'object-cover object-right'
  return leaf === 'back' ? 'object-cover object-left' : 'object-contain'
}

/** Loads pictures that are shown next. */
function usePreloaded(urls: readonly string[]): void {
  const list = urls.join(' ')
  useEffect(() => {
    for (const url of list.split(' ').filter(Boolean)) new Image().src = url
  }, [list])
}

interface PageImageProps {
  url: string
  name: string
  className: string
  /** Receives the focus of the button that loads the image again. */
  successor: () => HTMLElement | null | undefined
}

function PageImage({ url, name, className, successor }: PageImageProps) {
  const [state, setState] = useState<'shown' | 'failed' | 'retrying'>('shown')
  const lostFocus = useLostFocus(button => (button.isConnected ? null : successor()))
  return (
    <>
      {state !== 'shown' && (
        <div {...lostFocus} className="grid justify-items-center gap-2 p-3 text-center text-sm">
          {messages.pageFailed}
          <Button variant="secondary" size="sm" busy={state === 'retrying'} onClick={() => setState('retrying')}>
            {messages.retry}
          </Button>
        </div>
      )}
      {state !== 'failed' && (
        <img
          src={url}
          alt={name}
          draggable={false}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className={state === 'shown' ? cn('size-full', className) : 'sr-only'}
        />
      )}
    </>
  )
}
