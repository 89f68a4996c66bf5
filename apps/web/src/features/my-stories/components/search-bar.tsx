import type { StoryFilters } from '@kahani/contracts/story-search'
import { STORY_ORDERS } from '@kahani/contracts/story-search'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { Heart } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, Select } from '../../../ui/input.tsx'
import { useTypedText } from '../../../ui/use-typed-text.ts'
import { isNarrowed, NO_SEARCH, SEARCH_LENGTH, type Search } from '../model/search.ts'

const { search: messages } = myStoriesMessages

interface SearchBarProps {
  search: Search
  filters: StoryFilters
  /** Whether there are so many stories that words and themes are searched for. */
  large: boolean
  /** How many stories are listed. */
  status: string
  onChange: (changes: Partial<Search>) => void
}

/** Narrows the list to favourites, a child, words or a theme, and orders it. */
export function SearchBar({ search, filters, large, status, onChange }: SearchBarProps) {
  const { text, type, clear } = useTypedText(search.q, q => onChange({ q }))
  const bar = useRef<HTMLElement>(null)
  const childGroup = useId()
  const children = withValue(filters.children, search.child)
  return (
    <search ref={bar} aria-label={messages.label} className="grid gap-3">
      {large && (
        <div className="grid gap-3 md:grid-cols-[2fr_1fr]">
          <Field label={messages.words}>
            <Input
              type="search"
              value={text}
              onChange={event => type(event.currentTarget.value)}
              placeholder={messages.placeholder}
              maxLength={SEARCH_LENGTH}
              autoComplete="off"
            />
          </Field>
          <Field label={messages.theme}>
            <Select value={search.theme} onChange={event => onChange({ theme: event.currentTarget.value })}>
              <option value="">{messages.allThemes}</option>
              {withValue(filters.themes, search.theme).map(theme => (
                <option key={theme}>{theme}</option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      <div className="grid gap-x-3 gap-y-2 md:grid-cols-[auto_1fr] md:items-center">
        {/* Scrolls sideways on a phone, to the edges of the screen. */}
        <div className="flex gap-2 py-1.5 max-md:-mx-page max-md:overflow-x-auto max-md:px-page md:flex-wrap pointer-coarse:[scrollbar-width:none]">
          <Chip
            type="checkbox"
            label={messages.favourites}
            art={<Heart className="size-5" aria-hidden="true" />}
            checked={search.favourite}
            onChange={event => onChange({ favourite: event.currentTarget.checked })}
            className="shrink-0"
          />
          {children.length > 1 && (
            <fieldset className="flex gap-2 md:flex-wrap">
              <legend className="sr-only">{messages.child}</legend>
              {['', ...children].map(child => (
                <Chip
                  key={child}
                  name={childGroup}
                  label={child || messages.allChildren}
                  checked={child === search.child}
                  onChange={() => onChange({ child })}
                  className="shrink-0"
                />
              ))}
            </fieldset>
          )}
        </div>
        <div className="flex min-w-0 items-center justify-end gap-2">
          <p role="status" className="text-ink-soft max-md:mr-auto">
            {status}
          </p>
          {(isNarrowed(search) || text !== '') && (
            <Button
              variant="ghost"
              size="sm"
              className="min-h-11"
              onClick={() => {
                clear()
                onChange({ ...NO_SEARCH, order: search.order })
                bar.current?.querySelector('input')?.focus()
              }}
            >
              {messages.clear}
            </Button>
          )}
          <Field label={messages.order} labelHidden className="min-w-0">
            <Select
              value={search.order}
              onChange={event => {
                const order = STORY_ORDERS.find(each => each === event.currentTarget.value)
                if (order) onChange({ order })
              }}
            >
              {STORY_ORDERS.map(order => (
                <option key={order} value={order}>
                  {messages.orders[order]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
    </search>
  )
}

/** A filter of the address may name what no story has any more. */
const withValue = (options: readonly string[], value: string) =>
  value === '' || options.includes(value) ? options : [...options, value]
