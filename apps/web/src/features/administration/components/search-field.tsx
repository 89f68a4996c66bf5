import { adminListMessages as messages } from '@kahani/messages/en/admin-lists'
import { TextFilter } from './filters.tsx'

interface SearchFieldProps {
  /** What can be searched for. */
  hint: string
  value: string
  onChange: (value: string) => void
}

/** The search of a list. Its text may be an email address or a child's name, so it is never in the address of the page. */
export function SearchField({ hint, value, onChange }: SearchFieldProps) {
  return (
    <search className="max-w-md">
      <TextFilter
        label={messages.search}
        placeholder={hint}
        value={value}
        onChange={onChange}
        maxLength={100}
        className=""
      />
    </search>
  )
}
