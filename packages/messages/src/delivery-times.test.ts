import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUSINESS_DAYS } from './delivery-times.ts'
import { emailMessages } from './en/emails.ts'
import type { PolicyText } from './en/policy-page.ts'
import * as enShipping from './en/policy-shipping.ts'
import * as enPrints from './en/prints.ts'
import * as hiShipping from './hi/policy-shipping.ts'
import * as hiPrints from './hi/prints.ts'

const { processing, delivery } = BUSINESS_DAYS
const fees = { standard: 'Qq1', express: 'Qq2' }
const textOf = ({ sections }: PolicyText) => sections.flatMap(({ body = [], list = [] }) => [...body, ...list])

test.each([
  ['en', enPrints.printDialogMessages, enShipping.shippingMessages(fees)],
  ['hi', hiPrints.printDialogMessages, hiShipping.shippingMessages(fees)],
] as const)('dialog, toasts and policy state the same times in %s', (_locale, dialog, policy) => {
  const texts = [dialog.delivery, dialog.paid.description, dialog.freeOrdered(1).description, textOf(policy).join('\n')]
  for (const text of texts) {
    expect(text).toContain(`${processing} `)
    expect(text).toContain(`${delivery} `)
  }
  const individual = textOf(policy).find(text => text.includes(fees.standard)) ?? ''
  expect(individual).toMatch(/part of the price of the copy|क़ीमत में शामिल/)
})

test('emails state the times of the policy', () => {
  const { placed, processing: inWork, shipped } = emailMessages.print
  expect(placed.lead.join()).toContain(`takes ${processing} business days`)
  expect(inWork.lead.join()).toContain(`takes ${processing} business days`)
  for (const { lead } of [placed, shipped]) {
    expect(lead.join()).toContain(`delivery takes ${delivery} business days in most of India`)
  }
})

test('no text repeats a time', () => {
  for (const file of ['prints', 'policy-shipping']) {
    for (const locale of ['en', 'hi']) {
      const source = readFileSync(new URL(`${locale}/${file}.ts`, import.meta.url), 'utf8')
      expect(source.match(/\d-\d+ (business|कामकाजी)/g), `${locale}/${file}`).toBeNull()
    }
  }
})
