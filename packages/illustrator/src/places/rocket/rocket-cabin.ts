import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { circlePath, n } from '../../canvas/path.ts'
import { box, circle, dots, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { planet } from '../../scenery/planets.ts'
import { rocketPaintOf } from '../../scenery/rockets.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { insideOf } from '../backlight.ts'
import { frontPlane, isClose, levelPlane, type Plane, pieceAt, sidePlane } from '../plane.ts'
import { deepSky, spaceOf } from '../space/heavens.ts'

export const cabin: DrawSetting = stage => {
  const { context, camera } = stage
  const { light, defs } = context
  const dim = insideOf(stage)
  // Fairy lights keep the box warm.
  const lit = (colour: string) => (camera === 'silhouette' ? dim(colour) : mix(dim(colour), light.on(colour), 0.5))
  const real = stage.states.has('real-rocket')
  const paint = rocketPaintOf(context)
  const middle = stage.view.zOf('middle')
  const back = middle + 560
  const start = stage.view.zOf('foreground') * 1.5
  const half = 768 / stage.view.scaleAt([0, 900, back])
  const w = Math.max(half * 1.08, 1500)
  const wall = lit(real ? '#dcd6cc' : '#c99a66')
  const plane = frontPlane(stage, back)
  const floor = levelPlane(stage)
  const accent = lit(paint.fins)
  const r = 520
  const [px, py] = [half * 0.44, 1380]
  const [cx, cy] = plane.at(px, py)
  const size = plane.scale(px, py)
  const port = circlePath(cx, cy, r * size)
  const sky = spaceOf(stage)
  const seams = real
    ? [-1.5, -0.75, 0, 0.75, 1.5]
        .map(s =>
          plane.line([
            [w * s * 0.6, 0],
            [w * s * 0.6, 3600],
          ]),
        )
        .join('')
    : Array.from({ length: 40 }, (_, i) =>
        plane.line([
          [-w + i * (w / 20), 0],
          [-w + i * (w / 20), 3600],
        ]),
      ).join('')
  const rim = real
    ? circle(cx, cy, r * 1.2 * size, shade(accent, 0.2)) +
      circle(cx, cy, r * 1.14 * size, accent) +
      dots(
        Array.from({ length: 16 }, (_, i): [number, number, number] => [
          cx + Math.sin(i * 0.3927) * r * 1.08 * size,
          cy - Math.cos(i * 0.3927) * r * 1.08 * size,
          26 * size,
        ]),
        tint(accent, 0.5),
      )
    : circle(cx, cy, r * 1.2 * size, shade(lit('#d5dbe0'), 0.3)) +
      circle(cx, cy, r * 1.17 * size, lit('#d5dbe0')) +
      circle(cx, cy, r * 1.06 * size, shade(lit('#d5dbe0'), 0.16))
  const sideWall = (side: 1 | -1) =>
    shape(
      sidePlane(stage, side * w).rect(start, 0, back - start, 3600),
      side < 0
        ? defs.horizontalGradient(shade(wall, 0.4), shade(wall, 0.16))
        : defs.horizontalGradient(shade(wall, 0.16), shade(wall, 0.4)),
    )
  const boards = Array.from({ length: 15 }, (_, i) =>
    floor.line([
      [-w + i * (w / 7), start],
      [-w + i * (w / 7), back],
    ]),
  ).join('')
  return createSettingScene({
    sky: box(0, 0, SIZE, SIZE, shade(wall, 0.5)),
    ground:
      shape(plane.rect(-w, 0, w * 2, 3600), defs.verticalGradient(shade(wall, 0.24), wall, shade(wall, 0.06))) +
      line(seams, alpha(shade(wall, 0.5), real ? 0.34 : 0.14), real ? 8 : 5) +
      rim +
      defs.clip(
        port,
        place(deepSky(stage, 120), cx - r * size, cy - r * size, { scale: (r * 2 * size) / SIZE }) +
          planet(
            context,
            cx + r * 0.3 * size,
            cy + r * 0.3 * size,
            r * 0.42 * size,
            mix('#e6a06a', sky[2], 0.14),
            'ring',
          ) +
          planet(
            context,
            cx - r * 0.44 * size,
            cy - r * 0.4 * size,
            r * 0.16 * size,
            mix('#6fb5b0', sky[2], 0.1),
            'bands',
          ),
      ) +
      line(
        `M${n(cx - r * 0.76 * size)} ${n(cy - r * 0.24 * size)}Q${n(cx - r * 0.64 * size)} ${n(cy - r * 0.64 * size)} ${n(cx - r * 0.24 * size)} ${n(cy - r * 0.8 * size)}`,
        alpha('#ffffff', 0.5),
        36 * size,
      ) +
      sideWall(-1) +
      sideWall(1) +
      shape(
        floor.rect(-w, start, w * 2, back - start),
        defs.verticalGradient(lit(real ? '#7f8fa0' : '#b98a5a'), lit(real ? '#5f6f84' : '#a87a4c')),
      ) +
      line(boards, alpha('#2a2030', real ? 0.3 : 0.14), 6) +
      (real ? '' : rugOf(stage, lit, middle)) +
      (real ? '' : crayons(stage, plane, half)),
    pieces: [
      ...(isClose(stage)
        ? []
        : [
            pieceAt(
              stage,
              back - 20,
              stage.stand(controls(stage, lit, real, accent), [-half * 0.62, 0, back - 60]).drawing,
            ),
          ]),
      ...(isClose(stage) || camera === 'from-above' ? [] : [pieceAt(stage, back - 10, fairyLights(stage))]),
      stage.stand(cushion(lit(paint.nose)), [half * 0.48, 0, middle + 200]),
      stage.stand(cushion(lit('#5f86b5')), [half * 0.22, 0, middle + 330]),
    ],
    front:
      camera === 'wide' || camera === 'medium'
        ? real
          ? shape(
              'M-20 -20H130C60 300 60 1200 150 1560H-20ZM1556 -20H1450C1500 300 1500 1200 1430 1560H1556Z',
              shade(accent, 0.34),
            ) +
            dots(
              Array.from({ length: 9 }, (_, i): [number, number, number] => [
                58 + Math.abs(i - 4) * 5,
                130 + i * 160,
                13,
              ]),
              tint(accent, 0.4),
            )
          : shape(
              'M-20 -20H120L96 420L128 900L90 1560H-20ZM1556 -20H1420L1446 500L1410 1000L1450 1560H1556Z',
              shade(wall, 0.44),
            ) + line('M120 -20L96 420L128 900L90 1560M1420 -20L1446 500L1410 1000L1450 1560', tint(wall, 0.2), 10)
        : '',
    medium: 'space',
    spots: {
      seat: { at: [half * 0.46, 0, middle + 120], seat: 170 },
      'second-seat': { at: [half * 0.2, 0, middle + 260], seat: 170 },
      window: { at: [px - 260, 0, back - 160] },
      bed: { at: [half * 0.34, 0, middle + 160], seat: 170 },
    },
  })
}

function rugOf(stage: Stage, lit: (colour: string) => string, middle: number): string {
  const floor = levelPlane(stage)
  return [
    ['#c8574c', 1250],
    ['#f0c968', 1080],
    ['#3f7f8a', 960],
    ['#f2e2c4', 560],
    ['#c8574c', 460],
  ]
    .map(([colour, r]) => shape(floor.disc(0, middle * 0.6, Number(r), Number(r) * 0.62), lit(String(colour))))
    .join('')
}

/** What a child has drawn on the walls: the sun, a cat and the way home. */
function crayons(stage: Stage, plane: Plane, half: number): string {
  const size = plane.scale(0, 1000)
  const at = (u: number, v: number, drawing: string) => place(drawing, ...plane.at(u, v), { scale: size })
  const lit = insideOf(stage)
  const rays = Array.from(
    { length: 10 },
    (_, i) =>
      `M${n(Math.sin(i * 0.628) * 150)} ${n(Math.cos(i * 0.628) * 150)}L${n(Math.sin(i * 0.628) * 220)} ${n(Math.cos(i * 0.628) * 220)}`,
  ).join('')
  return (
    at(-half * 0.16, 1960, line(`${circlePath(0, 0, 110)}${rays}`, lit('#f2c53a'), 22)) +
    at(
      -half * 0.9,
      1900,
      line(
        'M-120 60V-60L-60 -120L0 -70L60 -120L120 -60V60Q0 150 -120 60ZM-50 -10v30M50 -10v30M-30 60Q0 80 30 60',
        lit('#8a4a8a'),
        18,
      ),
    ) +
    at(half * 0.92, 640, line('M-200 0L0 -200L200 0M-150 -10V200H150V-10M-40 200V60H50V200', lit('#3f6fa8'), 18))
  )
}

/** A desk of buttons: on cardboard with bottle caps, or of metal with a screen. */
function controls({ context }: Stage, lit: (colour: string) => string, real: boolean, accent: string): string {
  const body = lit(real ? '#5f7f98' : '#b5814c')
  const dial = (x: number, y: number, r: number, colour: string) =>
    circle(x, y, r, lit('#fbf1dc')) +
    circle(x, y, r * 0.78, colour) +
    line(`M${x} ${y}L${n(x + r * 0.5)} ${n(y - r * 0.42)}`, lit('#3b3a52'), r * 0.14) +
    circle(x, y, r * 0.14, lit('#3b3a52'))
  const caps = [
    [-330, -640, '#e4574a'],
    [-220, -640, '#f2c53a'],
    [-110, -640, '#5f9ad0'],
    [-330, -540, '#6fae62'],
    [-220, -540, '#f08aa0'],
    [-110, -540, '#f2f0e6'],
  ] as const
  return (
    box(-620, -460, 1240, 460, shade(body, 0.24), 10) +
    shape('M-640 -460L-560 -800H560L640 -460Z', context.defs.verticalGradient(tint(body, 0.2), body)) +
    caps.map(([x, y, colour]) => circle(x, y, 42, lit(colour)) + circle(x, y, 26, tint(lit(colour), 0.3))).join('') +
    dial(70, -610, 92, lit('#f0b548')) +
    dial(280, -610, 92, accent) +
    (real
      ? box(-60, -380, 420, 240, '#27405e', 20) + line('M-30 -240q60 -100 120 -40t110 -50t120 30', '#8ff0c8', 16)
      : line('M-420 -330h300v180h-300ZM-380 -240q40 -60 80 0t80 0t80 -10', lit('#3f4a8a'), 16)) +
    line('M450 -500L520 -820', lit('#8f98a4'), 44) +
    circle(526, -850, 74, lit('#d9503f'))
  )
}

/** A string of small lamps across the wall, in px. */
function fairyLights({ context, view }: Stage): string {
  const y = Math.max(60, Math.min(260, view.horizon - 760))
  const lamps = Array.from({ length: 19 }, (_, i): [number, number] => [
    i * 88 - 20,
    y + 60 * Math.sin(((i % 6) / 6) * Math.PI),
  ])
  const colours = ['#ffd98a', '#ff9a8a', '#a0e0c0', '#f8c0e0']
  return (
    line(`M${lamps.map(([x, ly]) => `${x} ${n(ly - 16)}`).join('L')}`, '#4a3f52', 5) +
    lamps
      .map(
        ([x, ly], i) =>
          (i % 2 ? glow(context, x, ly, 60, colours[i % 4] ?? '#ffd98a', 0.6) : '') +
          circle(x, ly, 13, colours[i % 4] ?? '#ffd98a'),
      )
      .join('')
  )
}

const cushion = (colour: string): string =>
  shape('M-330 0Q-380 -90 -320 -170Q0 -210 320 -170Q380 -90 330 0Q0 30 -330 0Z', colour) +
  line('M-300 -150Q0 -180 300 -150', alpha(tint(colour, 0.5), 0.6), 20) +
  dots(
    [
      [-180, -90, 26],
      [0, -90, 26],
      [180, -90, 26],
    ],
    alpha(tint(colour, 0.6), 0.7),
  )
