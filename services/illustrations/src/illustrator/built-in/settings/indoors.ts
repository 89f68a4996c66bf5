import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, points, polygon } from '../canvas/path.ts'
import { box, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import { boards } from '../scenery/buildings.ts'
import { indoors } from '../scenery/room.ts'
import { OPEN } from '../scenery/skies.ts'
import { glow, wash } from '../scenery/sky.ts'
import { rays } from '../scenery/water.ts'
import { createBackdrop, type DrawSetting } from './backdrop.ts'

/** The barn. */

export const barn: DrawSetting = context => {
  const { light } = context
  const inside = (colour: string) => indoors(context, colour)
  const sky = OPEN[light.time]
  const door = 'M860 1120V520H1340V1120Z'
  const hay = (x: number, y: number, width: number) => {
    const h = width * 0.56
    const straws = Array.from(
      { length: 26 },
      () =>
        `M${n(context.random.between(x, x + width - 30))} ${n(context.random.between(y - h + 8, y - 8))}l${n(context.random.between(14, 34))} ${n(context.random.between(-7, 7))}`,
    ).join('')
    const straw = inside('#e6bd62')
    return (
      ellipse(x + width / 2, y + 2, width * 0.56, 14, light.shadow) +
      box(x, y - h, width, h, context.defs.verticalGradient(tint(straw, 0.16), straw, shade(straw, 0.14)), 20) +
      line(straws, alpha(shade(straw, 0.4), 0.34), 5) +
      line(`M${n(x + width * 0.3)} ${n(y - h)}V${n(y)}M${n(x + width * 0.7)} ${n(y - h)}V${n(y)}`, inside('#b5794a'), 8)
    )
  }
  const lantern = (x: number, y: number) =>
    line(`M${x} ${y - 200}V${y - 60}`, inside('#6a4a3a'), 6) +
    (light.dark ? glow(context, x, y, 420, light.glow, 0.62) : '') +
    box(x - 34, y - 40, 68, 84, light.dark ? '#ffdf9a' : inside('#f0dcae'), 14) +
    box(x - 42, y - 56, 84, 22, inside('#5a4038'), 8) +
    box(x - 42, y + 38, 84, 20, inside('#5a4038'), 8) +
    line(`M${x - 12} ${y - 36}V${y + 38}M${x + 12} ${y - 36}V${y + 38}`, inside('#5a4038'), 5)
  const back =
    boards(context, 0, 0, SIZE, 1130, inside('#a8683f'), true, 118) +
    context.defs.clip(
      door,
      place(wash(context, sky, 900), 0, 200) +
        place(
          shape('M800 940Q1000 820 1200 920T1400 900V1140H800Z', light.land('#8fb768')) +
            shape('M800 1010Q1050 940 1400 1020V1140H800Z', light.land('#a2c566')),
          0,
          0,
        ),
    ) +
    line('M860 1120V520H1340V1120', inside('#f2e2c4'), 26) +
    shape('M860 1120V530L640 500V1150Z', inside('#8f5436')) +
    line('M860 540L640 1140M860 1110L640 510', inside('#f2e2c4'), 16) +
    boards(context, 0, 300, SIZE, 54, inside('#8a5638'), false, 54) +
    hay(40, 300, 230) +
    hay(250, 300, 200) +
    polygonBeam(inside('#7d4c34')) +
    shape('M0 1120H1536V1536H0Z', context.defs.verticalGradient(inside('#d3a56a'), inside('#b98654'))) +
    line(
      Array.from(
        { length: 80 },
        () =>
          `M${n(context.random.between(0, SIZE))} ${n(context.random.between(1140, 1520))}l${n(context.random.between(20, 50))} ${n(context.random.between(-10, 10))}`,
      ).join(''),
      alpha(inside('#f0cf86'), 0.7),
      5,
    ) +
    (light.dark ? '' : context.defs.clip('M0 0H1536V1536H0Z', rays(context, 4, '#fff0c0', 0.24, [1100, 300]))) +
    hay(30, 1190, 300) +
    hay(90, 1024, 220) +
    hay(1330, 1230, 280) +
    lantern(520, 560)
  const front = line(
    Array.from(
      { length: 60 },
      () =>
        `M${n(context.random.between(-20, SIZE))} 1550l${n(context.random.between(-40, 40))} ${n(context.random.between(-110, -40))}`,
    ).join(''),
    inside('#e3bd6a'),
    8,
  )
  return createBackdrop({ back, front, floor: 1320 })
}

const polygonBeam = (colour: string) =>
  shape(
    polygon([
      [0, 0],
      [SIZE, 0],
      [SIZE, 70],
      [0, 70],
    ]),
    colour,
  ) +
  shape(polygon(points([560, 70, 620, 70, 480, 300, 420, 300])), colour) +
  shape(polygon(points([1040, 70, 1100, 70, 1240, 300, 1180, 300])), colour)
