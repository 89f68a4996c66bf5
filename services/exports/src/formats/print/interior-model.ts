import { bookMessages } from '@kahani/messages/en/books'
import type { BookModel, BookPage } from '../../layout/book-model.ts'
import type { PrintProvider } from './print-providers.ts'

/** The pages between the covers. Pages to draw on fill them up to the number that the press needs, so that none is blank. */
export function interiorModel(
  model: BookModel,
  { pageMultiple, minPages }: Pick<PrintProvider, 'pageMultiple' | 'minPages'>,
): BookModel {
  const pages = model.pages.filter(({ kind }) => kind !== 'cover')
  const count = Math.ceil(Math.max(pages.length, minPages) / pageMultiple) * pageMultiple
  const prompts = bookMessages.drawingPrompts
  const drawings = Array.from({ length: count - pages.length }, (_, i): BookPage => {
    return { kind: 'drawing', prompt: prompts[i % prompts.length] ?? '' }
  })
  return { ...model, pages: [...pages, ...drawings] }
}
