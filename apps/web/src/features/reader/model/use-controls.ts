import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * What is seen beside the page. `open`: everything, above and below the book, as when it is opened. After the first page was turned,
 * the book takes the window: `bar` has the buttons for the pages below it, `over` also the header and the tools above it, and
 * `none` the page alone.
 */
export type Controls = 'open' | 'bar' | 'over' | 'none'

const TAPPED: Record<Controls, Controls> = { open: 'none', bar: 'over', over: 'none', none: 'over' }

/** A mouse that is nearer to the top of the window shows the header, until it is further away than the header and the tools. */
const TOP_EDGE_PX = 6
const BELOW_HEADER_PX = 160
/** Who scrolled further down, and comes back to the top, looks for the header. */
const SCROLLED_PX = 160

export function useControls() {
  const [controls, set] = useState<Controls>('open')
  const scrolled = useRef(false)

  useEffect(() => {
    const show = () => set(current => (current === 'open' ? current : 'over'))
    let atTop = false
    const onPointerMove = ({ pointerType, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      if (clientY < TOP_EDGE_PX) show()
      else if (atTop && clientY > BELOW_HEADER_PX) set(current => (current === 'over' ? 'bar' : current))
      atTop = clientY < TOP_EDGE_PX || (atTop && clientY <= BELOW_HEADER_PX)
    }
    const onScroll = () => {
      if (window.scrollY > SCROLLED_PX) scrolled.current = true
      if (window.scrollY > 0 || !scrolled.current) return
      scrolled.current = false
      show()
    }
    window.addEventListener('pointermove', onPointerMove)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('pointermove', onPointerMove)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  return {
    controls,
    /** In the middle of the picture. */
    tap: useCallback(() => set(current => TAPPED[current]), []),
    turnTo: useCallback((isCover: boolean) => {
      // The turn scrolls to the top.
      scrolled.current = false
      set(current => (isCover ? 'open' : current === 'none' ? 'none' : 'bar'))
    }, []),
  }
}
