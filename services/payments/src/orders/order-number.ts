import { randomInt } from 'node:crypto'

// Letters and digits that are not taken for each other when they are read out.
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** An order's number, as the provider's receipt and as a person reads it to support: `KH-7Q4M-9XTR-2BWD`. */
export const newOrderNumber = () => `KH-${group()}-${group()}-${group()}`
