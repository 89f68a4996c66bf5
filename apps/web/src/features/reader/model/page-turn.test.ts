// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { turnPage } from './page-turn.ts'

/** A spread of a picture and its text, side by side or one above the other. */
function openBook({ wide, reducedMotion = false }: { wide: boolean; reducedMotion?: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  document.body.innerHTML = '<div><p>picture</p></div><div><p aria-live="polite">text</p></div>'
  const [picture, text] = [...document.body.children] as [HTMLElement, HTMLElement]
  picture.getBoundingClientRect = () => ({ left: 0, right: 400 }) as DOMRect
  text.getBoundingClientRect = () => ({ left: wide ? 430 : 0, right: 800 }) as DOMRect
  const animations: EventTarget[] = []
  const animated: string[] = []
  HTMLElement.prototype.animate = function animate() {
    animated.push(`${this.inert ? 'old' : 'new'} ${this.textContent}`)
    const animation = new EventTarget()
    animations.push(animation)
    const cancel = () => void animation.dispatchEvent(new Event('cancel'))
    return Object.assign(animation, { cancel }) as Partial<Animation> as Animation
  }
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
    document.body.replaceChildren()
  })
  return {
    turn: (direction: 'next' | 'previous') => turnPage(picture, text, direction),
    animated,
    finish: () => animations.map(animation => animation.dispatchEvent(new Event('finish'))),
    copies: () => [...document.querySelectorAll('[aria-hidden]')],
  }
}

test.each([
  [true, 'next', ['old text', 'new picture']],
  [true, 'previous', ['old picture', 'new text']],
  [false, 'next', ['old picture']],
  [false, 'previous', ['new picture']],
] as const)('wide: %s, to the %s page: turns %j', (wide, direction, expected) => {
  const book = openBook({ wide })
  book.turn(direction)
  expect(book.animated).toEqual(expected)
  expect(book.copies()).toHaveLength(wide ? 2 : 1)
  expect(document.querySelectorAll('[aria-hidden] [aria-live]')).toHaveLength(0)
  book.finish()
  expect(book.copies()).toEqual([])
})

test('the next turn ends the last one', () => {
  const book = openBook({ wide: true })
  book.turn('next')
  const [copy] = book.copies()
  book.turn('next')
  expect(book.copies()).toHaveLength(2)
  expect(copy?.isConnected).toBe(false)
})

test('nothing turns with reduced motion', () => {
  const book = openBook({ wide: true, reducedMotion: true })
  book.turn('next')
  expect([book.animated, book.copies()]).toEqual([[], []])
})
