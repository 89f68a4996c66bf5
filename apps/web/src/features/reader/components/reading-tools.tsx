import { readerMessages } from '@kahani/messages/en/reader'
import { CircleStop, type LucideIcon, Maximize, Minimize, MoonStar, Pause, Play, Sun, Volume2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { useFullScreen } from '../model/use-full-screen.ts'
import type { ReadAloud } from '../model/use-read-aloud.ts'
import { TOOLS } from './layout.ts'

const { tools: messages } = readerMessages

interface ReadingToolsProps {
  bedtime: boolean
  onBedtime: () => void
  /** More tools. */
  children: ReactNode
}

export function ReadingTools({ bedtime, onBedtime, children }: ReadingToolsProps) {
  const fullScreen = useFullScreen()
  return (
    <fieldset className={TOOLS}>
      <legend className="sr-only">{messages.label}</legend>
      <ToolButton
        icon={bedtime ? Sun : MoonStar}
        label={bedtime ? messages.daytime : messages.bedtime}
        labelled
        onClick={onBedtime}
      />
      {fullScreen.supported && (
        // The narrowest phones need its place for the title.
        <span className="max-[22.49rem]:hidden">
          <ToolButton
            icon={fullScreen.active ? Minimize : Maximize}
            label={fullScreen.active ? messages.leaveFullScreen : messages.fullScreen}
            onClick={fullScreen.toggle}
          />
        </span>
      )}
      {children}
    </fieldset>
  )
}

/** One button starts, pauses and resumes, so that it keeps the focus. The other one stops, and passes the focus to it. */
export function ReadAloudButtons({ reading: { status, start, pause, resume, stop } }: { reading: ReadAloud }) {
  const main = useRef<HTMLButtonElement>(null)
  const {
    icon: Icon,
    label,
    act,
  } = {
    idle: { icon: Volume2, label: messages.readAloud, act: start },
    reading: { icon: Pause, label: messages.pause, act: pause },
    paused: { icon: Play, label: messages.resume, act: resume },
  }[status]
  return (
    <span className="flex items-center">
      <Button
        ref={main}
        variant="secondary"
        size="sm"
        aria-label={label}
        title={label}
        onClick={act}
        className="h-11 min-w-11 rounded-full px-2 sm:px-4"
      >
        <Icon className="size-5" aria-hidden="true" />
        <span className="hidden sm:inline">{label}</span>
      </Button>
      {status !== 'idle' && (
        <ToolButton
          icon={CircleStop}
          label={messages.stop}
          onClick={() => {
            main.current?.focus()
            stop()
          }}
        />
      )}
    </span>
  )
}

interface ToolButtonProps {
  icon: LucideIcon
  label: string
  /** Shows the label on a wide screen. */
  labelled?: boolean
  onClick: () => void
}

/** An icon; its label shows as a tooltip. */
function ToolButton({ icon: Icon, label, labelled = false, onClick }: ToolButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={cn('h-11 min-w-11 px-2', labelled && 'lg:px-3')}
    >
      <Icon className="size-5.5" aria-hidden="true" />
      {labelled && <span className="hidden lg:inline">{label}</span>}
    </Button>
  )
}
