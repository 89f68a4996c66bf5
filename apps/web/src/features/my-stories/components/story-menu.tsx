import type { Story } from '@kahani/contracts/stories'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { offlineMessages } from '@kahani/messages/en/offline'
import { storyDeletionMessages } from '@kahani/messages/en/story-deletion'
import { CloudDownload, Ellipsis, Smartphone, Trash2 } from 'lucide-react'
import type { useSavedStory } from '../../../lib/offline/use-kept-stories.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { useMoveToBin } from '../api/bin.ts'

interface StoryMenuProps {
  story: Story
  offlineCopy: ReturnType<typeof useSavedStory>
}

/** What is done with a story now and then. */
export function StoryMenu({ story, offlineCopy }: StoryMenuProps) {
  const moveToBin = useMoveToBin()
  const online = useOnline()
  const { saved, progress, save, remove } = offlineCopy
  return (
    <Menu modal={false}>
      <MenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={myStoriesMessages.more(story.title)} className="shrink-0">
          <Ellipsis className="size-5 text-ink-soft" aria-hidden="true" />
        </Button>
      </MenuTrigger>
      <MenuContent>
        {saved ? (
          <MenuItem onSelect={remove}>
            <Smartphone aria-hidden="true" />
            {offlineMessages.removeFromDevice}
          </MenuItem>
        ) : (
          <MenuItem disabled={!online || progress !== null} onSelect={save}>
            <CloudDownload aria-hidden="true" />
            {offlineMessages.save}
          </MenuItem>
        )}
        <MenuItem disabled={!online} onSelect={() => moveToBin(story)}>
          <Trash2 aria-hidden="true" />
          {storyDeletionMessages.moveToBin}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
