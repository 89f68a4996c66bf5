/** Controls that do nothing before the app runs: the browser follows links, opens popovers and keeps what is typed. */
const NEEDS_APP = 'button[type=button]:not([popovertarget])'
/** What can be tapped in a screen that is shown before the app runs and that it replaces. */
const CONTROL = 'a, button, summary, label, input'

let repeat: (() => void) | undefined

function record({ target, pageX, pageY }: MouseEvent): void {
  const control = target instanceof Element ? target.closest<HTMLElement>(NEEDS_APP) : null
  if (control) repeat = () => control.click()
  else if (document.querySelector('[data-early-screen]')) repeat = () => clickAt(pageX, pageY)
  document.documentElement.toggleAttribute('data-waiting', repeat !== undefined)
}

/** @param x in px from the left of the page. @param y in px from its top */
function clickAt(x: number, y: number): void {
  const element = document.elementFromPoint(x - window.scrollX, y - window.scrollY)
  element?.closest<HTMLElement>(CONTROL)?.click()
}

/** Records the last tap before the app runs, and shows that the page is waiting. */
export const recordTaps = () => document.addEventListener('click', record)

/**
 * Repeats the recorded tap on the app. Not at once: an effect may call this, in which React can't hydrate the tapped part of the
 * page, and so would ignore the tap.
 */
export function repeatTap(): void {
  document.removeEventListener('click', record)
  document.documentElement.removeAttribute('data-waiting')
  if (repeat) queueMicrotask(repeat)
  repeat = undefined
}
