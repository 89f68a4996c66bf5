import { afterFrame } from '../../../lib/after-frame.ts'
import { whenIdle } from '../../../lib/when-idle.ts'

/** Of a turn from its beginning to its end. */
const TURN_MS = 560
/** A sheet beside the spine turns over it; one above its text turns away over the left edge. */
const TURN_DEGREES = { spread: 180, single: 96 }

export type Direction = 'next' | 'previous'

/** A sheet of paper that is being turned. */
export interface Turn {
  /** Holds the sheet, from 0, where it lay, to 1, where it will lie. */
  hold: (progress: number) => void
  /** Lets it fall to the other side. */
  complete: () => void
  /** Lets it fall back. */
  goBack: () => void
}

/** Ends the turn that is in progress. */
let endCurrent: (() => void) | undefined

export const endTurn = (): void => endCurrent?.()

export const canTurn = (): boolean =>
  'animate' in HTMLElement.prototype &&
  // There are no frames in the background, where a book may be read aloud.
  !document.hidden &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Turns a sheet of the book from the current page to the next or previous one. A sheet that lifts off the page hides it at first:
 * it moves before the other page is rendered below it, so that slow phones answer at once.
 * @param page the open page, or the spread of its two sides. Copies of it in its parent are what turns.
 * @param show shows the other page in it, and returns what shows the former one again
 */
export function turnPage(page: HTMLElement, direction: Direction, isSpread: boolean, show: () => () => void): Turn {
  endTurn()
  const forward = direction === 'next'
  const layers = isSpread ? spreadLayers(page, forward) : singleLayers(page, forward)
  const { sheet, shades } = layers
  page.parentElement?.append(...layers.elements)
  let showFormer: (() => void) | undefined
  const reveal = () => {
    cancelReveal()
    if (showFormer) return
    showFormer = show()
    layers.addOther?.(copyOf(page))
  }
  const cancelReveal = afterFrame(reveal)
  // To a single page, a sheet comes back from where it went.
  const comesBack = !isSpread && !forward
  if (comesBack) reveal()

  sheet.style.transformOrigin = isSpread ? '50% 50%' : '0% 50%'
  const turned = isSpread ? TURN_DEGREES.spread : TURN_DEGREES.single
  const [from, to] = forward ? [0, -turned] : comesBack ? [-turned, 0] : [0, turned]
  const pose = (progress: number) => `rotateY(${from + (to - from) * progress}deg)`
  let progress = 0
  const hold = (next: number) => {
    progress = next
    sheet.style.transform = pose(next)
    for (const { element, opacity } of shades) element.style.opacity = String(opacity(next))
  }
  const animations: Animation[] = []
  let fallsBack = false
  const end = () => {
    endCurrent = undefined
    for (const animation of animations) animation.cancel()
    if (fallsBack) showFormer?.()
    else reveal()
    for (const element of layers.elements) element.remove()
  }
  endCurrent = end
  hold(0)
  const release = (target: 0 | 1) => {
    const duration = TURN_MS * Math.max(Math.abs(target - progress), 0.25)
    const timing: KeyframeAnimationOptions = { duration, fill: 'forwards', easing: 'cubic-bezier(0.35, 0.1, 0.25, 1)' }
    const [lie, ...others] = [
      sheet.animate([{ transform: pose(progress) }, { transform: pose(target) }], timing),
      ...shades.map(({ element, opacity }) => {
        // They follow the sheet, so they need the steps between.
        const steps = [0, 0.25, 0.5, 0.75, 1].map(share => progress + (target - progress) * share)
        return element.animate(
          steps.map(step => ({ opacity: opacity(step) })),
          timing,
        )
      }),
    ]
    animations.push(lie, ...others)
    lie.addEventListener('finish', end)
  }
  return {
    hold,
    complete: () => release(1),
    goBack: () => {
      cancelReveal()
      fallsBack = true
      release(0)
    },
  }
}

interface Shade {
  element: HTMLElement
  /** At a progress of the turn. */
  opacity: (progress: number) => number
}
interface Layers {
  /** What covers the page during the turn, from the bottom to the top. */
  elements: HTMLElement[]
  sheet: HTMLElement
  shades: Shade[]
  /** Adds a copy of the other page, if it is seen on the sheet. */
  addOther?: (copy: HTMLElement) => void
}

/** Both sides of the sheet are seen: on its front is the page that goes, on its back the one that comes. */
function spreadLayers(page: HTMLElement, forward: boolean): Layers {
  const [near, far] = forward ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const covered = half(copyOf(page), far)
  const front = half(copyOf(page), near)
  const shadow = shade(near, 'fold')
  const dusk = [shade(near, 'paper'), shade(far, 'paper')] as const
  front.append(dusk[0])
  front.classList.add('backface-hidden')
  const sheet = layer('transform-3d will-change-transform')
  sheet.append(front)
  const lifted = (progress: number) => Math.sin(progress * Math.PI)
  return {
    elements: [covered, shadow, sheet],
    sheet,
    shades: [
      { element: shadow, opacity: progress => Math.max(0, 1 - 2 * progress) },
      { element: dusk[0], opacity: lifted },
      { element: dusk[1], opacity: lifted },
    ],
    addOther(copy) {
      const back = half(copy, far)
      back.style.transform = 'rotateY(180deg)'
      back.classList.add('backface-hidden')
      back.append(dusk[1])
      sheet.append(back)
    },
  }
}

/** Above a single page, only the front of the sheet is seen: the page that goes, or the one that comes back. */
function singleLayers(page: HTMLElement, forward: boolean): Layers {
  const before = copyOf(page)
  const shadow = shade('all', 'fold')
  const dusk = shade('all', 'paper')
  // Of a page of several screens, the copy shows one.
  const paper = (className = '') => layer(`overflow-clip bg-paper ${className}`)
  const sheet = paper('will-change-transform shadow-[0_0_2rem_0.25rem_var(--shade)]')
  sheet.append(dusk)
  const gone = (progress: number) => (forward ? progress : 1 - progress)
  const shades = [
    { element: shadow, opacity: (progress: number) => 1 - gone(progress) },
    { element: dusk, opacity: gone },
  ]
  if (forward) {
    sheet.prepend(before)
    return { elements: [shadow, sheet], sheet, shades }
  }
  const covered = paper()
  covered.append(before)
  return { elements: [covered, shadow, sheet], sheet, shades, addOther: copy => sheet.prepend(copy) }
}

const layer = (className: string): HTMLElement =>
  Object.assign(document.createElement('div'), { className: `pointer-events-none absolute inset-0 ${className}` })

const HALVES = { left: 'inset(0 50% 0 0)', right: 'inset(0 0 0 50%)', all: 'none' }

function half(element: HTMLElement, side: keyof typeof HALVES): HTMLElement {
  element.style.clipPath = HALVES[side]
  return element
}

/** A gradient that darkens the paper from the hinge on. */
function shade(side: keyof typeof HALVES, kind: 'paper' | 'fold'): HTMLElement {
  const direction = side === 'left' ? 'bg-linear-to-l' : 'bg-linear-to-r'
  const place = { left: 'right-1/2', right: 'left-1/2', all: '' }[side]
  const colours = kind === 'paper' ? 'from-shade/40 via-transparent to-shade/20' : 'from-shade/70 to-transparent'
  return layer(`${place} ${direction} ${colours} will-change-[opacity]`)
}

/** A copy in the place of `page`, for the eyes only. Its pictures are shown at once. */
function copyOf(page: HTMLElement): HTMLElement {
  const copy = page.cloneNode(true) as HTMLElement
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  copy.classList.add('absolute', 'inset-0')
  const originals = page.querySelectorAll('img')
  for (const [index, image] of copy.querySelectorAll('img').entries()) {
    image.decoding = 'sync'
    image.classList.remove('animate-appear', 'opacity-0')
    const original = originals[index]
    if (original && isShown(original)) image.replaceWith(paintingOf(original, image.className))
  }
  for (const live of copy.querySelectorAll('[aria-live]')) live.removeAttribute('aria-live')
  return copy
}

/** By image, with the address that was painted. */
const paintings = new WeakMap<HTMLImageElement, { src: string; canvas: HTMLCanvasElement }>()

/** Paints what an image shows while its page is read: to decode it again takes a slow phone longer than a frame. */
export function preparePainting(image: HTMLImageElement): void {
  if (!canTurn()) return
  whenIdle(() => {
    if (isShown(image) && image.clientWidth > 0) {
      paintings.set(image, { src: image.currentSrc, canvas: paint(image, image) })
    }
  })
}

/** What an image shows. A copy of its element would show nothing until the browser has read it again. */
function paintingOf(image: HTMLImageElement, className: string): HTMLCanvasElement {
  const prepared = paintings.get(image)
  const isCurrent = prepared?.src === image.currentSrc && prepared.canvas.width === widthOf(image)
  return Object.assign(paint(image, isCurrent ? prepared.canvas : image), { className })
}

const isShown = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0

/** In device pixels, unless it has fewer. */
const widthOf = ({ naturalWidth, clientWidth }: HTMLImageElement) =>
  Math.min(naturalWidth, Math.ceil(clientWidth * window.devicePixelRatio))

/** @param source what `image` shows */
function paint(image: HTMLImageElement, source: HTMLImageElement | HTMLCanvasElement): HTMLCanvasElement {
  const width = widthOf(image)
  const height = Math.round((width * image.naturalHeight) / image.naturalWidth)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height)
  return canvas
}
