import { LOCALE } from '@kahani/messages/en/formats'
import { voiceHelpMessages as messages } from '@kahani/messages/en/voice-help'
import { platformOf } from '../model/platform.ts'
import { isSpeechSupported } from '../model/voices.ts'

/** How to get a voice for a language on this device, or a browser that has one. */
export function VoiceHelp({ language }: { language: string }) {
  const name = new Intl.DisplayNames(LOCALE, { type: 'language' }).of(language.split('-')[0] ?? language) ?? language
  return (
    <section aria-label={messages.label} className="grid gap-1.5">
      <p className="font-semibold">{messages.label}</p>
      {isSpeechSupported() ? (
        <>
          <p>{messages.none(name)}</p>
          <p>{messages.steps[platformOf(navigator)](name)}</p>
          <p>{messages.restart}</p>
          <p className="text-sm text-ink-soft">{messages.otherBrowser}</p>
        </>
      ) : (
        <p>{messages.unsupported}</p>
      )}
    </section>
  )
}
