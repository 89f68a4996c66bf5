import { formatPaise } from '@kahani/contracts/money'
import { PICTURE_FAULTS, pictureChecksSchema, type PictureChecks as Report } from '@kahani/contracts/picture-checks'
import { adminCostsMessages } from '@kahani/messages/en/admin-costs'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { getJson } from '../../../lib/api.ts'
import { type Column, Table } from '../../../ui/table.tsx'

type Check = Report['checks'][number]
const { checks: messages, byDay, columns } = adminCostsMessages
const { number, none } = adminListMessages

const score = (mean: number | null) => (mean === null ? none : number(Math.round(mean)))

function describeFaults({ faults }: Check): string {
  const found = PICTURE_FAULTS.flatMap(fault => {
    const count = faults[fault]
    return count ? [messages.fault(messages.names[fault], count)] : []
  })
  return found.join(', ') || none
}

const COLUMNS: Column<Check>[] = [
  { header: byDay.day, cell: ({ day }) => adminListMessages.date(day), className: 'whitespace-nowrap' },
  { header: messages.model, cell: ({ model }) => model },
  { header: messages.pictures, cell: ({ pictures }) => number(pictures), numeric: true },
  { header: messages.face, cell: ({ face }) => score(face), numeric: true },
  { header: messages.clothes, cell: ({ clothes }) => score(clothes), numeric: true },
  { header: messages.style, cell: ({ style }) => score(style), numeric: true },
  { header: messages.faults, cell: describeFaults, className: 'min-w-48' },
  { header: messages.corrections, cell: ({ corrections }) => number(corrections), numeric: true },
  { header: messages.helped, cell: ({ helped }) => number(helped), numeric: true },
  { header: messages.redraws, cell: ({ redraws }) => number(redraws), numeric: true },
  { header: columns.cost, cell: ({ costPaise }) => formatPaise(costPaise), numeric: true },
]

const checksQuery = (days: string) =>
  queryOptions({
    queryKey: ['administration', adminEndpoints.pictureChecks({ days })],
    queryFn: ({ signal }) => getJson(adminEndpoints.pictureChecks({ days }), pictureChecksSchema, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** What checkers found in pictures of the last days, by model; nothing until it is loaded. */
export function PictureChecks({ days }: { days: string }) {
  const { data } = useQuery(checksQuery(days))
  if (!data) return null
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-1">
        <h2 className="text-xl">{messages.title}</h2>
        <p className="text-sm text-ink-soft">{messages.subtitle}</p>
      </div>
      {data.checks.length === 0 ? (
        <p className="text-ink-soft">{messages.empty}</p>
      ) : (
        <Table
          label={messages.title}
          columns={COLUMNS}
          rows={data.checks}
          rowKey={({ day, model }) => `${day} ${model}`}
          narrow="scroll"
        />
      )}
    </section>
  )
}
