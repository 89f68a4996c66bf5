// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

test('a submission of a prerendered page waits for the app', async () => {
  // The app has an element of this name too, inside of the root.
  document.body.innerHTML = '<div id="root"><div data-shell><form><button>Send</button></form></div></div>'
  // jsdom reports no paints.
  vi.stubGlobal('PerformanceObserver', function observer() {
    return { observe: () => undefined }
  })
  await import('./first.ts')
  const form = document.querySelector('form')
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(form?.dataset.submitted).toBe('')
  vi.unstubAllGlobals()
})
