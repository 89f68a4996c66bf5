import { FULL } from '@kahani/testing/full'
import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'puppeteer'

/**
 * The accessibility problems that axe finds on the page, or in an element of it; with `--full`, also those of colours in the dark
 * colour scheme.
 */
export async function accessibilityProblems(page: Page, element = 'html'): Promise<string[]> {
  await page.waitForSelector(element)
  // A navigation within the app keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const light = await runAxe(page, element, {})
  if (!FULL) return light
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
  const dark = await runAxe(page, element === 'html' ? 'main' : element, { runOnly: ['color-contrast'] })
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }])
  return [...light, ...dark]
}

async function runAxe(page: Page, element: string, options: RunOptions): Promise<string[]> {
  await page.evaluate(animationsEnd)
  const { violations, url } = await page.evaluate(
    (context, runOptions) => window.axe.run(context, runOptions),
    element,
    // Preloading serves the rule for sound that plays by itself, which the app does not have, and an experimental one.
    { ...options, resultTypes: ['violations' as const], preload: false },
  )
  return violations.map(({ id, nodes }) => `${url}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Waits until nothing fades in, and the colours have changed to those of the emulated scheme. */
async function animationsEnd(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
