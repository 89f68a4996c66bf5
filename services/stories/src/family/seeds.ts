import { createHash } from 'node:crypto'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { Pet } from '@kahani/contracts/options'
import { firstName } from '@kahani/wishes/first-name'

/**
 * Derives the seed of a person, a pet or the home of an account, an integer of 31 bits. It is the same for saved and unsaved ones:
 * a child that was typed keeps its face when it is saved, and a friend who becomes the child of a story keeps hers.
 */
function deriveSeed(userId: number, role: 'child' | 'grown-up' | 'pet' | 'home', name = ''): number {
  const hash = createHash('sha256').update(JSON.stringify([userId, role, name]))
  return hash.digest().readUInt32BE() >>> 1
}

/** Of children, siblings and friends. Stories use only the first name. */
export const seedOfChild = (userId: number, name: string) => deriveSeed(userId, 'child', canonicalize(firstName(name)))
export const seedOfGrownUp = (userId: number, name: string) => deriveSeed(userId, 'grown-up', canonicalize(name))
/** @param name '' if it is not known */
export const seedOfPet = (userId: number, pet: Pet, name: string) =>
  deriveSeed(userId, 'pet', `${pet}/${canonicalize(name)}`)
export const seedOfHome = (userId: number) => deriveSeed(userId, 'home')
