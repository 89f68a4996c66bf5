import { alpha, shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n } from '../canvas/path.ts'
import { ellipse, line, place } from '../canvas/svg.ts'
import type { View } from '../space/view.ts'
import { drawFeatures, drawNoseBump, type FaceView } from './face.ts'
import { drawHair } from './hair.ts'
import { type HeadShape, headShape } from './head-shape.ts'
import { drawHeadgear } from './headgear.ts'
import type { Look } from './look.ts'
import { COVERS_CROWN, type Outfit } from './outfit.ts'
import type { Skeleton } from './skeleton.ts'

export interface DrawnHead {
  /** Hair and cloth that hang behind the body. */
  behindBody: string
  head: string
  shape: HeadShape
}

/** The outline of cranium, cheeks and chin. */
function skullOutline({ face, body }: Look, head: HeadShape): string {
  const young = Math.max(0, Math.min(1, (1000 - body.stature) / 280))
  const cheeks = face.cheeks * (1 + young * 0.06)
  return head.hull([
    [[0, 0.07, -0.04], 0.93],
    [[0.25 * cheeks, -0.26, 0.12], 0.66 * cheeks],
    [[-0.25 * cheeks, -0.26, 0.12], 0.66 * cheeks],
    [[0, -0.4 - 0.1 * (face.chinLength - 1), 0.2], 0.54 * face.chin],
  ])
}

function drawEar(look: Look, head: HeadShape, side: 1 | -1): { drawing: string; facing: number } {
  const { point, facing } = head.at(side * 94, -13, 0.98)
  const width = 0.5 + 0.5 * Math.min(1, Math.max(0, head.at(side * 90, 0).facing))
  const shadow = shade(look.skin, 0.26)
  const u = head.unit
  return {
    facing: head.at(side * 80, -10).facing,
    drawing: place(
      ellipse(0, 0, 19 * width, 25, look.skin) +
        line(`M${n(7 * width)} -11q${n(-15 * width)} 3 ${n(-5 * width)} 21`, alpha(shadow, 0.9), 4),
      point[0],
      point[1],
      { scale: u, turn: side * 8 * (facing < 0 ? -1 : 1) },
    ),
  }
}

export function drawHead(
  { defs }: Pick<DrawContext, 'defs'>,
  look: Look,
  outfit: Outfit,
  view: View,
  bones: Skeleton,
  face: FaceView & { stream: number },
): DrawnHead {
  const head = headShape(view, bones.head, bones.skull, look.body.head / 2)
  const skin = skullOutline(look, head)
  const hatted = outfit.headgear !== null && COVERS_CROWN.has(outfit.headgear)
  const clip = (data: string, drawing: string) => defs.clip(data, drawing)
  const hair = drawHair(look, head, clip, { skin, hatted, stream: face.stream })
  const gear = drawHeadgear(defs, look, outfit, head)
  const ears = hair.coversEars ? [] : ([1, -1] as const).map(side => drawEar(look, head, side))
  const earsAt = (front: boolean) =>
    ears
      .filter(({ facing }) => facing > 0.12 === front)
      .map(({ drawing }) => drawing)
      .join('')
  const facesViewer = head.at(0, -22).facing > -0.3
  const shading = facesViewer ? defs.clip(skin, line(skin, alpha(shade(look.skin, 0.5), 0.14), 16 * head.unit)) : ''
  return {
    shape: head,
    behindBody: hair.behindBody + gear.behindBody,
    head:
      gear.behind +
      hair.behindHead +
      earsAt(false) +
      drawNoseBump(look, head) +
      hair.cap +
      shading +
      gear.overSkin +
      (facesViewer ? drawFeatures(look, head, face) : '') +
      earsAt(true) +
      hair.front +
      gear.front,
  }
}
