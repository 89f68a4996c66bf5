import { canonicalize } from '@kahani/contracts/accounts-internal'
import { useQuery } from '@tanstack/react-query'
import { familyQuery, isChild, type SavedChild } from './family.ts'

/** The saved children, whom stories are about. Without the family, none is known. */
export function useSavedChildren({ enabled = true } = {}) {
  const { data: members = [], isPending } = useQuery({ ...familyQuery(), enabled })
  const children = members.filter(isChild)
  return {
    loading: isPending,
    children,
    find: (characterName: string): SavedChild | undefined =>
      children.find(({ name }) => canonicalize(name) === canonicalize(characterName)),
  }
}
