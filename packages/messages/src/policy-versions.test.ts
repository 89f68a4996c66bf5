import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createStoryMessages } from './en/create-story.ts'
import { privacyMessages } from './en/policy-privacy.ts'
import { termsMessages } from './en/policy-terms.ts'
import { createStoryMessages as createStoryInHindi } from './hi/create-story.ts'
import { privacyMessages as privacyInHindi } from './hi/policy-privacy.ts'
import { termsMessages as termsInHindi } from './hi/policy-terms.ts'
import { PRIVACY_VERSION, TERMS_VERSION } from './policy-versions.ts'

const { agreement } = createStoryMessages.submit
const { agreement: agreementInHindi } = createStoryInHindi.submit
const digest = (texts: unknown) => createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)

test('a text that families agreed to does not change without a new version', () => {
  expect({
    [`terms ${TERMS_VERSION}`]: digest([termsMessages, termsInHindi]),
    [`privacy ${PRIVACY_VERSION}`]: digest([privacyMessages, privacyInHindi, agreement, agreementInHindi]),
  }).toMatchInlineSnapshot(`
    {
      "privacy 2026-11-29": "bfb5ba0dcd71d85f",
      "terms 2026-11-27": "b371aa4681b92828",
    }
  `)
})

test.each([
  { name: 'terms', texts: [termsMessages, termsInHindi] },
  { name: 'privacy policy', texts: [privacyMessages, privacyInHindi] },
])('the $name says that accounts are for adults of 18, and keeps the audience of the specification', ({ texts }) => {
  const [english, hindi] = texts.map(text => JSON.stringify(text))
  expect(english).toMatch(/18 or over/)
  expect(english).toContain('Children under 13 are not a target audience')
  expect(hindi).toMatch(/18 साल/)
})
