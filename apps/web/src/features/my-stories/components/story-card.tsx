import type { Story } from '@kahani/contracts/stories'
import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { BookOpen, Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { useStoryPdf } from '../../../lib/story-pdf.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Cover } from '../../../ui/cover.tsx'
import { DeleteStoryButton } from './delete-story-button.tsx'

/** A story with its cover, which is beside the text on a phone. */
export function StoryCard({ story }: { story: Story }) {
  const { download, downloading } = useStoryPdf(story)
  return (
    <li className="grid">
      <Card className="grid grid-cols-[6.5rem_1fr] grid-rows-[auto_1fr] gap-4 md:grid-cols-1 md:grid-rows-[auto_1fr_auto]">
        {/* Duplicates View for pointers, so it is hidden from keyboards and screen readers. */}
        <Link to={paths.story(story.id)} tabIndex={-1} aria-hidden="true">
          <Cover url={story.coverUrl} className="w-full rounded-drawn-sm" />
        </Link>
        <div className="col-start-2 row-start-1 grid content-start gap-0.5 text-sm text-ink-soft md:col-start-1 md:row-start-2">
          <CardTitle className="mb-1 pr-10 text-ink">{story.title}</CardTitle>
          <p>{messages.createdOn(story.createdAt)}</p>
          <p>{messages.character(story.characterName, story.characterType)}</p>
          <p>{messages.theme(story.theme)}</p>
        </div>
        <div className="col-span-full grid grid-cols-2 gap-3 self-end">
          <ButtonLink to={paths.story(story.id)} aria-label={messages.viewOf(story.title)} className="min-w-0">
            <BookOpen className="size-5" aria-hidden="true" />
            {messages.view}
          </ButtonLink>
          <Button
            variant="secondary"
            busy={downloading}
            onClick={download}
            aria-label={downloading ? undefined : messages.downloadOf(story.title)}
            className="min-w-0"
          >
            {!downloading && <Download className="size-5" aria-hidden="true" />}
            {downloading ? messages.downloading : messages.download}
          </Button>
        </div>
        {/* Beside the title, but last in the tab order. */}
        <div className="col-start-2 row-start-1 -mt-2.5 -mr-2.5 justify-self-end md:col-start-1 md:row-start-2">
          <DeleteStoryButton story={story} />
        </div>
      </Card>
    </li>
  )
}
