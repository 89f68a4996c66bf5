import { alpha, shade, shadeSkin } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n } from '../canvas/path.ts'
import { circle, ellipse, type Layer, line, place, shape } from '../canvas/svg.ts'
import type { View } from '../space/view.ts'
import type { Skeleton } from './bones.ts'
import { drawFeatures, drawNoseBump, type FaceView, grownOf } from './face.ts'
import { drawHair } from './hair.ts'
import { type HeadShape, headShape } from './head-shape.ts'
import { drawHeadgear } from './headgear.ts'
import { drawCoil, drawHearingAid } from './hearing-aid.ts'
import type { Look } from './look.ts'
import { drawMannequinFace } from './mannequin-face.ts'
import { COVERS_CROWN, COVERS_HAIR, type Outfit, onHead } from './outfit.ts'

export interface DrawnHead {
  /** Hair and cloth that hang behind the body. */
  behindBody: string
  layers: readonly Layer[]
  shape: HeadShape
}

/** The outline of cranium, cheeks and chin. */
function skullOutline(look: Look, head: HeadShape): string {
  const { face } = look
  const grown = grownOf(look)
  const cheeks = face.cheeks * (1.07 - grown * 0.13)
  const chin = -0.42 - 0.1 * grown - 0.08 * (face.chinLength - 1)
  const jaw = 0.07 + 0.06 * grown
  return head.hull([
    [[0, 0.07, -0.04], 0.93],
    [[0.26 * cheeks, -0.27, 0.22], 0.66 * cheeks],
    [[-0.26 * cheeks, -0.27, 0.22], 0.66 * cheeks],
    [[jaw, chin, 0.34], 0.5 * face.chin],
    [[-jaw, chin, 0.34], 0.5 * face.chin],
  ])
}

function drawEar(look: Look, outfit: Outfit, head: HeadShape, side: 1 | -1): { drawing: string; facing: number } {
  const { point, facing } = head.at(side * 94, -13, 0.97)
  const seen = head.at(side * 84, -10).facing
  const width = 0.5 + 0.5 * Math.min(1, Math.max(0, head.at(side * 90, 0).facing))
  const shadow = alpha(shadeSkin(look.skin, 0.5), 0.45)
  const earring = look.earrings
    ? circle(0, 29, 5.6, look.earrings) + circle(-1.5, 27.5, 1.8, '#fff4d8')
    : outfit.headgear === 'temple-jewel'
      ? circle(0, 32, 9, outfit.hat)
      : ''
  return {
    facing: seen,
    drawing: place(
      ellipse(0, 0, 19 * width, 25, look.skin) +
        line(`M${n(8 * width * side)} -12Q${n(-12 * width * side)} -10 ${n(-4 * width * side)} 9`, shadow, 3.4) +
        earring,
      point[0],
      point[1],
      { scale: head.unit, turn: side * 8 * (facing < 0 ? -1 : 1) },
    ),
  }
}

export interface HeadOptions extends FaceView {
  /** Degrees by which loose hair streams backward. */
  stream: number
  /** An air bubble around the head. */
  bubble: boolean
  aidsColour: string
  isMannequin?: boolean
}

export function drawHead(
  { defs }: Pick<DrawContext, 'defs'>,
  look: Look,
  outfit: Outfit,
  view: View,
  bones: Pick<Skeleton, 'head' | 'skull'>,
  options: HeadOptions,
): DrawnHead {
  const head = headShape(view, bones.head, bones.skull, look.body.head / 2)
  const skin = skullOutline(look, head)
  const worn = onHead(outfit)
  const hatted = worn.some(each => COVERS_CROWN.has(each))
  const hidden = worn.some(each => COVERS_HAIR.has(each))
  // A hat on a cloth is wider.
  const hatHead = outfit.headCloth ? headShape(view, bones.head, bones.skull, look.body.head * 0.54) : head
  const isInGlass = outfit.headgear === 'helmet' || options.bubble
  const hair = drawHair(defs, look, head, {
    skin,
    hatted,
    hidden,
    scarf: outfit.headCloth?.kind === 'hijab' ? shade(outfit.headCloth.colour, 0.3) : null,
    sealed: outfit.headgear === 'helmet',
    inGlass: isInGlass,
    stream: options.stream,
  })
  const gear = drawHeadgear({ defs, look, outfit, head, hatHead, skin, bubble: options.bubble })
  const isClothed = hidden || worn.includes('dupatta')
  const aided = look.aids.hearingAid && !isClothed
  const eared = !hair.coversEars && !hidden
  const sides = [1, -1] as const
  const ears = eared ? sides.map(side => drawEar(look, outfit, head, side)) : []
  const earsAt = (front: boolean) =>
    ears
      .filter(({ facing }) => facing > 0.1 === front)
      .map(({ drawing }) => drawing)
      .join('')
  const aids = aided ? sides.map(side => drawHearingAid(head, side, options.aidsColour)) : []
  const aidsAt = (near: boolean) =>
    aids
      .filter(({ isNear }) => isNear === near)
      .map(({ drawing }) => drawing)
      .join('')
  // Hair that would cover the ear is tucked behind it.
  const tucked =
    aided && hair.coversEars
      ? sides
          .map(side => drawEar(look, outfit, head, side))
          .filter(({ facing }) => facing > -0.06)
          .map(({ drawing }) => drawing)
          .join('')
      : ''
  const coils =
    look.aids.hearingAid && isClothed ? sides.map(side => drawCoil(head, side, options.aidsColour)).join('') : ''
  const facesViewer = head.at(0, -22).facing > -0.3
  // The side away from the light, and the shadow below the hair.
  const shading = facesViewer
    ? defs.clip(
        skin,
        [10, 20, 32].map(width => line(skin, alpha(shadeSkin(look.skin, 0.6), 0.05), width * head.unit)).join('') +
          ellipse(
            head.centre[0] + head.radius * 1.02,
            head.centre[1] + head.radius * 0.5,
            head.radius * 0.42,
            head.radius * 0.9,
            alpha(shadeSkin(look.skin, 0.6), 0.06),
            24,
          ),
      )
    : ''
  return {
    shape: head,
    behindBody: gear.behindBody + hair.behindBody,
    layers: [
      {
        name: 'head',
        drawing:
          gear.behind +
          hair.behindHead +
          aidsAt(false) +
          earsAt(false) +
          shape(skin, look.skin) +
          drawNoseBump(look, head) +
          hair.cap +
          shading +
          gear.overSkin,
      },
      ...(!facesViewer
        ? []
        : options.isMannequin
          ? [drawMannequinFace(look, head, options)]
          : drawFeatures(defs, look, head, skin, { ...options, hooded: hidden })),
      { name: 'hair', drawing: earsAt(true) + hair.front + tucked },
      // In a helmet of glass, and else over the brim of a hat.
      { name: 'hearing aid', drawing: isInGlass ? aidsAt(true) + coils : '' },
      { name: 'headgear', drawing: gear.front },
      { name: 'hearing aid', drawing: isInGlass ? '' : aidsAt(true) + coils },
    ],
  }
}
