import { canonicalize } from '@kahani/contracts/accounts-internal'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON_PASSWORDS = new Set(dictionary['passwords-common'])
/** Words that attackers try first at this product. */
const CONTEXT_WORDS = [PRODUCT_NAME, 'bedtime', 'bedtimestory', 'administrator'].map(canonicalize)
const NON_LETTERS_AROUND = /^\P{L}+|\P{L}+$/gu

export type WeakPassword = 'common' | 'personal'

/**
 * Why a password is too easy to guess: it is one of the 49,000 most common ones or a word of this product, or the name or
 * address of its owner. Words also match with digits or signs around them. Null if it is neither.
 */
export function findWeakness(password: string, owner: { username: string; email: string }): WeakPassword | null {
  const text = canonicalize(password)
  if (COMMON_PASSWORDS.has(text)) return 'common'
  const email = canonicalize(owner.email)
  const personal = [canonicalize(owner.username), email, email.slice(0, email.lastIndexOf('@'))]
  const core = text.replace(NON_LETTERS_AROUND, '')
  if (CONTEXT_WORDS.includes(core)) return 'common'
  return personal.some(word => word === text || (core !== '' && word.replace(NON_LETTERS_AROUND, '') === core))
    ? 'personal'
    : null
}
