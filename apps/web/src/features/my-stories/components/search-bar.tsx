import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, Select } from '../../../ui/input.tsx'
import { useTypedText } from '../../../ui/use-typed-text.ts'
import { storyFiltersQuery } from '../api/stories.ts'
import { isSearching, NO_SEARCH, SEARCH_LENGTH, type Search } from '../model/search.ts'

const { search: messages } = myStoriesMessages

interface SearchBarProps {
  search: Search
  /** How many stories are listed. */
  status: string
  onChange: (changes: Partial<Search>) => void
}

/** Narrows the list to words, a child or a theme. The filters work as soon as they are loaded. */
export function SearchBar({ search, status, onChange }: SearchBarProps) {
  const { data: filters } = useQuery(storyFiltersQuery())
  const { text, type, clear } = useTypedText(search.q, q => onChange({ q }))
  const box = useRef<HTMLInputElement>(null)
  return (
    <search aria-label={messages.label} className="grid grid-cols-2 items-end gap-3 md:grid-cols-[2fr_1fr_1fr]">
      <Field label={messages.words} className="max-md:col-span-full">
        <Input
          ref={box}
          type="search"
          value={text}
          onChange={event => type(event.currentTarget.value)}
          placeholder={messages.placeholder}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
        />
      </Field>
      <Filter
        label={messages.child}
        all={messages.allChildren}
        value={search.child}
        options={filters?.children}
        onChange={child => onChange({ child })}
      />
      <Filter
        label={messages.theme}
        all={messages.allThemes}
        value={search.theme}
        options={filters?.themes}
        onChange={theme => onChange({ theme })}
      />
      <div className="col-span-full flex min-h-9 items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {status}
        </p>
        {(isSearching(search) || text !== '') && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              clear()
              onChange(NO_SEARCH)
              box.current?.focus()
            }}
          >
            {messages.clear}
          </Button>
        )}
      </div>
    </search>
  )
}

interface FilterProps {
  label: string
  /** The text of the option that filters nothing. */
  all: string
  value: string
  options: readonly string[] | undefined
  onChange: (value: string) => void
}

function Filter({ label, all, value, options = [], onChange }: FilterProps) {
  const shown = value === '' || options.includes(value) ? options : [...options, value]
  return (
    <Field label={label}>
      <Select value={value} onChange={event => onChange(event.currentTarget.value)}>
        <option value="">{all}</option>
        {shown.map(option => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  )
}
