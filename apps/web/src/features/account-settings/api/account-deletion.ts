import { type DeleteAccount, type KeptData, keptDataSchema } from '@kahani/contracts/account-deletion'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { deleteResource, getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { paths } from '../../../lib/paths.ts'
import { leave } from '../../../lib/sign-out.ts'
import { storedValue } from '../../../lib/storage.ts'

/** What the law requires us to keep of the account. */
export const keptDataQuery = () =>
  queryOptions({
    queryKey: ['kept-data'],
    queryFn: ({ signal }) => getJson(endpoints.keptData(), keptDataSchema, { signal }),
    staleTime: 0,
  })

const keptDataOfTab = storedValue('tab', 'kept-data', value => keptDataSchema.nullable().catch(null).parse(value))

/** What is kept of the account that was deleted in this tab; null if none was. */
export const readKeptData = (): KeptData | null => keptDataOfTab.read()

/** Deletes the account and opens `/account-deleted`. @param kept shown on that page */
export const useDeleteAccount = (kept: KeptData | undefined) =>
  useMutation({
    mutationFn: (confirmation: DeleteAccount) => deleteResource(endpoints.account(), confirmation),
    onSuccess: async () => {
      const left = leave(paths.accountDeleted())
      keptDataOfTab.write(kept ?? null)
      await left
    },
  })
