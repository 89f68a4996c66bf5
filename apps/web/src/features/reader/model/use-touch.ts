import { useDrag } from '@use-gesture/react'
import type { RefObject } from 'react'
import { type PageTarget, pageTargetForSwipe, pageTargetForTap } from './page-navigation.ts'

const CONTROLS = 'a, button, input, select, summary, [role="button"]'

/**
 * Changes the page on a swipe, and on a tap at an edge of `picture`. The element needs `touch-action: pan-y pinch-zoom`: the
 * browser keeps scrolling and zooming, and cancels the pointer when it takes over a touch.
 */
export function useTouch(goTo: (target: PageTarget) => void, picture: RefObject<HTMLElement | null>) {
  const bind = useDrag(
    ({ event, last, movement: [dx, dy], elapsedTime: ms }) => {
      if (!last || !(event instanceof PointerEvent) || event.type !== 'pointerup') return
      // A mouse selects text instead.
      if (event.pointerType === 'mouse' || window.getSelection()?.isCollapsed === false) return
      const target = pageTargetForSwipe({ dx, dy, ms }) ?? tapTarget(event, picture.current, { dx, dy, ms })
      if (target) goTo(target)
    },
    // Pointer capture would prevent text selection; arrow keys are handled by `usePageNavigation`.
    { pointer: { capture: false, keys: false } },
  )
  return bind()
}

function tapTarget(
  { target, clientX }: PointerEvent,
  picture: HTMLElement | null,
  touch: { dx: number; dy: number; ms: number },
): PageTarget | null {
  if (!(target instanceof Element) || !picture?.contains(target) || target.closest(CONTROLS)) return null
  const { left, width } = picture.getBoundingClientRect()
  return pageTargetForTap({ ...touch, position: (clientX - left) / width })
}
