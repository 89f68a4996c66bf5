import {
  COVER,
  type CompanionFigure,
  type IllustrationRequest,
  type PictureRequest,
} from '@kahani/contracts/illustration'
import { childLine, companionLines } from '../../illustrator/openai/people-prompts.ts'

interface CheckRequest {
  request: IllustrationRequest
  picture: PictureRequest
  softened: boolean
  /** Whose sheets are sent, besides that of the child. */
  figures: readonly CompanionFigure[]
}

/** What a picture was ordered to show. */
const pictureData = ({ request, picture: { brief, edit, pageNumber }, softened, figures }: CheckRequest) => ({
  child: childLine(request),
  others: companionLines(request, brief),
  sheets: figures.map(figure => (figure === 'pet' ? 'the pet' : request.cast.people?.[figure]?.name)),
  scene: softened ? brief.altText : brief.description,
  keyThings: softened ? [] : brief.props,
  change: edit?.wish ?? null,
  cover: pageNumber === COVER,
})

/** The text of a check: what the picture was ordered to show, as JSON between tags that its text can't forge. */
export function checkRequest(check: CheckRequest): string {
  const data = JSON.stringify(pictureData(check))
  return `<picture>\n${data.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}\n</picture>`
}
