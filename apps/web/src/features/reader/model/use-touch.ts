import { useDrag } from '@use-gesture/react'
import type { RefObject } from 'react'
import { COVER, type PageTarget, pageTargetForSwipe, targetForTap } from './page-navigation.ts'
import { canTurn, type Turn } from './page-turn.ts'

const CONTROLS = 'a, button, input, select, summary, [role="button"]'
/** After which a sheet follows the finger. */
const LIFT_DISTANCE_PX = 14
/** The share of a turn after which a sheet does not fall back. */
const POINT_OF_NO_RETURN = 0.3

interface TouchOptions {
  page: number
  goTo: (target: PageTarget) => void
  /** Lifts a sheet that follows the finger. */
  lift?: (direction: 'next' | 'previous') => Turn | null
  picture: RefObject<HTMLElement | null>
  /** Shows or hides the controls. */
  onControls?: () => void
}

/** A sheet between two fingers, or what would be one at the end of the book. */
interface Held {
  turn: Turn | null
  forward: boolean
}

/**
 * Turns the page with a swipe, whose finger the sheet follows, and with a tap at an edge of `picture`; a tap in its middle shows or
 * hides the controls, and one on the cover opens the book. The element needs `touch-action: pan-y pinch-zoom`: the browser keeps
 * scrolling and zooming, and cancels the pointer when it takes over a touch.
 */
export function useTouch({ page, goTo, lift, picture, onControls }: TouchOptions) {
  const bind = useDrag(
    ({ event, last, movement: [dx, dy], elapsedTime: ms, memo }): Held | undefined => {
      if (!(event instanceof PointerEvent)) return memo
      const done = event.type === 'pointerup'
      // A mouse selects text instead. On the cover there is none.
      const mouse = event.pointerType === 'mouse'
      if ((mouse && page !== COVER) || window.getSelection()?.isCollapsed === false) return memo
      const touch = { dx, dy, ms }
      let held: Held | undefined = memo
      if (!held && !last && !mouse && lift && canTurn() && isSideways(dx, dy)) {
        const forward = dx < 0
        held = { turn: lift(forward ? 'next' : 'previous'), forward }
      }
      if (held) {
        const progress = Math.min(Math.max((held.forward ? -dx : dx) / window.innerWidth, 0), 1)
        const swiped = pageTargetForSwipe(touch) === (held.forward ? 'next' : 'previous')
        if (!last) held.turn?.hold(progress)
        else if (done && (swiped || progress > POINT_OF_NO_RETURN)) held.turn?.complete()
        else held.turn?.goBack()
        return held
      }
      if (!last || !done) return
      const swipe = mouse ? null : pageTargetForSwipe(touch)
      const target = swipe ?? tapTarget(event, picture.current, touch)
      if (target === null) return
      if (page === COVER) goTo(swipe ?? 'next')
      else if (target === 'controls') onControls?.()
      else goTo(target)
    },
    // Pointer capture would prevent text selection; arrow keys are handled by `usePageKeys`.
    { pointer: { capture: false, keys: false } },
  )
  return bind()
}

const isSideways = (dx: number, dy: number) => Math.abs(dx) > LIFT_DISTANCE_PX && Math.abs(dx) > 2 * Math.abs(dy)

function tapTarget(
  { target, clientX }: PointerEvent,
  picture: HTMLElement | null,
  touch: { dx: number; dy: number; ms: number },
) {
  if (!(target instanceof Element) || !picture?.contains(target) || target.closest(CONTROLS)) return null
  const { left, width } = picture.getBoundingClientRect()
  return targetForTap({ ...touch, position: (clientX - left) / width })
}
