import type { Expression, IllustrationRequest } from '@kahani/contracts/illustration'
import { alpha } from './canvas/colour.ts'
import type { DrawContext } from './canvas/draw-context.ts'
import { createLight } from './canvas/light.ts'
import { createRandom } from './canvas/random.ts'
import { box, circle, ellipse, line, place, SIZE } from './canvas/svg.ts'
import { createSvgDefs } from './canvas/svg-defs.ts'
import { petOf } from './cast.ts'
import { childLook, friendLook } from './figure/choose-look.ts'
import { drawHead, drawPerson } from './figure/person.ts'
import { poseFor } from './figure/pose.ts'
import { paperTexture } from './paper.ts'
import { spray } from './scenery/leaves.ts'

const EXPRESSIONS: readonly Expression[] = ['happy', 'curious', 'brave', 'surprised', 'sleepy']

/** Draws the character sheet as an SVG of `SIZE` × `SIZE` px: the child standing, waving and with five expressions, the friend and the pet. */
export function drawSheet(request: IllustrationRequest): string {
  const { cast, seed } = request
  const defs = createSvgDefs()
  const random = createRandom(`sheet/${seed}`)
  const context: DrawContext = { random, bookRandom: createRandom(`book/${seed}`), defs, light: createLight('day') }
  const look = childLook(cast, seed)
  const unit = 0.86
  const stature = look.build.stature ** 0.5
  const person = (action: 'standing' | 'waving', x: number, scale: number, of = look) =>
    ellipse(x, 1010, 130 * scale, 15 * scale, alpha('#8a5a3c', 0.24)) +
    place(
      drawPerson(context, of, { pose: poseFor(action, 'happy'), expression: 'happy', bubble: false }).drawing,
      x,
      1006,
      { scale },
    )
  const face = (expression: Expression, i: number) => {
    const x = 176 + i * 296
    const head = drawHead(context, look, look.outfit, expression, {
      turn: 0.3,
      nod: 0,
      stream: 0,
      asleep: false,
      bubble: false,
    })
    return (
      circle(x, 1290, 132, i % 2 ? '#f7d9a8' : '#f3c9a0') + place(head.behind + head.front, x, 1306, { scale: 0.82 })
    )
  }
  const friend = cast.hasFriend ? person('standing', 1180, unit * 0.66 * stature, friendLook(cast, seed)) : ''
  const pet =
    cast.pet === 'none'
      ? ''
      : place(petOf(context, cast.pet, false).drawing, 1385, 1008, { scale: unit * 0.6, mirrored: true })
  const alone = !cast.hasFriend && cast.pet === 'none'
  const spread = alone ? 200 : 0
  const paper =
    box(0, 0, SIZE, SIZE, defs.radialGradient('#fdf5e4', '#fbf0dc', '#f6e4c6')) +
    paperTexture(context) +
    ellipse(420 + spread, 640, 330, 420, '#f6dfb8') +
    ellipse(860 + spread, 680, 270, 380, '#f3d3ae') +
    spray(context, [-20, -20], 42, 'round', 5, 200, ['#9cc08a', '#b5cf9a', '#86b080']) +
    spray(context, [SIZE + 20, -20], -42, 'pointed', 5, 200, ['#e8b08a', '#f0c49a', '#d99a78']) +
    line('M60 1090H1476', alpha('#c98f5c', 0.4), 5)
  const drawing =
    paper +
    person('standing', 420 + spread, unit * stature) +
    person('waving', 850 + spread, unit * 0.82 * stature) +
    friend +
    pet +
    EXPRESSIONS.map(face).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${defs.element()}${drawing}</svg>`
}
