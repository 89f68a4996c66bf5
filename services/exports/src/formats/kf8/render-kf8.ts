import sharp from 'sharp'
import type { RenderEdition } from '../../editions.ts'
import { PAGE_PX } from '../../layout/geometry.ts'
import { withJfifHeader } from '../../pictures/encode-pictures.ts'
import type { ConvertEpub } from './converter.ts'
import { replaceThumbnail, setExthTexts } from './exth.ts'

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
  /** zero-gutter and zero-margin: pages fill the screen */
  127: 'true',
  128: 'true',
  /** RegionMagnification: no text opens enlarged in a pop-up */
  132: 'false',
  /** cdetype: a personal document. Kindles delete books copied by USB whose type is that of the store, `EBOK`. */
  501: 'PDOC',
}

/** calibre's thumbnail has 180 px, less than Kindles show in their library. */
const THUMBNAIL_PX = 500

const thumbnailOf = async (jpeg: Buffer) =>
  withJfifHeader(
    await sharp(jpeg)
      .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer(),
  )

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
    return { file: await replaceThumbnail(setExthTexts(converted, FIXED_LAYOUT), thumbnailOf) }
  }
}
