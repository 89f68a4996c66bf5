import { bookMessages } from '@kahani/messages/en/books'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { type Content, EPub, type Options } from 'epub-gen-memory'
import type { BookFonts } from '../../fonts/book-fonts.ts'
import type { BookModel } from '../../layout/book-model.ts'
import type { Chapter } from './chapters.ts'
import { descriptionOf } from './package-metadata.ts'
import { epubStylesheet } from './stylesheet.ts'

/**
 * Generates an EPUB without its pictures and fonts, which epub-gen-memory would fetch from the network or from temporary
 * files. Pictures keep the names that chapters give them, instead of random ones.
 */
class Generator extends EPub {
  constructor(options: Options, content: Content, identifier: string) {
    super(options, content)
    this.uuid = identifier
    for (const image of this.images) {
      const name = image.url.slice(0, image.url.lastIndexOf('.'))
      for (const chapter of this.content) chapter.content = chapter.content.replaceAll(image.id, name)
      image.id = name
    }
  }
  protected override async downloadAllImages() {}
  protected override async downloadAllFonts() {}

  async documents(): Promise<Map<string, string>> {
    await this.render()
    const documents = new Map<string, string>()
    for (const [path, file] of Object.entries(this.zip.files)) {
      if (!file.dir && path !== 'mimetype') documents.set(path, await file.async('string'))
    }
    return documents
  }
}

export interface GeneratorInput {
  model: BookModel
  chapters: readonly Chapter[]
  fonts: BookFonts
  identifier: string
}

/** Generates the documents of an EPUB, by path, which `repairEpub` completes. */
export async function generateEpub({
  model,
  chapters,
  fonts,
  identifier,
}: GeneratorInput): Promise<Map<string, string>> {
  const options: Options = {
    title: isolateRightToLeft(model.title),
    author: PRODUCT_NAME,
    description: descriptionOf(model),
    lang: model.language,
    css: epubStylesheet(fonts, model.ageBand),
    fonts: fonts.files.map(({ fileName }) => ({ filename: fileName, url: fileName })),
    tocTitle: bookMessages.contents.title,
    tocInTOC: false,
    numberChaptersInTOC: false,
    prependChapterTitles: false,
    version: 3,
  }
  const content = chapters.map(({ name, title, markup }) => ({ filename: name, title, content: markup }))
  return new Generator(options, content, identifier).documents()
}
