import type { Story } from '@kahani/contracts/stories'
import { cn } from '../../../lib/class-names.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { useSavedChildren } from '../../../lib/use-saved-children.ts'
import { AnotherStory } from '../../../ui/another-story.tsx'
import { NOT_IN_FULL_SCREEN } from './layout.ts'

interface TheEndProps {
  story: Story
  page: number
  pages: number
}

/** On the last page, the way to the next story about a saved child, which is loaded one page before. */
export function TheEnd({ story, page, pages }: TheEndProps) {
  const child = useSavedChildren({ enabled: page >= pages - 1 }).find(story.characterName)
  const online = useOnline()
  if (!child || !online || page < pages) return null
  return (
    <div className={cn('mt-2 grid justify-items-center', NOT_IN_FULL_SCREEN)}>
      <AnotherStory child={child} />
    </div>
  )
}
