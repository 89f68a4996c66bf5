import type * as en from '../en/currencies.ts'
import type { Translation } from '../translation.ts'

export const currencyNameMessages = {
  INR: 'भारतीय रुपया',
  USD: 'अमेरिकी डॉलर',
  EUR: 'यूरो',
  GBP: 'ब्रिटिश पाउंड',
  SGD: 'सिंगापुर डॉलर',
  AED: 'यूएई दिरहम',
  CAD: 'कनाडाई डॉलर',
  AUD: 'ऑस्ट्रेलियाई डॉलर',
} satisfies Translation<typeof en.currencyNameMessages>
