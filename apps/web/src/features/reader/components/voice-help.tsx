import { LOCALE } from '@kahani/messages/en/formats'
import { voiceHelpMessages as messages } from '@kahani/messages/en/voice-help'
import { platformOf } from '../model/platform.ts'
import { isSpeechSupported } from '../model/voices.ts'

const nameOf = (language: string) =>
  new Intl.DisplayNames(LOCALE, { type: 'language' }).of(language.split('-')[0] ?? language) ?? language

/** How to get a voice for a language on this device, or a browser that has one. */
export function VoiceHelp({ language }: { language: string }) {
  return (
    <section aria-label={messages.label} className="grid gap-1.5">
      <p className="font-semibold">{messages.label}</p>
      {isSpeechSupported() ? (
        <>
          <p>{messages.none(nameOf(language))}</p>
          <VoiceSteps language={language} />
        </>
      ) : (
        <p>{messages.unsupported}</p>
      )}
    </section>
  )
}

/** How to install a voice on this device. */
export function VoiceSteps({ language }: { language: string }) {
  return (
    <div className="grid gap-1.5">
      <p>{messages.steps[platformOf(navigator)](nameOf(language))}</p>
      <p>{messages.restart}</p>
      <p className="text-sm text-ink-soft">{messages.otherBrowser}</p>
    </div>
  )
}
