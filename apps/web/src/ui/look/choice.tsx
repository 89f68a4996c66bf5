import { lookMessages as messages } from '@kahani/messages/en/looks'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '../../lib/class-names.ts'
import { Chip } from '../chip.tsx'
import { FieldSet } from '../field.tsx'

interface ChoiceProps<T extends string> {
  legend: string
  hint?: ReactNode
  /** The labels of the options, in their order. */
  labels: Readonly<Record<T, string>>
  /** Shows swatches instead of labels. */
  colours?: Readonly<Record<T, string>>
  value: T | undefined
  /** Undefined takes the choice back. */
  onChange: (value: T | undefined) => void
  /** The label of no choice. */
  unset?: string
}

/** Chips or swatches of which one can be chosen, or none. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { legend, hint, labels, colours, value, onChange, unset = messages.notChosen } = props
  const name = useId()
  const options = Object.entries(labels) as [T, string][]
  const option = (key: T, label: string) => {
    const input = { name, value: key, checked: value === key, onChange: () => onChange(key) }
    return colours ? (
      <Swatch key={key} {...input} label={label} colour={colours[key]} />
    ) : (
      <Chip key={key} {...input} label={label} className={CHIP} />
    )
  }
  return (
    <FieldSet legend={colours && value ? <NamedChoice legend={legend} choice={labels[value]} /> : legend} hint={hint}>
      <div className="flex flex-wrap items-center gap-2">
        <Chip
          name={name}
          value=""
          label={unset}
          checked={value === undefined}
          onChange={() => onChange(undefined)}
          className={cn(CHIP, UNSET)}
        />
        {options.map(([key, label]) => option(key, label))}
      </div>
    </FieldSet>
  )
}

/** What is open needs no attention. */
const UNSET = 'border-dashed font-normal has-checked:border-solid has-checked:bg-peacock-wash has-checked:text-peacock'
const CHIP = 'min-h-11 px-3.5 text-sm'

/** Swatches have no visible labels, so the name of the chosen one is shown. */
function NamedChoice({ legend, choice }: { legend: string; choice: string }) {
  return (
    <>
      {legend}
      <span aria-hidden="true" className="font-normal text-ink-soft">
        {' '}
        · {choice}
      </span>
    </>
  )
}

interface SwatchProps {
  name: string
  value: string
  checked: boolean
  onChange: () => void
  label: string
  colour: string
}

/** A radio button as a coloured disc, 44 px wide. */
function Swatch({ label, colour, ...input }: SwatchProps) {
  return (
    <label
      title={label}
      className="relative grid size-11 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-peacock has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock"
    >
      <input
        type="radio"
        {...input}
        aria-label={label}
        className="peer absolute inset-0 z-1 size-full cursor-[inherit] appearance-none rounded-full opacity-0"
      />
      <span className="size-9 rounded-full border-2 border-edge" style={{ backgroundColor: colour }} />
      <span className="absolute -top-0.5 -right-0.5 hidden size-5 place-items-center rounded-full bg-peacock text-on-peacock peer-checked:grid">
        <Check className="size-3.5" strokeWidth={3.5} aria-hidden="true" />
      </span>
    </label>
  )
}

interface AidsProps {
  legend: string
  children: ReactNode
}

/** Chips that are on or off. */
export function Toggles({ legend, children }: AidsProps) {
  return (
    <FieldSet legend={legend}>
      <div className="flex flex-wrap gap-2">{children}</div>
    </FieldSet>
  )
}

interface ToggleProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <Chip
      type="checkbox"
      label={label}
      checked={checked}
      onChange={event => onChange(event.target.checked)}
      className={CHIP}
    />
  )
}
