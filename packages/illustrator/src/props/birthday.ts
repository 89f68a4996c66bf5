import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { lit, round } from './materials.ts'
import { type PropTools, prop } from './prop.ts'

/** For a birthday. */

/** Two loops and two ends of a ribbon, tied on (0, 0). */
const bow = (tools: PropTools, colour: string): string =>
  shape('M-6 4L-74 70L-46 66L-40 92L10 12ZM6 4L74 70L46 66L40 92L-10 12Z', shade(colour, 0.14)) +
  shape(soft([0, 4, -46, -52, -104, -58, -112, -14, -62, 16]), lit(tools, colour)) +
  shape(soft([0, 4, 46, -52, 104, -58, 112, -14, 62, 16]), lit(tools, colour)) +
  shape(soft([-18, -2, -56, -30, -88, -32, -84, -14, -54, 0]), shade(colour, 0.3)) +
  shape(soft([18, -2, 56, -30, 88, -32, 84, -14, 54, 0]), shade(colour, 0.3)) +
  ellipse(0, 2, 24, 21, tint(colour, 0.14)) +
  line('M-7 -10V14M7 -10V14', alpha(shade(colour, 0.4), 0.4), 4)

/** A gift in paper with a ribbon; `open`, its lid leans beside it. */
export const present = prop({ states: ['open', 'closed'], coloured: true }, tools => {
  const { on, hue, is } = tools
  const paper = hue('#d8484a')
  const ribbon = on('#f6c443')
  const print = tint(paper, 0.55)
  const spots = dots(
    [
      [-100, -34, 10],
      [-64, -78, 10],
      [-104, -118, 10],
      [-54, -140, 8],
      [-52, -20, 8],
      [62, -30, 10],
      [102, -72, 10],
      [60, -104, 10],
      [104, -136, 9],
      [104, -20, 8],
    ],
    print,
  )
  const body =
    box(-126, -168, 252, 168, lit(tools, paper), 8) +
    spots +
    box(-24, -168, 48, 168, lit(tools, ribbon)) +
    line('M-24 -166V-2M24 -166V-2', shade(ribbon, 0.2), 4)
  const lid =
    shape('M-140 -46L-108 -84H108L140 -46Z', tint(paper, 0.18)) +
    shape('M-26 -46L-20 -84H20L26 -46Z', tint(ribbon, 0.24)) +
    box(-140, -48, 280, 48, lit(tools, shade(paper, 0.06)), 8) +
    box(-26, -48, 52, 48, lit(tools, ribbon)) +
    place(bow(tools, ribbon), 0, -82)
  if (is('open')) {
    const tissue = on('#fff4e2')
    return {
      drawing:
        shape('M-126 -166L-100 -204H100L126 -166Z', shade(paper, 0.5)) +
        shape(
          'M-122 -160L-132 -214L-84 -192L-66 -250L-30 -200L4 -262L36 -204L78 -246L88 -194L134 -218L122 -160Z',
          lit(tools, tissue),
        ) +
        line(
          'M-84 -190L-74 -164M-30 -198L-24 -164M36 -202L34 -164M88 -192L80 -164',
          alpha(shade(tissue, 0.3), 0.5),
          5,
        ) +
        shape(
          'M0 -300l9 22l22 9l-22 9l-9 22l-9 -22l-22 -9l22 -9ZM-92 -276l6 15l15 6l-15 6l-6 15l-6 -15l-15 -6l15 -6ZM96 -290l6 15l15 6l-15 6l-6 15l-6 -15l-15 -6l15 -6Z',
          on('#f9d561'),
        ) +
        body +
        place(lid, 206, -122, { turn: 62 }),
      halfWidth: 300,
      height: 310,
      grip: { kind: 'both', at: [0, -104], scale: 0.74 },
    }
  }
  return {
    drawing: body + place(lid, 0, -150),
    halfWidth: 140,
    height: 296,
    grip: { kind: 'both', at: [0, -104], scale: 0.74 },
  }
})

const FLAGS = 11

/** Little flags on a string, hung from side to side. */
export const bunting = prop({ coloured: true }, tools => {
  const { on, hue } = tools
  const colours = [hue('#e0503f'), on('#f6c443'), on('#3f9aa0'), on('#fff2dc'), on('#e77fa0'), on('#6aa84f')]
  const at = (share: number) => [-900 + share * 1800, -330 + Math.sin(share * Math.PI) * 130] as const
  const flags = Array.from({ length: FLAGS }, (_, i) => {
    const share = (i + 0.5) / FLAGS
    const [x, y] = at(share)
    const colour = colours[i % colours.length] ?? '#e0503f'
    const mark = tint(colour, 0.6)
    const print =
      i % 3 === 0
        ? dots(
            [
              [-30, 30, 10],
              [30, 30, 10],
              [0, 66, 11],
              [0, 112, 8],
            ],
            colour === on('#fff2dc') ? on('#e0503f') : mark,
          )
        : i % 3 === 1
          ? line('M-46 36H46M-30 76H30', colour === on('#fff2dc') ? on('#3f9aa0') : mark, 10)
          : ''
    return place(
      shape('M-68 -4H68L6 164Q0 172 -6 164Z', lit(tools, colour)) + print + line('M-68 0H68', shade(colour, 0.16), 11),
      x,
      y + 6,
      { turn: (Math.atan2(Math.cos(share * Math.PI) * Math.PI * 130, 1800) * 180) / Math.PI },
    )
  }).join('')
  const string = Array.from({ length: 25 }, (_, i) =>
    at(i / 24)
      .map(n)
      .join(' '),
  ).join('L')
  return {
    drawing:
      flags +
      line(`M${string}`, on('#a8724a'), 11) +
      [-900, 900]
        .map(
          x =>
            line(
              `M${x} -330Q${x * 1.03} -280 ${x * 1.015} -236M${x} -330Q${x * 0.98} -270 ${x * 0.985} -216`,
              on('#a8724a'),
              8,
            ) + circle(x, -332, 17, round(tools, on('#f6c443'))),
        )
        .join(''),
    halfWidth: 930,
    height: 352,
    place: 'air',
  }
})
