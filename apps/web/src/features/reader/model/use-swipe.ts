import { useDrag } from '@use-gesture/react'
import { type PageTarget, pageTargetForSwipe } from './page-navigation.ts'

/**
 * Changes the page on a swipe. The element needs `touch-action: pan-y pinch-zoom`: the browser keeps scrolling and
 * zooming, and cancels the pointer when it takes over a touch.
 */
export function useSwipe(goTo: (target: PageTarget) => void) {
  const bind = useDrag(
    ({ event, last, movement: [dx, dy], elapsedTime: ms }) => {
      if (!last || !(event instanceof PointerEvent) || event.type !== 'pointerup') return
      // A mouse selects text instead.
      if (event.pointerType === 'mouse' || window.getSelection()?.isCollapsed === false) return
      const target = pageTargetForSwipe({ dx, dy, ms })
      if (target) goTo(target)
    },
    // Pointer capture would prevent text selection; arrow keys are handled by `usePageNavigation`.
    { pointer: { capture: false, keys: false } },
  )
  return bind()
}
