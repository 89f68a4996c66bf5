// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { chooseLanguage } from '../lib/language.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { LanguageChoice } from './language-choice.tsx'

test('names each language in itself, and marks the current one', () => {
  renderScreen(<LanguageChoice />)
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible()
  const english = screen.getByRole('button', { name: 'English', pressed: true })
  const hindi = screen.getByRole('button', { name: 'हिन्दी', pressed: false })
  expect([english.lang, hindi.lang]).toEqual(['en', 'hi'])
})

test('a choice is stored, and loads the page again without a service worker and with its drafts', async () => {
  const steps: string[] = []
  const unregister = () => Promise.resolve(steps.push('unregister'))
  const serviceWorker = { getRegistrations: async () => [{ unregister }] }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  window.sessionStorage.setItem('kahani.draft', '"Mira"')

  await chooseLanguage('hi', () => void steps.push(`reload with ${document.cookie}`))
  expect(steps).toEqual(['unregister', 'reload with locale=hi'])
  await chooseLanguage('en', () => void steps.push(`reload with ${document.cookie}`))
  expect(steps.at(-1)).toBe('reload with locale=en')
  expect(window.sessionStorage.getItem('kahani.draft')).toBe('"Mira"')
})
