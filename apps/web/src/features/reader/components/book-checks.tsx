import { bookChecksSchema, isError, type Validation } from '@kahani/contracts/book-checks'
import type { DownloadKind } from '@kahani/contracts/book-file-names'
import { bookCheckMessages as messages } from '@kahani/messages/en/book-checks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { validationOutcome } from '../model/validation-outcome.ts'
import { CheckedMark } from './checked-mark.tsx'

/** What validators found in the stored file of a book. A download may have stored and checked it meanwhile. */
const bookChecksQuery = (storyId: number, kind: DownloadKind) =>
  queryOptions({
    queryKey: ['story', storyId, 'checks', kind],
    queryFn: ({ signal }) => getJson(endpoints.downloadChecks(storyId, kind), bookChecksSchema, { signal }),
    staleTime: 0,
  })

/** What validators found in the file of a download. Nothing until it is made and checked. */
export function BookChecks({ storyId, kind }: { storyId: number; kind: DownloadKind }) {
  const { data } = useQuery(bookChecksQuery(storyId, kind))
  if (!data?.checkedAt) return null
  return (
    <div className="flex flex-wrap">
      <CheckedMark passed={!data.results.some(({ violations }) => violations?.some(isError))}>
        <ul className="grid gap-3">
          {data.results.map(result => (
            <Result key={result.validator} result={result} />
          ))}
        </ul>
      </CheckedMark>
    </div>
  )
}

function Result({ result }: { result: Validation }) {
  const { name, about } = messages.validators[result.validator]
  const { text, rules } = validationOutcome(result)
  return (
    <li>
      <p className="font-semibold">
        {name} {result.version && <span className="font-normal text-ink-soft">{result.version}</span>}
      </p>
      <p className="text-ink-soft">{about}</p>
      <p>{text}</p>
      {rules.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-ink-soft">{messages.rules}</summary>
          <ul className="list-disc pl-5">
            {rules.map(rule => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
