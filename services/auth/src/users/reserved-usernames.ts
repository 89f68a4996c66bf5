import { canonicalize } from '@kahani/contracts/accounts-internal'
import { PRODUCT_NAME } from '@kahani/messages/product'
import unhomoglyph from 'unhomoglyph'

/** One of these words is enough: it names a role of the product, of its payments or of a mail system. */
const ROLES = [
  ...['admin', 'administrator', 'superadmin', 'moderator', 'support', 'helpdesk', 'verification', 'grievance'],
  ...['noreply', 'donotreply', 'mailer', 'postmaster', 'webmaster', 'hostmaster', 'razorpay'],
  ...['सहायता', 'सपोर्ट', 'एडमिन', 'हेल्पडेस्क'],
]
/** Also part of ordinary names: only a username without any other word is reserved. */
const OTHER_WORDS = [
  ...[PRODUCT_NAME, 'कहानी', 'кахани', 'the', 'official', 'staff', 'team', 'system', 'security', 'tech', 'account'],
  ...['help', 'desk', 'service', 'customer', 'care', 'contact', 'info', 'office', 'officer', 'nodal', 'hello'],
  ...['billing', 'payment', 'refund', 'daemon', 'com', 'in', 'app', 'india'],
  ...['टीम', 'मदद', 'ग्राहक', 'सेवा'],
]
const ACCENTS = /[\u0300-\u036f]/g
const LATIN = /^[a-z0-9]+$/i
/** Signs and letters that are read as others, where Unicode's list of confusable characters has no Latin letter for them. */
const READ_AS: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i', п: 'n', l: 'i' }
const SIGNS = new RegExp(`[${Object.keys(READ_AS).join('')}]`, 'g')
const OUTER_DIGITS = /\b\d+|\d+\b/g
const BETWEEN_WORDS = /[^\p{L}\p{M}]+/u

// Some letters look like a Latin one as a capital only.
const toLatin = (char: string) =>
  [char, char.toUpperCase()]
    .map(unhomoglyph)
    .find(text => LATIN.test(text))
    ?.toLowerCase() ?? char

/** The words that a text is read as. Texts that look alike have the same. */
const wordsOf = (text: string) =>
  Array.from(text.normalize('NFD').replace(ACCENTS, ''), toLatin)
    .join('')
    .replace(SIGNS, sign => READ_AS[sign] ?? sign)
    .replaceAll('rn', 'm')
    .split(BETWEEN_WORDS)

/** Any of some words, also in the plural and with repeated letters, as in "Kahaani". */
const anyOf = (words: string[]) =>
  `(?:${words.map(word => wordsOf(canonicalize(word)).join('').replace(/./gu, '$&+')).join('|')})s*`
const ANY = anyOf([...ROLES, ...OTHER_WORDS])
const ONLY_RESERVED_WORDS = new RegExp(`^(?:${ANY})+$`, 'u')
const HAS_ROLE = new RegExp(`^(?:${ANY})*${anyOf(ROLES)}(?:${ANY})*$`, 'u')

/** Whether a username poses as the product or its support, also with look-alike letters, digits and signs. */
export function isReservedUsername(username: string): boolean {
  const name = canonicalize(username)
  // Digits and signs are letters, as in "supp0rt", or separate words, as in "support@".
  return [name, name.replace(OUTER_DIGITS, ' '), name.split(BETWEEN_WORDS).join(' ')]
    .map(wordsOf)
    .some(words => ONLY_RESERVED_WORDS.test(words.join('')) || words.some(word => HAS_ROLE.test(word)))
}
