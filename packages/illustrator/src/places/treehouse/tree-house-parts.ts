import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n } from '../../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'

/** Parts of the house in the tree, in world units with the origin at the base. */

export interface HousePaint {
  wall: string
  roof: string
  door: string
}

/** The front of the house, 1,900 wide and 2,300 high. */
export function houseFront(context: DrawContext, { wall, roof, door }: HousePaint): string {
  const { light, defs, random } = context
  const wood = light.land(wall)
  const thatch = light.land(roof)
  const trim = light.land('#f0d9ae')
  let boards = ''
  for (let x = -800; x <= 800; x += 160) boards += `M${x} -1540V0`
  let straw = ''
  for (let i = 0; i < 40; i++) {
    const up = random.next()
    const x = random.between(-1, 1) * (1080 - up * 760)
    straw += `M${n(x)} ${n(-1490 - up * 700)}l${n(x * 0.05)} ${n(130)}`
  }
  return (
    box(-880, -1600, 1760, 1600, defs.verticalGradient(shade(wood, 0.24), wood, tint(wood, 0.06))) +
    line(boards, alpha(shade(wood, 0.5), 0.4), 12) +
    (light.dark ? glow(context, 400, -860, 760, light.glow, 0.5) : '') +
    box(150, -1120, 520, 520, trim, 14) +
    box(192, -1078, 436, 436, light.dark ? '#ffd78a' : light.land('#9fc6c8')) +
    line('M410 -1078V-642M192 -860H628', trim, 26) +
    box(110, -600, 600, 60, trim, 12) +
    [190, 330, 470, 610]
      .map((x, i) => circle(x, -630, 60, light.land(['#e8796a', '#f2c14e', '#e88ab0', '#f6ead0'][i] ?? '#e8796a')))
      .join('') +
    shape('M-560 0V-820Q-560 -1120 -300 -1120T-40 -820V0Z', trim) +
    shape('M-500 0V-800Q-500 -1060 -300 -1060T-100 -800V0Z', light.dark ? '#ffcf82' : light.land(door)) +
    (light.dark
      ? ''
      : line('M-400 -980V0M-300 -1050V0M-200 -980V0', alpha('#35203f', 0.26), 12) + circle(-150, -460, 26, trim)) +
    shape(
      'M-1180 -1440Q-700 -1760 -330 -2260Q0 -2380 330 -2260Q700 -1760 1180 -1440Q600 -1560 0 -1560T-1180 -1440Z',
      defs.verticalGradient(tint(thatch, 0.12), thatch, shade(thatch, 0.16)),
    ) +
    line(straw, alpha(shade(thatch, 0.5), 0.35), 14) +
    ellipse(0, -2290, 330, 70, shade(thatch, 0.14))
  )
}

/** A rope ladder of `rungs`, hanging from (0, -height). */
export const ropeLadder = (height: number, rope: string, wood: string): string => {
  let rungs = ''
  for (let y = 120; y < height; y += 230) rungs += box(-190, -y, 380, 50, wood, 20)
  return (
    line(`M-150 0Q-170 ${n(-height / 2)} -150 ${n(-height)}M150 0Q130 ${n(-height / 2)} 150 ${n(-height)}`, rope, 28) +
    rungs
  )
}

/** A plank swing on two ropes; the plank is 420 above the ground. */
export const plankSwing = (height: number, rope: string, wood: string): string =>
  line(`M-260 -440V${n(-height)}M260 -440V${n(-height)}`, rope, 26) +
  box(-340, -460, 680, 60, wood, 14) +
  box(-340, -410, 680, 16, shade(wood, 0.3), 6)

/** A hammock, 1,900 wide; its lowest point is 420 above the ground. */
export const hammock = (cloth: string, stripe: string, rope: string): string =>
  line('M-960 -1700L-780 -840M960 -1700L780 -840', rope, 26) +
  shape('M-800 -860Q-400 -380 0 -400T800 -860Q500 -300 0 -280T-800 -860Z', shade(cloth, 0.2)) +
  shape('M-800 -860Q-440 -440 0 -460T800 -860Q520 -330 0 -310T-800 -860Z', cloth) +
  line('M-640 -680Q-340 -380 0 -390T640 -680M-560 -560Q-300 -340 0 -340T560 -560', stripe, 30)

/** A shelf with jars of mango pickle, books and a tin. */
export const shelf = ({ light }: DrawContext): string => {
  const wood = light.on('#9a6a46')
  const jar = (x: number, colour: string) =>
    box(x, -210, 130, 190, colour, 26) + box(x + 14, -250, 102, 50, light.on('#f6ead0'), 10)
  const book = (x: number, h: number, colour: string) => box(x, -h, 62, h, colour, 6)
  return (
    box(-520, 0, 1040, 46, wood, 8) +
    jar(-480, light.on('#d98a3c')) +
    jar(-310, light.on('#b8502f')) +
    jar(-140, light.on('#8fae4c')) +
    book(60, 240, light.on('#3f7f9a')) +
    book(126, 280, light.on('#e2674f')) +
    book(192, 220, light.on('#f2c14e')) +
    place(box(0, -230, 62, 230, light.on('#7d5fa8'), 6), 264, 0, { turn: -12 }) +
    box(370, -190, 130, 190, light.on('#c3ccd6'), 20) +
    line('M370 -130H500M370 -66H500', alpha('#35203f', 0.2), 10)
  )
}

/** A lantern that hangs from (0, 0). */
export const hangingLamp = (context: DrawContext): string => {
  const { light } = context
  const iron = light.on('#4a4450')
  return (
    line('M0 0V260', iron, 16) +
    (light.dark ? glow(context, 0, 430, 900, light.glow, 0.6) : '') +
    shape('M-120 330Q0 200 120 330Z', iron) +
    box(-96, 330, 192, 230, light.dark ? '#ffe3a0' : light.on('#e8dcc0'), 40) +
    line('M-96 330V560M96 330V560M0 330V560', iron, 14) +
    box(-130, 550, 260, 50, iron, 16)
  )
}
