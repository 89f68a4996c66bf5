// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { isShell } from './shell-document.ts'

test('a prerendered page, which has the shell of the app, is no shell', () => {
  onTestFinished(() => document.body.replaceChildren())
  document.body.innerHTML = '<div id="root"><div data-shell><form></form></div></div>'
  expect(isShell()).toBe(false)
  document.body.innerHTML = '<div id="root" data-shell></div>'
  expect(isShell()).toBe(true)
})
