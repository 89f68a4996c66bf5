import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { type PropTools, prop } from './prop.ts'

/** Boxes for moving house. */

/** A closed box from (x, y) at its lower left, with its narrow side at the right. */
function carton(
  { on, defs }: PropTools,
  x: number,
  y: number,
  width: number,
  height: number,
  colour = '#cf9a5f',
): string {
  const card = on(colour)
  const depth = width * 0.2
  const lift = height * 0.13
  return (
    shape(
      `M${x} ${y}V${y - height}H${x + width}V${y}Z`,
      defs.verticalGradient(tint(card, 0.16), card, shade(card, 0.08)),
    ) +
    shape(
      `M${x + width} ${y}V${y - height}L${x + width + depth} ${y - height - lift}V${y - lift}Z`,
      defs.horizontalGradient(shade(card, 0.2), shade(card, 0.3)),
    ) +
    shape(
      `M${x} ${y - height}L${x + depth} ${y - height - lift}H${x + width + depth}L${x + width} ${y - height}Z`,
      tint(card, 0.3),
    )
  )
}

/** Tape along the middle of a closed box. */
const tape = ({ on }: PropTools, x: number, y: number, width: number, height: number): string => {
  const depth = width * 0.2
  const lift = height * 0.13
  const [l, r] = [x + width * 0.42, x + width * 0.58]
  const colour = on('#f0d9a4')
  return (
    shape(`M${l} ${y - height}L${l + depth} ${y - height - lift}H${r + depth}L${r} ${y - height}Z`, tint(colour, 0.3)) +
    shape(
      `M${l} ${y - height}H${r}V${y - height * 0.74}l-12 10l-14 -10l-14 10l-14 -10l-14 10L${l} ${y - height * 0.74}Z`,
      colour,
    )
  )
}

/** What a child has drawn on a box: a house, a heart, or a sun. */
const house = (x: number, y: number, colour: string): string =>
  line(
    `M${x - 60} ${y}V${y - 80}H${x + 60}V${y}ZM${x - 80} ${y - 76}L${x} ${y - 150}L${x + 80} ${y - 76}M${x - 16} ${y}V${y - 44}H${x + 18}V${y}`,
    colour,
    12,
  )
const heart = (x: number, y: number, colour: string): string =>
  shape(
    `M${x} ${y}C${x - 90} ${y - 60} ${x - 70} ${y - 130} ${x - 32} ${y - 126}C${x - 12} ${y - 124} ${x} ${y - 106} ${x} ${y - 92}C${x} ${y - 106} ${x + 12} ${y - 124} ${x + 32} ${y - 126}C${x + 70} ${y - 130} ${x + 90} ${y - 60} ${x} ${y}Z`,
    colour,
  )
const sun = (x: number, y: number, colour: string): string =>
  circle(x, y, 40, colour) +
  line(
    Array.from({ length: 8 }, (_, i) => {
      const [c, s] = [Math.cos(i * 0.785), Math.sin(i * 0.785)]
      return `M${Math.round(x + c * 58)} ${Math.round(y + s * 58)}L${Math.round(x + c * 84)} ${Math.round(y + s * 84)}`
    }).join(''),
    colour,
    12,
  )

/** What looks out of an open box: a bear, a rolled mat, a kite and books. */
function belongings(tools: PropTools, y: number): string {
  const { on } = tools
  const fur = on('#b07a4a')
  return (
    place(box(-36, -330, 72, 340, on('#4f9a8c'), 34) + ellipse(0, -318, 36, 18, on('#8fcabc')), -40, y, { turn: 14 }) +
    place(
      shape('M0 -250L90 -120L0 60L-90 -120Z', on('#e0507a')) + line('M0 -250V60M-90 -120H90', on('#fbecd0'), 9),
      -330,
      y - 60,
      {
        turn: -16,
      },
    ) +
    // The bear.
    circle(-226, y - 196, 36, fur) +
    circle(-94, y - 196, 36, fur) +
    circle(-226, y - 196, 18, on('#e0b488')) +
    circle(-94, y - 196, 18, on('#e0b488')) +
    ellipse(-160, y - 20, 104, 90, shade(fur, 0.06)) +
    circle(-160, y - 132, 96, fur) +
    ellipse(-160, y - 104, 46, 36, on('#ecc9a0')) +
    dots(
      [
        [-196, y - 150, 13],
        [-124, y - 150, 13],
        [-160, y - 118, 14],
      ],
      on('#33262c'),
    ) +
    line(`M-160 ${y - 106}v12q-14 18 -28 8m28 -8q14 18 28 8`, on('#33262c'), 7) +
    circle(-192, y - 154, 4, '#ffffff') +
    circle(-120, y - 154, 4, '#ffffff')
  )
}

/** A stack and a small box in front, on which one can sit. `open` shows the air in the upper one, `full` what is in it. */
export const cardboardBoxes = prop({ states: ['open', 'closed', 'full', 'empty'] }, tools => {
  const { on, is } = tools
  const card = on('#d9a86c')
  const isOpen = is('open') || is('full') || is('empty')
  const top = -470
  const upper = isOpen
    ? // The inside and the far flaps, then what is in it, then the near side.
      shape(`M-380 ${top - 330}L-300 ${top - 376}H80L0 ${top - 330}Z`, shade(card, 0.5)) +
      shape(`M-300 ${top - 376}L-270 ${top - 480}H120L80 ${top - 376}Z`, shade(card, 0.12)) +
      (is('empty') ? '' : is('full') ? belongings(tools, top - 330) : paperInside(tools, top - 340)) +
      shape(`M-380 ${top}V${top - 330}H0V${top}Z`, tools.defs.verticalGradient(tint(card, 0.16), card)) +
      shape(`M0 ${top}V${top - 330}L80 ${top - 376}V${top - 46}Z`, shade(card, 0.24)) +
      shape(`M-380 ${top - 330}L-300 ${top - 376}L-430 ${top - 400}L-520 ${top - 350}Z`, tint(card, 0.24)) +
      shape(`M0 ${top - 330}L80 ${top - 376}L200 ${top - 350}L130 ${top - 296}Z`, tint(card, 0.1)) +
      shape(`M-380 ${top - 330}H0L-24 ${top - 220}H-410Z`, tint(card, 0.3)) +
      line(`M-410 ${top - 220}H-24`, alpha(shade(card, 0.4), 0.4), 8)
    : carton(tools, -380, top, 380, 330, '#d9a86c') + tape(tools, -380, top, 380, 330)
  return {
    drawing:
      carton(tools, -460, 0, 520, 470) +
      tape(tools, -460, 0, 520, 470) +
      house(-330, -90, alpha(on('#b5443c'), 0.85)) +
      box(-60, -250, 90, 44, shade(on('#cf9a5f'), 0.6), 20) +
      upper +
      (isOpen ? sun(-200, top - 110, alpha(on('#d8603a'), 0.8)) : heart(-196, top - 80, alpha(on('#d8504a'), 0.85))) +
      carton(tools, 130, 0, 380, 320, '#c98f56') +
      tape(tools, 130, 0, 380, 320) +
      line(
        'M200 -60V-190M170 -150L200 -194L230 -150M270 -60V-190M240 -150L270 -194L300 -150M180 -44H300',
        alpha(on('#5a4038'), 0.75),
        13,
      ) +
      heart(420, -70, alpha(on('#3f78b0'), 0.8)),
    halfWidth: 590,
    height: is('full') ? 1140 : isOpen ? 950 : 850,
    seat: [340, -340],
    handle: [-40, -840],
  }
})

/** Crumpled paper that fills a box. */
const paperInside = ({ on }: PropTools, y: number): string =>
  [-320, -240, -150, -60, 10]
    .map((x, i) => ellipse(x, y + 4 - (i % 2) * 22, 62, 40, i % 2 ? on('#fbf4e4') : on('#efe2cc'), (i % 3) * 20 - 20))
    .join('') + line(`M-330 ${y - 10}l40 20M-240 ${y - 40}l30 30M-80 ${y - 20}l50 16`, alpha(on('#a89a88'), 0.6), 7)
