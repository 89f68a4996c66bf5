import { escapeHtml } from '@kahani/service-kit/html'
import type { GalleryBook } from './gallery-briefs.ts'
import type { DraftedBook } from './make-book.ts'

const STYLE = `body { margin: 0 auto; max-width: 1280px; padding: 16px; background: #f4efe6; color: #2b2320; font: 17px/1.5 system-ui, sans-serif }
section { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 24px; margin: 0 0 32px; align-items: center }
img { width: 100%; border-radius: 6px } small { color: #6d625c }
@media (max-width: 700px) { section { grid-template-columns: 1fr } }`

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`

export const pictureFile = (name: string, index: number) => `${name}-${String(index).padStart(2, '0')}.webp`
export const sheetFile = (name: string) => `${name}-sheet.webp`

/** The pages of a book: picture and text side by side, with what the picture is said to show. */
export function bookPage({ name, seed, brief }: GalleryBook, { draft, briefs }: DraftedBook): string {
  const sections = briefs.map(({ altText, setting, timeOfDay, shot }, index) => {
    const text = index === 0 ? draft.title : (draft.pages[index - 1]?.text ?? '')
    const staging = [setting, timeOfDay, shot?.camera ?? 'default shot'].join(', ')
    return `<section><img src="${pictureFile(name, index)}" alt="${escapeHtml(altText)}" loading="lazy"><div><p>${escapeHtml(text)}</p><small>${escapeHtml(altText)}<br>${staging}</small></div></section>`
  })
  return page(`${draft.title} (${brief.characterAge}, seed ${seed})`, sections.join(''))
}

/** All books as contact sheets. */
export const indexPage = (books: readonly { book: GalleryBook; title: string }[]): string =>
  page(
    'Gallery',
    books
      .map(
        ({ book: { name, seed, brief }, title }) =>
          `<h2><a href="${name}.html">${escapeHtml(title)}</a></h2><p><small>${brief.characterAge}, ${brief.theme}, ${brief.characterType ?? 'myself'}, ${brief.primaryValue ?? 'kindness'}, seed ${seed}</small></p><a href="${name}.html"><img src="${sheetFile(name)}" alt="All pictures of the book" loading="lazy"></a>`,
      )
      .join(''),
  )
