import type { AccountActivity } from '@kahani/contracts/audit-log'
import { accountActivityMessages as messages } from '@kahani/messages/en/account-activity'
import { useInfiniteQuery } from '@tanstack/react-query'
import { activityQuery } from '../api/activity.ts'
import { ListSection } from './settings-section.tsx'

export function ActivitySection() {
  return (
    <ListSection messages={messages} query={useInfiniteQuery(activityQuery())}>
      {entries => <Activity entries={entries} />}
    </ListSection>
  )
}

function Activity({ entries }: { entries: AccountActivity[] }) {
  if (entries.length === 0) return <p className="text-ink-soft">{messages.empty}</p>
  return (
    <ul className="divide-y divide-line">
      {entries.map(entry => (
        <li key={entry.id} className="grid gap-0.5 py-2.5">
          <p className="font-semibold">{messages.actions[entry.action] ?? entry.action}</p>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {[messages.time(entry.at), ...circumstances(entry)].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

const isAdministration = (action: string) => action.includes(' /api/admin/') || action === 'role-change'

/** Who acted, or from where. */
function circumstances({ action, staff, network, details }: AccountActivity): string[] {
  if (staff !== null) return [messages.staff(staff)]
  if (isAdministration(action)) return [messages.formerStaff]
  const { device } = details
  return [...(typeof device === 'string' ? [device] : []), ...(network ? [messages.network(network)] : [])]
}
