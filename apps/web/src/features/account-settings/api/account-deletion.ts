import { type DeleteAccount, keptDataSchema } from '@kahani/contracts/account-deletion'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { deleteResource, getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { paths } from '../../../lib/paths.ts'
import { leave } from '../../../lib/sign-out.ts'

/** What the law requires us to keep of the account. */
export const keptDataQuery = () =>
  queryOptions({
    queryKey: ['kept-data'],
    queryFn: ({ signal }) => getJson(endpoints.keptData(), keptDataSchema, { signal }),
    staleTime: 0,
  })

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (confirmation: DeleteAccount) => deleteResource(endpoints.account(), confirmation),
    onSuccess: () => leave(paths.accountDeleted()),
  })
