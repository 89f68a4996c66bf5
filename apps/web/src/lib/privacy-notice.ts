import { privacyNoticeSchema } from '@kahani/contracts/child-consents'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from './api.ts'
import { endpoints } from './endpoints.ts'

/** Who receives what a family enters, and whom it can complain to. */
export const privacyNoticeQuery = () =>
  queryOptions({
    queryKey: ['privacy-notice'],
    queryFn: ({ signal }) => getJson(endpoints.privacyNotice(), privacyNoticeSchema, { signal }),
  })
