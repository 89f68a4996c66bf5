import { readerMessages } from '@kahani/messages/en/reader'
import { AArrowDown, AArrowUp, MoonStar, Square, Sun, Volume2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { adjustTextSize, type TextSize } from '../model/reading-preferences.ts'

const { tools: messages } = readerMessages

interface ReadingToolsProps {
  reading: boolean
  onReadAloud: () => void
  bedtime: boolean
  onBedtime: () => void
  textSize: TextSize
  onTextSize: (size: TextSize) => void
}

export function ReadingTools({ reading, onReadAloud, bedtime, onBedtime, textSize, onTextSize }: ReadingToolsProps) {
  const smaller = adjustTextSize(textSize, -1)
  const larger = adjustTextSize(textSize, 1)
  const ReadIcon = reading ? Square : Volume2
  const LightIcon = bedtime ? Sun : MoonStar
  return (
    <fieldset className="flex shrink-0 flex-wrap items-center gap-1.5 md:gap-2">
      <legend className="sr-only">{messages.label}</legend>
      <Button variant="secondary" size="sm" onClick={onReadAloud} className="h-11">
        <ReadIcon className="size-5 max-[24rem]:hidden" aria-hidden="true" />
        {reading ? messages.stopReading : messages.readAloud}
      </Button>
      <Button variant="secondary" size="sm" onClick={onBedtime} className="h-11">
        <LightIcon className="size-5 max-[22rem]:hidden" aria-hidden="true" />
        {bedtime ? messages.daytime : messages.bedtime}
      </Button>
      <span className="ml-auto flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label={messages.smallerText}
          disabled={!smaller}
          onClick={() => smaller && onTextSize(smaller)}
        >
          <AArrowDown className="size-6" aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={messages.largerText}
          disabled={!larger}
          onClick={() => larger && onTextSize(larger)}
        >
          <AArrowUp className="size-6" aria-hidden="true" />
        </Button>
      </span>
    </fieldset>
  )
}
