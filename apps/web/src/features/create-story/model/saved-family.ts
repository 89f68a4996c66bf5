import type { FamilyMember } from '@kahani/contracts/family'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Members } from './saved-people.ts'

/** The saved family for the form, which works without it. */
export interface SavedFamily {
  members: Members
  failed: boolean
  retrying: boolean
  retry: () => void
}

const NOBODY: Members = []

export const savedFamily = ({ data, isFetching, refetch }: UseQueryResult<FamilyMember[]>): SavedFamily => ({
  members: data ?? NOBODY,
  failed: data === undefined,
  retrying: isFetching,
  retry: () => void refetch(),
})
