import type { FamilyMemberKind } from '@kahani/contracts/family'
import { sanitize } from '@kahani/storyteller/sanitize-brief'
import { readCompanion } from '@kahani/wishes/companion'
import { firstName } from '@kahani/wishes/first-name'

/** What stories call somebody: "Kiara" of "Kiara Rao", "Ravi Mama" of "Ravi Mama (Pune)". No last name, address or number. */
export function calledName({ kind, name }: { kind: FamilyMemberKind; name: string }): string {
  const plain = sanitize(name)
  const grownUp = kind === 'grown-up' ? readCompanion({ friendName: plain, characterAge: '7-9' }) : null
  return grownUp?.name ?? firstName(plain)
}
