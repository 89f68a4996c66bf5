import { readerMessages } from '@kahani/messages/en/reader'
import { voiceHelpMessages as help } from '@kahani/messages/en/voice-help'
import { CircleStop, Volume2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldSet } from '../../../ui/field.tsx'
import { RadioCard } from '../../../ui/radio-cards.tsx'
import { useLostFocus } from '../../../ui/use-lost-focus.ts'
import type { ReadingPreferences } from '../model/reading-preferences.ts'
import { useVoiceSample } from '../model/use-voice-sample.ts'
import { voiceNames } from '../model/voice-name.ts'
import { chooseVoice, voicesOf } from '../model/voices.ts'
import { VoiceHelp, VoiceSteps } from './voice-help.tsx'

const { voice: messages } = readerMessages.settings

/** Devices have up to dozens of voices. */
const SHOWN = 4

export interface VoiceFieldProps {
  preferences: ReadingPreferences
  onChange: (change: Partial<ReadingPreferences>) => void
  voices: readonly SpeechSynthesisVoice[]
  /** The language of the story. */
  language: string
  /** Of the page, whose first sentences are the sample of a voice. */
  text: string
}

/** The voices for the story's language, best first, each with a sample, or how to get one. */
export function VoiceField({ preferences, onChange, voices, language, text }: VoiceFieldProps) {
  const candidates = voicesOf(voices, language)
  const names = voiceNames(candidates)
  const [all, setAll] = useState(() => candidates.slice(SHOWN).some(({ voiceURI }) => voiceURI === preferences.voice))
  const group = useId()
  const list = useRef<HTMLDivElement>(null)
  const lostFocus = useLostFocus(() => list.current?.querySelectorAll('input').item(SHOWN + 1))
  const { playing, play, stop } = useVoiceSample(text)
  if (candidates.length === 0) return <VoiceHelp language={language} />

  const chosen = candidates.some(({ voiceURI }) => voiceURI === preferences.voice) ? preferences.voice : null
  const best = chooseVoice(candidates, language, null)
  const options = [
    { id: '', value: null, voice: best, name: messages.best, about: names[best ? candidates.indexOf(best) : -1] },
    ...candidates.map((voice, index) => ({
      ...{ id: voice.voiceURI, value: voice.voiceURI, voice, name: names[index] },
      about: voice.localService ? undefined : messages.online,
    })),
  ]
  const hasOnline = candidates.some(({ localService }) => !localService)
  const shown = candidates.length === 1 ? options.slice(0, 1) : all ? options : options.slice(0, SHOWN + 1)
  return (
    <FieldSet legend={messages.label} hint={hasOnline && messages.onlineHint}>
      <div ref={list} className="grid gap-2">
        {shown.map(({ id, value, voice, name, about }) => (
          <div key={id} className="grid grid-cols-[1fr_auto] items-center gap-2">
            <RadioCard
              name={group}
              value={id}
              checked={value === chosen}
              onChange={() => onChange({ voice: value })}
              label={name}
              description={about}
            />
            <Button
              variant="secondary"
              size="sm"
              aria-label={playing === id ? messages.stopOf(name ?? '') : messages.listenTo(name ?? '')}
              onClick={() => (playing === id ? stop() : play(id, { voice, language, rate: preferences.rate }))}
              className="h-11 min-w-24"
            >
              {playing === id ? (
                <CircleStop className="size-5" aria-hidden="true" />
              ) : (
                <Volume2 className="size-5" aria-hidden="true" />
              )}
              {playing === id ? messages.stop : messages.listen}
            </Button>
          </div>
        ))}
      </div>
      {shown.length < options.length && candidates.length > 1 && (
        <div {...lostFocus}>
          <Button variant="ghost" size="sm" onClick={() => setAll(true)} className="h-11">
            {messages.more(options.length - shown.length)}
          </Button>
        </div>
      )}
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer content-center text-ink-soft">{help.another}</summary>
        <VoiceSteps language={language} />
      </details>
    </FieldSet>
  )
}
