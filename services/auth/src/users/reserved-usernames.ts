import { canonicalize } from '@kahani/contracts/accounts-internal'
import { PRODUCT_NAME } from '@kahani/messages/product'
import unhomoglyph from 'unhomoglyph'

/** A username of these words only, in any order, could be taken for the product or its support. */
const WORDS = [
  ...[PRODUCT_NAME, 'admin', 'administrator', 'moderator', 'official', 'staff', 'team', 'system', 'security'],
  ...['support', 'help', 'helpdesk', 'desk', 'service', 'customer', 'care', 'contact', 'info', 'office', 'hello'],
  ...['billing', 'payment', 'payments', 'refund', 'refunds', 'noreply', 'postmaster', 'webmaster', 'the'],
  ...['कहानी', 'टीम', 'सहायता', 'सपोर्ट', 'एडमिन', 'ग्राहक', 'सेवा'],
]
const ACCENTS = /[\u0300-\u036f]/g
const LATIN = /^[a-z0-9]+$/i
/** Signs and letters that are read as others, where Unicode's list of confusable characters has no Latin letter for them. */
const READ_AS: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i', п: 'n', l: 'i' }
const SIGNS = new RegExp(`[${Object.keys(READ_AS).join('')}]`, 'g')
const OUTER_DIGITS = /^\d+|\d+$/g

// Some letters look like a Latin one as a capital only.
const toLatin = (char: string) =>
  [char, char.toUpperCase()]
    .map(unhomoglyph)
    .find(text => LATIN.test(text))
    ?.toLowerCase() ?? char

/** The letters that a text is read as. Texts that look alike have the same. */
const lettersOf = (text: string) =>
  Array.from(text.normalize('NFD').replace(ACCENTS, ''), toLatin)
    .join('')
    .replace(SIGNS, sign => READ_AS[sign] ?? sign)
    .replaceAll('rn', 'm')
    .replace(/[^\p{L}\p{M}]/gu, '')

const RESERVED = new RegExp(`^(?:${WORDS.map(word => lettersOf(canonicalize(word))).join('|')})+$`, 'u')

/** Whether a username poses as the product or its support, also with look-alike letters, digits and signs. */
export function isReservedUsername(username: string): boolean {
  const name = canonicalize(username)
  return [name, name.replace(OUTER_DIGITS, '')].some(text => RESERVED.test(lettersOf(text)))
}
