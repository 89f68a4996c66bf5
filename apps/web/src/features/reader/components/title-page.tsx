import { readerMessages } from '@kahani/messages/en/reader'
import { BookOpen } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import { languageOf } from '../model/sentences.ts'

const { cover: messages } = readerMessages

interface TitlePageProps {
  child: string
  dedication: string
  onOpen: () => void
}

/** Beside or below the cover: for whom the book is, and what opens it. */
export function TitlePage({ child, dedication, onOpen }: TitlePageProps) {
  return (
    <div className="grid justify-items-center gap-3 py-1 text-center low:spread:gap-2 roomy:gap-6">
      <p className="font-display text-lg font-semibold text-ink-soft wrap-anywhere roomy:text-2xl">
        <IsolatedText text={messages.forChild(child)} />
      </p>
      {dedication && (
        <p
          lang={languageOf(dedication)}
          dir="auto"
          className="max-w-[30ch] italic whitespace-pre-line wrap-anywhere text-balance low:spread:text-sm roomy:text-xl"
        >
          {dedication}
        </p>
      )}
      <Button size="lg" onClick={onOpen} className="in-data-split:order-first low:spread:px-3 low:spread:text-base">
        <BookOpen className="size-5" aria-hidden="true" />
        {messages.open}
      </Button>
    </div>
  )
}
