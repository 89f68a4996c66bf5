/** In px, from the top left of the window. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Between a toast and a control. */
const GAP_PX = 8
/** A place this far above the bottom is as good as one at the top. */
const ABOVE_BOTTOM_PX = 160

const overlap = (aStart: number, aEnd: number, bStart: number, bEnd: number) =>
  Math.max(0, Math.min(aEnd, bEnd) - Math.max(aStart, bStart))

/** How many controls a toast covers. One that is covered in part counts as that part. */
function coveredControls(toast: Box, controls: readonly Box[]): number {
  return controls.reduce((sum, control) => {
    const width = overlap(toast.left, toast.right, control.left, control.right)
    const height = overlap(toast.top, toast.bottom, control.top, control.bottom)
    const area = (control.right - control.left) * (control.bottom - control.top)
    return area > 0 ? sum + (width * height) / area : sum
  }, 0)
}

/**
 * The top of a toast that covers no control: close to the bottom of the window, or else to its top. If there is no
 * such place, the one that covers least. @param space where toasts may be
 */
export function placeToast(toast: Box, controls: readonly Box[], space: Pick<Box, 'top' | 'bottom'>): number {
  const { left, right } = toast
  const height = toast.bottom - toast.top
  const lowest = space.bottom - height
  const tops = [
    lowest,
    space.top,
    ...controls.flatMap(control => [control.top - GAP_PX - height, control.bottom + GAP_PX]),
  ].filter(top => top >= space.top && top <= lowest)
  const distance = (top: number) => Math.min(lowest - top, top - space.top + ABOVE_BOTTOM_PX)
  const places = tops
    .toSorted((a, b) => distance(a) - distance(b) || b - a)
    .map(top => ({ top, covered: coveredControls({ left, right, top, bottom: top + height }, controls) }))
  const least = Math.min(...places.map(({ covered }) => covered))
  return places.find(({ covered }) => covered === least)?.top ?? lowest
}
