import type { Story } from '@kahani/contracts/stories'
import { offlineMessages } from '@kahani/messages/en/offline'
import { readerMessages } from '@kahani/messages/en/reader'
import { Share2, Sparkles } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SavedStoryControl } from '../../../ui/saved-story-control.tsx'
import { DownloadButton } from './download-button.tsx'
import { NOT_IN_FULL_SCREEN } from './layout.ts'
import { OrderPrintButton } from './order-print-button.tsx'

const { actions: messages, sharing } = readerMessages

export function StoryActions({ story }: { story: Story }) {
  const online = useOnline()
  return (
    <div
      className={cn(
        'flex flex-col gap-3 border-t-2 border-line pt-5 sm:flex-row sm:flex-wrap sm:justify-center md:mt-2 md:pt-6',
        NOT_IN_FULL_SCREEN,
      )}
    >
      <DownloadButton story={story} />
      <OrderPrintButton storyId={story.id} />
      <Button variant="secondary" onClick={() => toast(sharing)}>
        <Share2 className="size-5" aria-hidden="true" />
        {messages.share}
      </Button>
      <ButtonLink variant="secondary" to={paths.createStory()}>
        <Sparkles className="size-5" aria-hidden="true" />
        {messages.createNew}
      </ButtonLink>
      <SavedStoryControl story={story} />
      {!online && <p className="w-full text-center text-sm text-ink-soft">{offlineMessages.actionsNeedInternet}</p>}
    </div>
  )
}
