import type { AiProvider, ConsentSource } from '@kahani/contracts/child-consents'
import type { FamilyMemberInput } from '@kahani/contracts/family'
import type { Coat, Look } from '@kahani/contracts/looks'
import type { AgeBand, Gender } from '@kahani/contracts/options'
import type { Relation, StoryPet } from '@kahani/contracts/people'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

export interface GivenFamilyConsent {
  source: ConsentSource
  notice: string
  provider: AiProvider | null
}

const COLUMNS = [
  'id',
  'kind',
  'name',
  'gender',
  'birth_month as birthMonth',
  'relation',
  'pet',
  'look',
  'coat',
  'seed',
  'consent_at as consentedAt',
  'consent_source as consentSource',
  'consent_notice as consentNotice',
  'consent_provider as consentProvider',
  'keeps_sheet_since as keepsSheetSince',
  'sheet_age as sheetAge',
  'created_at as createdAt',
] as const

/** What a family enters, of whatever kind of member. */
interface Entered {
  name: string
  gender?: Gender
  birthMonth?: string | null
  relation?: Relation
  pet?: StoryPet['pet']
  look?: Look
  coat?: Coat
}

function toColumns({ name, gender, birthMonth, relation, pet, look, coat }: Entered) {
  return {
    ...{ name, gender: gender ?? null, birth_month: birthMonth ?? null, relation: relation ?? null, pet: pet ?? null },
    ...{ look: look ? JSON.stringify(look) : null, coat: coat ? JSON.stringify(coat) : null },
  }
}

export function createFamilyRepository(db: Kysely<Database> | Transaction<Database>) {
  const ofUser = (userId: number) => db.selectFrom('family_members').select(COLUMNS).where('user_id', '=', userId)

  return {
    /** In the order in which they were saved. */
    list: (userId: number) => ofUser(userId).orderBy('created_at').orderBy('id').execute(),

    find: (id: string, userId: number) => ofUser(userId).where('id', '=', id).executeTakeFirst(),

    /** The same, locked until the transaction ends. */
    lock: (id: string, userId: number) => ofUser(userId).where('id', '=', id).forUpdate().executeTakeFirst(),

    /** The number of members, which no other transaction changes until this one ends. */
    async lockCount(userId: number): Promise<number> {
      await sql`select pg_advisory_xact_lock(hashtext(${`family of ${userId}`}))`.execute(db)
      return (await ofUser(userId).execute()).length
    },

    insert: (
      userId: number,
      input: FamilyMemberInput,
      { seed, consent, keepsSheet }: { seed: number; consent: GivenFamilyConsent | null; keepsSheet: boolean },
    ) =>
      db
        .insertInto('family_members')
        .values({
          user_id: userId,
          kind: input.kind,
          ...toColumns(input),
          seed,
          consent_at: consent && sql<Date>`now()`,
          consent_source: consent?.source ?? null,
          consent_notice: consent?.notice ?? null,
          consent_provider: consent?.provider ? JSON.stringify(consent.provider) : null,
          keeps_sheet_since: keepsSheet ? sql<Date>`now()` : null,
        })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow(),

    update: (
      id: string,
      input: FamilyMemberInput,
      { keepsSheet, sheetAge }: { keepsSheet: boolean; sheetAge: AgeBand | null },
    ) =>
      db
        .updateTable('family_members')
        .set({
          ...toColumns(input),
          keeps_sheet_since: keepsSheet ? sql<Date>`coalesce(keeps_sheet_since, now())` : null,
          sheet_age: sheetAge,
        })
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow(),

    /** A sheet of the child at this age is kept. */
    async setSheetAge(id: string, age: AgeBand): Promise<void> {
      await db.updateTable('family_members').set({ sheet_age: age }).where('id', '=', id).execute()
    },
  }
}
export type FamilyRow = Awaited<ReturnType<ReturnType<typeof createFamilyRepository>['list']>>[number]
