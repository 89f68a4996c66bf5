import type { FamilyMember, saveFamilyMemberSchema } from '@kahani/contracts/family'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { deleteResource, getJson, postJson, putJson } from './api.ts'
import { endpoints } from './endpoints.ts'

/** Loaded with a response, because its rules are those of every text that is printed. */
const schemas = () => import('@kahani/contracts/family')
const memberSchema = async () => (await schemas()).familyMemberSchema

/** The members of the family in the order in which they were saved. */
export const familyQuery = () =>
  queryOptions({
    queryKey: ['family'],
    queryFn: async ({ signal }): Promise<FamilyMember[]> => {
      const schema = async () => (await schemas()).familySchema
      return (await getJson(endpoints.family(), schema, { signal })).members
    },
  })

export type SaveFamilyMember = z.input<typeof saveFamilyMemberSchema>
export type SavedChild = Extract<FamilyMember, { kind: 'child' }>

export const addMember = (body: SaveFamilyMember, signal?: AbortSignal): Promise<FamilyMember> =>
  postJson(endpoints.family(), memberSchema, body, signal && { signal })

export const changeMember = (id: string, body: SaveFamilyMember, signal?: AbortSignal): Promise<FamilyMember> =>
  putJson(endpoints.familyMember(id), memberSchema, body, signal && { signal })

export const deleteMember = (id: string): Promise<void> => deleteResource(endpoints.familyMember(id))

export const isChild = (member: FamilyMember): member is SavedChild => member.kind === 'child'
