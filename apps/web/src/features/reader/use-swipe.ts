import { type PointerEvent, useRef } from 'react'
import { moveOfStroke } from './swipe.ts'

/**
 * Turns pages by a finger's stroke. Goes on an element with `touch-action: pan-y pinch-zoom`: the browser then keeps
 * scrolling and zooming to itself, and tells by a cancelled pointer when it took a touch over.
 */
export function useSwipe(turn: (move: 'next' | 'previous') => void) {
  const start = useRef<{ id: number; x: number; y: number; at: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      // A mouse selects text instead; a second finger is about to zoom.
      const strokes = event.pointerType !== 'mouse' && event.isPrimary
      start.current = strokes ? { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp } : null
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      start.current = null
      if (from?.id !== event.pointerId || window.getSelection()?.isCollapsed === false) return
      const move = moveOfStroke({
        dx: event.clientX - from.x,
        dy: event.clientY - from.y,
        ms: event.timeStamp - from.at,
      })
      if (move) turn(move)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
