import type { Story } from '@kahani/contracts/stories'
import { readerMessages } from '@kahani/messages/en/reader'
import { Share2, Sparkles } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DownloadButton } from './download-button.tsx'
import { OrderPrintButton } from './order-print-button.tsx'

const { actions: messages, sharing } = readerMessages

export function StoryActions({ story }: { story: Story }) {
  return (
    <div className="flex flex-col gap-3 border-t-2 border-line pt-5 sm:flex-row sm:flex-wrap sm:justify-center md:mt-2 md:pt-6">
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
    </div>
  )
}
