import { readerMessages } from '@kahani/messages/en/reader'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogFooter } from '../../../ui/dialog.tsx'
import { FieldSet } from '../../../ui/field.tsx'
import { BEDTIMES, RATES, TEXT_SIZES } from '../model/reading-preferences.ts'
import { SLEEP_TIMERS, type SleepTimer } from '../model/use-sleep-timer.ts'
import { VoiceField, type VoiceFieldProps } from './voice-field.tsx'

const { settings: messages } = readerMessages

export interface ReadingSettingsProps extends VoiceFieldProps {
  timer: SleepTimer
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Changes apply at once, also to what is being read aloud. */
export function ReadingSettings(props: ReadingSettingsProps) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={messages.title}>
      <SettingsFields {...props} />
      <DialogFooter>
        <DialogActions>
          <DialogClose>
            <Button>{messages.done}</Button>
          </DialogClose>
        </DialogActions>
      </DialogFooter>
    </Dialog>
  )
}

function SettingsFields(props: ReadingSettingsProps) {
  const { preferences, onChange, timer } = props
  const { textSize, bedtime, speed, sleepTimer } = messages
  return (
    <div className="grid gap-5">
      <Choices
        label={textSize.label}
        values={TEXT_SIZES}
        value={preferences.textSize}
        onChoose={value => onChange({ textSize: value })}
        nameOf={size => textSize[size]}
      />
      <Choices
        label={bedtime.label}
        values={BEDTIMES}
        value={preferences.bedtime}
        onChoose={value => onChange({ bedtime: value })}
        nameOf={value => bedtime[value]}
      />
      <Choices
        label={sleepTimer.label}
        hint={sleepTimer.hint}
        values={SLEEP_TIMERS}
        value={timer.choice}
        onChoose={timer.choose}
        nameOf={choice => (typeof choice === 'number' ? sleepTimer.minutes(choice) : sleepTimer[choice])}
      />
      <Choices
        label={speed.label}
        values={RATES}
        value={preferences.rate}
        onChoose={rate => onChange({ rate })}
        nameOf={speed.rate}
      />
      <VoiceField {...props} />
    </div>
  )
}

interface ChoicesProps<T> {
  label: string
  hint?: string
  values: readonly T[]
  value: T
  onChoose: (value: T) => void
  nameOf: (value: T) => ReactNode
}

/** A row of radio buttons. */
function Choices<T extends string | number>({ label, hint, values, value, onChoose, nameOf }: ChoicesProps<T>) {
  const name = useId()
  return (
    <FieldSet legend={label} hint={hint}>
      <div className="flex flex-wrap gap-2">
        {values.map(choice => (
          <label
            key={choice}
            className="relative grid min-h-11 min-w-14 cursor-pointer place-items-center rounded-drawn-sm border-2 border-edge bg-card px-3.5 font-semibold transition-colors duration-150 hover:bg-marigold-wash has-checked:border-peacock has-checked:bg-peacock-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChoose(choice)}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            {nameOf(choice)}
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
