import type { FamilyMember } from '@kahani/contracts/family'
import type { StoryPeople } from '@kahani/contracts/people'
import { setUp } from './set-up.ts'

export const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01`

/** What a family enters of its members. */
export const kiara = {
  kind: 'child',
  ...{ name: 'Kiara Rao', gender: 'girl', birthMonth: yearsAgo(5), detailsConsent: true },
  look: { skin: 8, hairStyle: 'plaits', mobilityAid: 'wheelchair' },
}
export const kabir = { ...kiara, name: 'Kabir', gender: 'boy', birthMonth: yearsAgo(8), look: {} }
export const zoya = { ...kabir, kind: 'friend', name: 'Zoya', gender: 'girl', birthMonth: null }
export const dadi = {
  ...{ kind: 'grown-up', name: 'Dadi', relation: 'grandmother', gender: 'girl', look: { glasses: true } },
}
export const moti = { kind: 'pet', name: 'Moti', pet: 'Dog', coat: { colour: 'brown' } }

/** The service, with shortcuts to what is about families. */
export async function setUpFamily(options: Parameters<typeof setUp>[0] = {}) {
  const setup = await setUp({ credits: 9, ...options })
  const add = (member: object, userId = 1) => setup.post('/api/family', userId, member)
  return {
    ...setup,
    add,
    addId: async (member: object, userId = 1): Promise<string> => (await add(member, userId)).json().id,
    list: async (userId = 1): Promise<FamilyMember[]> => (await setup.get('/api/family', userId)).json().members,
    seedOf: async (id: string) =>
      (await setup.db.selectFrom('family_members').select('seed').where('id', '=', id).executeTakeFirstOrThrow()).seed,
    /** The people of the newest story. */
    people: async (): Promise<StoryPeople | undefined> =>
      (await setup.db.selectFrom('stories').select('brief').orderBy('id', 'desc').executeTakeFirst())?.brief.people,
  }
}
