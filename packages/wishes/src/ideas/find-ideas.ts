import { wordsInScripts } from '../language/words-in-scripts.ts'
import { IDEA_WORDS } from './idea-words.ts'
import { IDEAS, type Idea } from './ideas.ts'

const PATTERNS = IDEAS.map(idea => {
  const { latin, scripts } = IDEA_WORDS[idea]
  const words = wordsInScripts(scripts.split(' '))
  return { idea, pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${latin})(?![\\p{L}\\p{M}])|${words}`, 'iu') }
})

/** The ideas that a text names, in the order in which it names them. */
export function findIdeas(text: string): Idea[] {
  const named = PATTERNS.flatMap(({ idea, pattern }) => {
    const index = text.search(pattern)
    return index < 0 ? [] : { idea, index }
  })
  return named.sort((a, b) => a.index - b.index).map(({ idea }) => idea)
}

/** Whether a text names an idea. */
export const namesIdea = (text: string, idea: Idea): boolean =>
  PATTERNS.find(each => each.idea === idea)?.pattern.test(text) === true
