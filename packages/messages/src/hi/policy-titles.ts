import type * as en from '../en/policy-titles.ts'
import type { Translation } from '../translation.ts'

export const policyTitleMessages = {
  terms: 'नियम और शर्तें',
  privacy: 'प्राइवेसी नीति',
  refunds: 'रिफ़ंड नीति',
  shipping: 'शिपिंग नीति',
  contact: 'संपर्क करें',
} satisfies Translation<typeof en.policyTitleMessages>
