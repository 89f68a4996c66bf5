import { landingBookMessages as messages } from '@kahani/messages/en/landing-book'
import { ChevronLeft, ChevronRight, Ear, Square, Volume2, VolumeX } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { pageSound } from './page-sound.ts'
import type { ReadAloud } from './read-aloud.ts'

interface BookControlsProps {
  /** Which page is open. */
  label: string
  isFirst: boolean
  isLast: boolean
  onTurn: (step: 1 | -1) => void
  aloud: ReadAloud
  nextButton: RefObject<HTMLButtonElement | null>
}

/** A button that can't be used keeps the focus, so that the other arrow key still works. */
const STEP = 'rounded-full aria-disabled:cursor-not-allowed aria-disabled:opacity-45'

export function BookControls({ label, isFirst, isLast, onTurn, aloud, nextButton }: BookControlsProps) {
  const [hasSound, setSound] = useState(pageSound.read)
  const reading = aloud.state === 'reading'
  const listen = reading ? messages.stop : messages.listen
  function switchSound(): void {
    pageSound.write(!hasSound)
    setSound(!hasSound)
  }
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      <Button
        variant="secondary"
        size="icon"
        aria-label={messages.previous}
        aria-disabled={isFirst}
        onClick={() => onTurn(-1)}
        className={STEP}
      >
        <ChevronLeft className="size-6" />
      </Button>
      <p className="min-w-22 text-center text-sm whitespace-nowrap text-ink-soft">{label}</p>
      <Button
        ref={nextButton}
        size="icon"
        aria-label={messages.next}
        aria-disabled={isLast}
        onClick={() => onTurn(1)}
        className={STEP}
      >
        <ChevronRight className="size-6" />
      </Button>
      <Button
        variant="secondary"
        aria-label={listen}
        onClick={reading ? aloud.stop : aloud.read}
        className="ml-auto max-sm:w-11 max-sm:px-0 md:max-lg:[@media(min-height:30.01rem)]:w-11 md:max-lg:[@media(min-height:30.01rem)]:px-0"
      >
        {/* Without its name where the book is beside the headline. */}
        {reading ? <Square className="size-5" /> : <Ear className="size-5" />}
        <span className="max-sm:hidden md:max-lg:[@media(min-height:30.01rem)]:hidden">{listen}</span>
      </Button>
      <Button variant="ghost" size="icon" aria-label={messages.sound} aria-pressed={hasSound} onClick={switchSound}>
        {hasSound ? <Volume2 className="size-5" /> : <VolumeX className="size-5" />}
      </Button>
    </div>
  )
}
