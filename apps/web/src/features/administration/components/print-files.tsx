import {
  PRINT_FILES,
  type PreflightOutcome,
  type PreflightReport,
  type PrintFile as PrintFileName,
  preflightOutcome,
  printCheckSchema,
} from '@kahani/contracts/preflight'
import { isUnsentPrint, type PrintedCopy } from '@kahani/contracts/prints'
import { adminPreflightMessages as messages, preflightMessages } from '@kahani/messages/en/preflight'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { download, getJson } from '../../../lib/api.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { Select } from '../../../ui/input.tsx'
import { listKey } from '../api/lists.ts'
import { StatusBadge, type Tone } from './status-badge.tsx'

const TONES: Record<PreflightOutcome, Tone> = { passed: 'good', warning: 'waiting', failed: 'bad' }

/** The result of the preflight for a press, and its files: as the copy was ordered, or for another press. */
export function PrintFiles({ copy }: { copy: PrintedCopy }) {
  const [press, setPress] = useState('')
  // Afterwards the files are private.
  if (!isUnsentPrint(copy.status)) return <Preflight report={copy.preflight} />
  return (
    <div className="grid justify-items-start gap-1">
      <Select
        value={press}
        onChange={event => setPress(event.currentTarget.value)}
        aria-label={messages.press(copy.id)}
        className="text-xs md:min-w-44"
      >
        <option value="">{messages.asOrdered(copy.preflight.provider)}</option>
        {Object.entries(messages.presses).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </Select>
      {press === '' ? <CheckedFiles copy={copy} report={copy.preflight} /> : <PressFiles copy={copy} press={press} />}
    </div>
  )
}

const PENDING_INTERVAL_MS = 1_000
const pressCheckQuery = (copy: PrintedCopy, press: string) =>
  queryOptions({
    queryKey: listKey(adminEndpoints.pressCheck(copy, press)),
    queryFn: ({ signal }) => getJson(adminEndpoints.pressCheck(copy, press), printCheckSchema, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.status === 'pending' && !state.error && PENDING_INTERVAL_MS,
  })

/** The files of an ordered book for another press, which are made when it is chosen. */
function PressFiles({ copy, press }: { copy: PrintedCopy; press: string }) {
  const { data, error } = useQuery(pressCheckQuery(copy, press))
  if (error) return <p className="text-xs text-brick">{errorMessage(error, messages.makingFailed)}</p>
  if (data?.status === 'ready') return <CheckedFiles copy={copy} report={data.report} press={press} />
  return (
    <p role="status" className="text-xs text-ink-soft">
      {messages.making(Math.floor((data?.progress ?? 0) * 100))}
    </p>
  )
}

interface CheckedFilesProps {
  copy: PrintedCopy
  report: PreflightReport
  press?: string
}

function CheckedFiles({ copy, report, press }: CheckedFilesProps) {
  return (
    <>
      <Preflight report={report} />
      {preflightOutcome(report) === 'failed' ? (
        <p className="text-xs text-brick">{preflightMessages.filesFailed}</p>
      ) : (
        <span className="flex gap-3">
          {PRINT_FILES.map(file => (
            <PrintFile key={file} copy={copy} file={file} press={press} />
          ))}
        </span>
      )}
    </>
  )
}

/** Downloaded by the browser, after the administrator has used a second factor, if that is required. */
function PrintFile({ copy, file, press }: { copy: PrintedCopy; file: PrintFileName; press: string | undefined }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(adminEndpoints.printFile(copy, file, press)),
    onError: error => toastError(messages.downloadFailed, error),
  })
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={() => mutate()}
      aria-label={messages.fileOf(messages.files[file], copy.id)}
      className="text-xs font-semibold text-peacock underline"
    >
      {messages.files[file]}
    </button>
  )
}

/** Problems are shown at once. */
function Preflight({ report }: { report: PreflightReport }) {
  const outcome = preflightOutcome(report)
  const { provider, pages, spineMm, lowestDpi, checks } = report
  return (
    <>
      <StatusBadge tone={TONES[outcome]}>{messages.outcomes[outcome]}</StatusBadge>
      <details open={outcome !== 'passed'} className="text-xs open:md:min-w-48">
        <summary className="cursor-pointer text-ink-soft">{messages.details}</summary>
        <p className="mt-1">{messages.summary(provider, pages, spineMm)}</p>
        {lowestDpi !== null && <p>{messages.resolution(lowestDpi)}</p>}
        <ul>
          {checks.map(check => (
            <li key={check.id}>{messages.check(messages.checks[check.id], check.outcome, check.pages)}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
