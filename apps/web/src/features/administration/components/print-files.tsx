import {
  PRINT_FILES,
  type PreflightOutcome,
  type PrintFile as PrintFileName,
  preflightOutcome,
} from '@kahani/contracts/preflight'
import { isUnsentPrint, type PrintedCopy } from '@kahani/contracts/prints'
import { adminPreflightMessages as messages } from '@kahani/messages/en/preflight'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { download } from '../../../lib/api.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { Select } from '../../../ui/input.tsx'
import { StatusBadge, type Tone } from './status-badge.tsx'

const TONES: Record<PreflightOutcome, Tone> = { passed: 'good', warning: 'waiting', failed: 'bad' }

/** The result of the preflight when the copy was ordered, and the files for a press. */
export function PrintFiles({ copy }: { copy: PrintedCopy }) {
  const [press, setPress] = useState('')
  return (
    <div className="grid justify-items-start gap-1">
      <Preflight copy={copy} />
      {/* Afterwards they are private. */}
      {isUnsentPrint(copy.status) && (
        <>
          <Select
            value={press}
            onChange={event => setPress(event.currentTarget.value)}
            aria-label={messages.press(copy.id)}
            className="text-xs"
          >
            <option value="">{messages.asOrdered(copy.preflight.provider)}</option>
            {Object.entries(messages.presses).map(([name, text]) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </Select>
          <span className="flex gap-3">
            {PRINT_FILES.map(file => (
              <PrintFile key={file} copy={copy} file={file} press={press || undefined} />
            ))}
          </span>
        </>
      )}
    </div>
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

function Preflight({ copy: { preflight } }: { copy: PrintedCopy }) {
  const outcome = preflightOutcome(preflight)
  const { provider, pages, spineMm, lowestDpi, checks } = preflight
  return (
    <>
      <StatusBadge tone={TONES[outcome]}>{messages.outcomes[outcome]}</StatusBadge>
      <details className="text-xs open:md:min-w-48">
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
