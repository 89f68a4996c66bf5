import type { RenderEdition } from '../../editions.ts'
import { PAGE_PX } from '../../layout/geometry.ts'
import type { ConvertEpub } from './converter.ts'
import { setExthTexts } from './exth.ts'

export interface Kf8RendererDeps {
  /** Renders the fixed-layout EPUB that is prepared for Kindle. A new layout of it is a new layout of this edition. */
  renderKindleEpub: RenderEdition
  convert: ConvertEpub
}

/** Part of the progress, from 0 to 1, that is reached with the EPUB. */
const EPUB_SHARE = 0.4

/** What calibre leaves out (decision 020), by EXTH code. */
const FIXED_LAYOUT = {
  /** fixed-layout */
  122: 'true',
  /** book-type */
  123: 'children',
  /** orientation-lock */
  124: 'none',
  /** original-resolution */
  126: `${PAGE_PX}x${PAGE_PX}`,
  /** cdetype: a personal document. Kindles delete books copied by USB whose type is that of the store, `EBOK`. */
  501: 'PDOC',
}

/** Renders books to KF8 (`.azw3`), for a Kindle that is connected by USB. */
export function createKf8Renderer({ renderKindleEpub, convert }: Kf8RendererDeps): RenderEdition {
  return async (book, run) => {
    const { file: epub } = await renderKindleEpub(book, {
      ...run,
      setProgress: share => run.setProgress(share * EPUB_SHARE),
    })
    const converted = await convert(epub, {
      ...run,
      setProgress: share => run.setProgress(EPUB_SHARE + share * (1 - EPUB_SHARE)),
    })
    return { file: setExthTexts(converted, FIXED_LAYOUT) }
  }
}
