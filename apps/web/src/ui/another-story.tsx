import { uiMessages } from '@kahani/messages/en/shell'
import { Sparkles } from 'lucide-react'
import type { ComponentProps } from 'react'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from './button.tsx'
import { IsolatedText } from './isolated-text.tsx'

interface AnotherStoryProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'> {
  child: { id: string; name: string }
}

/** Opens the form with a saved child. */
export function AnotherStory({ child, ...link }: AnotherStoryProps) {
  return (
    <ButtonLink {...link} to={paths.createStory(child.id)}>
      <Sparkles className="size-5" aria-hidden="true" />
      <IsolatedText text={uiMessages.anotherStory(child.name)} />
    </ButtonLink>
  )
}
