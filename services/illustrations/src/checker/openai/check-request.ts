import { COVER, type IllustrationRequest, type PictureRequest } from '@kahani/contracts/illustration'
import { childLine, companionLines } from '../../illustrator/openai/people-prompts.ts'

/** What a picture was ordered to show. */
const pictureData = (request: IllustrationRequest, { brief, edit, pageNumber }: PictureRequest, softened: boolean) => ({
  child: childLine(request),
  others: companionLines(request, brief),
  scene: softened ? brief.altText : brief.description,
  keyThings: softened ? [] : brief.props,
  change: edit?.wish ?? null,
  cover: pageNumber === COVER,
})

/** The text of a check: what the picture was ordered to show, as JSON between tags that its text can't forge. */
export function checkRequest(request: IllustrationRequest, picture: PictureRequest, softened: boolean): string {
  const data = JSON.stringify(pictureData(request, picture, softened))
  return `<picture>\n${data.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}\n</picture>`
}
