import { bookChecksSchema } from '@kahani/contracts/book-checks'
import type { DownloadKind } from '@kahani/contracts/book-file-names'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

/** What validators found in the stored file of a book. A download may have stored and checked it meanwhile. */
export const bookChecksQuery = (storyId: number, kind: DownloadKind) =>
  queryOptions({
    queryKey: ['story', storyId, 'checks', kind],
    queryFn: ({ signal }) => getJson(endpoints.downloadChecks(storyId, kind), bookChecksSchema, { signal }),
    staleTime: 0,
  })
