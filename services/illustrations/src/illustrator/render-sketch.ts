import type { IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'
import { drawSketch, SKETCH_SIZE_PX } from '@kahani/illustrator/draw-sketch'
import { renderDrawing } from '@kahani/painting/render-drawing'

/**
 * Renders the staging of a picture as a sketch of `SKETCH_SIZE_PX` × `SKETCH_SIZE_PX` px, for an illustrator that takes
 * reference images. `describeStaging` says what is in it.
 * @returns PNG
 */
export const renderSketch = (request: IllustrationRequest, picture: PictureRequest): Promise<Buffer> =>
  renderDrawing(drawSketch(request, picture), SKETCH_SIZE_PX)
