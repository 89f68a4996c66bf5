// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { canTurn, turnPage } from './page-turn.ts'

/** An open book. Showing the other page changes its texts. */
function openBook() {
  document.body.innerHTML =
    '<div><article><p>old picture</p><p aria-live="polite">old text</p><img class="opacity-0"></article></div>'
  const page = document.querySelector('article') as HTMLElement
  const show = (name: string) => {
    for (const text of page.querySelectorAll('p')) text.textContent = `${name} ${text.textContent?.split(' ')[1]}`
  }
  const [picture] = page.querySelectorAll('img')
  for (const name of ['complete', 'naturalWidth', 'naturalHeight']) Object.defineProperty(picture, name, { value: 4 })
  const drawImage = vi.fn()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never)
  const animations: EventTarget[] = []
  HTMLElement.prototype.animate = function animate() {
    const animation = new EventTarget()
    animations.push(animation)
    return Object.assign(animation, { cancel: () => undefined }) as Partial<Animation> as Animation
  }
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })
  return {
    turn: (direction: 'next' | 'previous', isSpread = false) =>
      turnPage(page, direction, isSpread, () => {
        show('new')
        return () => show('old')
      }),
    shown: () => page.firstElementChild?.textContent,
    finish: () => animations[0]?.dispatchEvent(new Event('finish')),
    copies: () => [...document.querySelectorAll('[aria-hidden]')].map(copy => copy.firstElementChild?.textContent),
    /** Copies of the picture that are shown at once. */
    pictures: () => (drawImage.mock.calls.every(([drawn]) => drawn === picture) ? drawImage.mock.calls.length : 0),
    sheet: () => document.querySelector<HTMLElement>('.will-change-transform'),
  }
}

/** The sheet moves in the first frame; the other page is rendered after it. */
const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

test.each([
  [true, 'next', ['old picture', 'old picture', 'new picture']],
  [true, 'previous', ['old picture', 'old picture', 'new picture']],
  [false, 'next', ['old picture']],
  [false, 'previous', ['old picture', 'new picture']],
] as const)(
  'spread: %s, to the %s page: copies of %j turn or are covered, with pictures and without live regions',
  async (isSpread, direction, expected) => {
    const book = openBook()
    book.turn(direction, isSpread).complete()
    await nextFrame()
    expect([book.copies(), book.shown()]).toEqual([expected, 'new picture'])
    expect([book.pictures(), document.querySelectorAll('[aria-hidden] canvas').length]).toEqual([
      expected.length,
      expected.length,
    ])
    expect(document.querySelectorAll('[aria-hidden] .opacity-0, [aria-hidden] [aria-live]')).toHaveLength(0)
    book.finish()
    expect([book.copies(), book.shown()]).toEqual([[], 'new picture'])
  },
)

test('a sheet that lifts off the page moves before the other page is rendered; one that comes back brings it', () => {
  const book = openBook()
  book.turn('next')
  expect([book.copies(), book.shown()]).toEqual([['old picture'], 'old picture'])
  book.turn('previous')
  expect([book.copies(), book.shown()]).toEqual([['new picture', 'new picture'], 'new picture'])
})

test('a sheet follows the finger, and falls back onto the page that was open', async () => {
  const book = openBook()
  const sheet = book.turn('next')
  sheet.hold(0.5)
  expect(book.sheet()?.style.transform).toBe('rotateY(-48deg)')
  await nextFrame()
  sheet.goBack()
  expect(book.shown()).toBe('new picture')
  book.finish()
  expect([book.copies(), book.shown()]).toEqual([[], 'old picture'])
})

test('a sheet that falls back at once shows no other page', async () => {
  const book = openBook()
  book.turn('next').goBack()
  await nextFrame()
  book.finish()
  expect([book.copies(), book.shown()]).toEqual([[], 'old picture'])
})

test('the next turn ends the last one', () => {
  const book = openBook()
  book.turn('next')
  const first = book.sheet()
  book.turn('next')
  expect([book.copies(), book.shown()]).toEqual([['new picture'], 'new picture'])
  expect(first?.isConnected).toBe(false)
})

test.each([true, false])('with reduced motion (%s), or in a browser without animations, nothing turns', reduced => {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  onTestFinished(() => void vi.unstubAllGlobals())
  if (!reduced) expect(canTurn()).toBe(false)
  openBook()
  expect(canTurn()).toBe(!reduced)
})
