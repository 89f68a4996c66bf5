import { ORIGIN_PLACEHOLDER } from '@kahani/contracts/documents'
import { expect, test } from 'vitest'
import { PRELOADED, PRERENDERED, prerenderPage, prerenderScreen } from './prerender.tsx'

test.each(PRERENDERED)('$path has its metadata and its text without a script', async ({ path }) => {
  const { metadata, content } = await prerenderPage(path)
  expect(metadata).toMatch(/<title>[^<]*Kahani[^<]*<\/title>/)
  expect(metadata).toContain(`<link rel="canonical" href="${ORIGIN_PLACEHOLDER}${path}"/>`)
  expect(content).toMatch(/<h1[^>]*>[^<]+</)
  // The content security policy forbids style attributes and scripts. A page without a complete screen contains scripts.
  expect(content).not.toMatch(/ style="|<script(?! type="application\/ld\+json")/)
  // The browser would put the values of a form into the address.
  expect(content).not.toMatch(/<form(?![^>]* method="dialog")/)
})

const EARLY = PRELOADED.flatMap(({ early }) => early ?? [])
test.each(EARLY)('%s is shown in its layout before the app runs, with nothing that the policy forbids', async path => {
  const html = await prerenderScreen(path)
  expect(html).toMatch(/^<div[^>]*>.*<header.*<main.*data-banner/s)
  expect(html).not.toMatch(/ style="|<script|<title|<meta/)
})
