import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { isSpread } from './spread.ts'

/** The picture of a page yields to its text down to this side, and to this share of the window's height. */
const MIN_SIDE_PX = 168
const MIN_SHARE = 0.3
/** Between the picture and the text. */
const GAP_PX = 16

interface FitOptions {
  /** The open page: its picture, and its text. */
  sheet: RefObject<HTMLElement | null>
  /** Called with the number of screens that the page takes. */
  onScreens: (screens: number) => void
  /** What changes what has to fit. */
  content: string
}

/**
 * Fits picture and text of a page on the screen. The picture yields first (in the layout); if that is not enough, the text
 * continues in columns of the height of the screen (`data-split`), one of which is shown at a time.
 */
export function useFit({ sheet, onScreens, content }: FitOptions): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for other content
  useLayoutEffect(() => {
    if (sheet.current) onScreens(fitPage(sheet.current))
  }, [sheet, onScreens, content])

  useEffect(() => {
    const page = sheet.current
    if (!page || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => onScreens(fitPage(page)))
    // The banners above the book, and the window.
    observer.observe(document.body)
    observer.observe(page)
    // Texts have other widths in the font of the book.
    let stopped = false
    void document.fonts?.ready.then(() => !stopped && onScreens(fitPage(page)))
    return () => {
      stopped = true
      observer.disconnect()
    }
  }, [sheet, onScreens])
}

/** @returns the number of screens */
function fitPage(page: HTMLElement): number {
  const [figure, side] = page.children as unknown as [HTMLElement, HTMLElement]
  const words = side.firstElementChild as HTMLElement
  const root = page.closest<HTMLElement>('[data-book]')
  if (root) setLength(root, '--above', root.getBoundingClientRect().top + window.scrollY)
  delete page.dataset.split
  // The end of the book is below the window if its last page needs all of it.
  const end = root?.querySelector<HTMLElement>('[data-end]')?.offsetHeight ?? 0
  for (const height of end > 0 ? [end, 0] : [0]) {
    if (root) setLength(root, '--end', height)
    if (fits()) return 1
  }

  if (isSpread()) {
    page.dataset.split = ''
    return columnsOf(words)
  }
  const caption = figure.offsetHeight - (figure.firstElementChild as HTMLElement).offsetHeight
  const text = side.offsetHeight + caption + GAP_PX
  const height = page.clientHeight
  const screens = Math.ceil((text + minSide()) / height)
  const largest = Math.min(page.clientWidth - 2 * GAP_PX, height - caption - GAP_PX)
  page.style.setProperty('--side', `${Math.max(Math.min(largest, screens * height - text), minSide())}px`)
  page.dataset.split = ''
  return columnsOf(page)

  function minSide() {
    return Math.min(page.clientWidth, Math.max(MIN_SIDE_PX, page.clientHeight * MIN_SHARE))
  }
  function fits() {
    if (isSpread()) return words.offsetHeight <= side.clientHeight - paddingOf(side)
    return figure.offsetHeight >= minSide() && side.offsetTop + side.offsetHeight <= page.clientHeight + 1
  }
}

function paddingOf(element: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(element)
  return Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
}

function setLength(element: HTMLElement, name: string, px: number): void {
  const value = `${px}px`
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value)
}

const columnsOf = (element: HTMLElement) => Math.max(1, Math.ceil((element.scrollWidth - 2) / element.clientWidth))

/** The screen of an element of the text. */
export function screenOf(element: Element): number {
  const columns = element.closest<HTMLElement>(isSpread() ? '[data-words]' : '[data-page]')
  const [rect] = element.getClientRects()
  if (!columns || !rect) return 0
  const { left, width } = columns.getBoundingClientRect()
  return Math.max(0, Math.floor((rect.left - left) / width))
}
