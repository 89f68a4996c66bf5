import type { IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'
import { type MeasuredFace, measureFaces } from './clear-faces.ts'
import { composePicture } from './compose-picture.ts'

/**
 * Measures the faces that are turned to the viewer in a picture as `drawPicture` draws it.
 * @param options.clears whether figures make room for faces, as they do in a picture
 */
export function measurePicture(
  request: IllustrationRequest,
  picture: PictureRequest,
  options: { clears?: boolean } = {},
): MeasuredFace[] {
  const { company, shot, drawn, setting, thought, title } = composePicture(request, picture, options)
  return measureFaces({ ...company, shot }, drawn, { setting, title, thought })
}
