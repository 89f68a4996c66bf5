import { openDisputesSchema } from '@kahani/contracts/admin-orders'
import { adminDisputesMessages } from '@kahani/messages/en/admin-disputes'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { getJson } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'

const openDisputesQuery = () =>
  queryOptions({
    queryKey: ['administration', adminEndpoints.openDisputes()],
    queryFn: ({ signal }) => getJson(adminEndpoints.openDisputes(), openDisputesSchema, { signal }),
    staleTime: 0,
  })

const { banner: messages } = adminDisputesMessages

/** The number of open disputes and the next deadline; nothing if there is none. */
export function OpenDisputes() {
  const { data } = useQuery(openDisputesQuery())
  if (!data || data.count === 0) return null
  return (
    <Alert title={messages.title(data.count)}>
      <p>
        {data.respondBy && <strong>{messages.deadline(adminListMessages.dateTime(data.respondBy))} </strong>}
        {messages.about}
      </p>
      <Link
        to={`${paths.orders()}?dispute=open`}
        className="flex min-h-9 items-center justify-self-start font-semibold text-peacock underline"
      >
        {messages.link}
      </Link>
    </Alert>
  )
}
