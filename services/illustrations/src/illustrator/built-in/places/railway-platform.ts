import { alpha, shade, tint } from '../canvas/colour.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { clockFace } from '../scenery/clockwork.ts'
import { hazeOf } from '../scenery/skies.ts'
import { glow } from '../scenery/sky.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../stage/stage.ts'
import { backlit, lipOf } from './backlight.ts'
import { coachSide, LIVERIES } from './coach.ts'
import { hillsOf, skyOf } from './open-country.ts'
import { ceilingPlane, frontPlane, isClose, levelPlane, pieceAt, sidePlane, solid } from './plane.ts'
import { bench, chaiStall, luggage } from './platform-things.ts'
import { groundShade } from './rooftop.ts'

/** Side 0: a train at the platform; 1: along the platform; 2: the tea stall and the waiting room. */
export const railwayPlatform: DrawSetting = stage =>
  [besideTheTrain, alongThePlatform, teaStall][stage.side % 3]?.(stage) ?? besideTheTrain(stage)

const lampsLit = ({ context, states }: Stage) => context.light.dark && !states.has('blackout')

/** Paving of the platform between two depths or, at the side, to x = `edge`. */
function platformFloor(stage: Stage, back: number, { left = -12000, right = 12000 } = {}): string {
  const { light, defs, random } = stage.context
  const floor = levelPlane(stage)
  const near = stage.view.zOf('foreground') * 1.5
  const stone = light.land('#c9b9a4')
  let joints = ''
  for (let u = Math.max(left, -6000); u <= Math.min(right, 6000); u += 520)
    joints += floor.line([
      [u, near],
      [u, back],
    ])
  for (let v = Math.ceil(near / 520) * 520; v < Math.min(back, 9000); v += 520)
    joints += floor.line([
      [left, v],
      [right, v],
    ])
  const worn = Array.from({ length: 9 }, () =>
    floor.disc(
      random.between(-1900, 1900),
      random.between(near * 0.5, Math.min(back, 2600)),
      random.between(160, 460),
      random.between(70, 200),
    ),
  ).join('')
  const petals = Array.from({ length: 14 }, () => {
    const [u, v] = [random.between(-2000, 2000), random.between(near * 0.5, Math.min(back, 2400))]
    return floor.area([
      [u - 40, v],
      [u, v + 22],
      [u + 40, v],
      [u, v - 18],
    ])
  }).join('')
  return (
    shape(
      floor.rect(left, near, right - left, back - near),
      defs.verticalGradient(tint(stone, 0.1), stone, shade(stone, 0.12)),
    ) +
    shape(worn, alpha(shade(stone, 0.5), 0.1)) +
    line(joints, alpha(shade(stone, 0.5), 0.24), 4) +
    shape(petals, alpha(light.land('#e9963a'), 0.7))
  )
}

/** A cast-iron column with brackets that carries the roof of the platform; the origin is its foot. */
function column({ context }: Stage, height = 2700): string {
  const { light, defs } = context
  const iron = light.land('#4f7f74')
  return (
    ellipse(0, 0, 170, 26, light.shadow) +
    box(-120, -220, 240, 220, light.land('#b5794f'), 14) +
    box(-62, -height, 124, height - 200, defs.horizontalGradient(shade(iron, 0.3), tint(iron, 0.16), iron), 10) +
    box(-96, -700, 192, 60, tint(iron, 0.2), 10) +
    line(
      `M-60 ${-height + 560}Q-90 ${-height + 60} -560 ${-height}M60 ${-height + 560}Q90 ${-height + 60} 560 ${-height}`,
      iron,
      50,
    ) +
    circle(-230, -height + 180, 90, 'none') +
    line(`M-300 ${-height + 190}a90 90 0 1 1 160 60M300 ${-height + 190}a90 90 0 1 0 -160 60`, iron, 30)
  )
}

/** The wooden fringe of the roof, at the top of the picture. */
function valance({ context }: Stage): string {
  const wood = context.light.land('#8f5a4a')
  const teeth = Array.from({ length: 26 }, (_, i) => `M${i * 62 - 20} 40h56v40l-28 38l-28 -38Z`).join('')
  return (
    box(-10, -10, 1556, 56, shade(wood, 0.2)) +
    shape(teeth, wood) +
    dots(
      Array.from({ length: 26 }, (_, i): [number, number, number] => [i * 62 + 8, 74, 7]),
      shade(wood, 0.4),
    )
  )
}

/** A lamp that hangs from the roof, with its origin at the ceiling. */
const hangingLamp = (stage: Stage): string =>
  line('M0 0V260', stage.context.light.land('#4a4854'), 16) +
  shape('M-190 380Q-170 250 0 250T190 380Z', stage.context.light.land('#4f7f74')) +
  (lampsLit(stage) ? glow(stage.context, 0, 400, 1000, stage.context.light.glow, 0.55) : '') +
  ellipse(0, 384, 120, 46, lampsLit(stage) ? '#fff2c4' : stage.context.light.land('#f2ead8'))

const besideTheTrain: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const middle = stage.view.zOf('middle')
  const edge = middle + 420
  const back = edge + 240
  const half = 768 / stage.view.scaleAt([0, 800, back])
  const livery = stage.context.bookRandom.fork('train').pick(LIVERIES)
  const plane = frontPlane(near, back)
  const tone = (colour: string) => light.land(colour)
  const floor = levelPlane(near)
  const doorX = Math.max(half * 0.74, 1000)
  // Windows are behind the figures; the doors of two coaches meet at the right.
  const start = doorX + 650 - 9000
  return createSettingScene({
    sky: skyOf(stage),
    far: hillsOf(stage, ['#8fb0a0', '#8fae78']),
    ground:
      shape(levelPlane(near, -700).rect(-12000, edge, 24000, 9000), light.land('#8a7f7c')) +
      coachSide(near, plane, start, 9000, livery, tone) +
      coachSide(near, plane, start + 9060, 9000, livery, tone) +
      platformFloor(near, edge) +
      shape(floor.rect(-12000, edge - 330, 24000, 130), light.land('#f0c040')) +
      shape(
        Array.from({ length: 40 }, (_, i) => floor.disc(-4000 + i * 200, edge - 265, 46, 40)).join(''),
        alpha(shade(light.land('#f0c040'), 0.4), 0.5),
      ) +
      shape(floor.rect(-12000, edge - 90, 24000, 90), tint(light.land('#c9b9a4'), 0.4)) +
      lipOf(near, light.land('#c9b9a4')) +
      groundShade(near),
    pieces: [
      ...(isClose(stage)
        ? []
        : [
            near.stand(luggage(near), [-half * 0.72, 0, middle + 60]),
            near.stand(column(near), [-half * 0.96, 0, middle - 100]),
            near.stand(column(near), [half * 1.02, 0, middle - 100]),
          ]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium' || stage.camera === 'silhouette'
        ? valance(near) +
          place(hangingLamp(near), 250, 30, { scale: 0.44 }) +
          place(hangingLamp(near), 1290, 30, { scale: 0.44 })
        : '',
    spots: {
      door: { at: [doorX, 30, back - 70] },
      steps: { at: [doorX, 0, back - 130], seat: 60 },
      seat: { at: [-half * 0.72, 0, middle - 20], seat: 420 },
    },
  })
}

const alongThePlatform: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const haze = hazeOf(context, stage.sky)
  const middle = stage.view.zOf('middle')
  const half = 768 / stage.view.scaleAt([0, 0, middle])
  const edge = -Math.max(half * 0.72, 1050)
  const wallX = Math.max(half * 0.98, 1500)
  const livery = stage.context.bookRandom.fork('train').pick(LIVERIES)
  const far = 26000
  const track = levelPlane(near, -560)
  const start = stage.view.zOf('foreground') * 1.5
  const sleepers = Array.from({ length: 26 }, (_, i) =>
    track.rect(edge - 1900, start + i * 520 + i * i * 12, 1500, 190),
  ).join('')
  const rails = [edge - 1750, edge - 650].map(u => track.rect(u - 30, start, 60, far)).join('')
  const floor = levelPlane(near)
  const trainZ = 9000
  const engine = stage.view.project([edge - 1180, 0, trainZ])
  const size = stage.view.scaleAt([edge - 1180, 0, trainZ])
  const paint = haze(livery.body, 0.2)
  const train =
    solid(
      near,
      { x: edge - 1180, y: -500, z: trainZ, width: 1500, height: 2700, depth: 30000 },
      { front: paint, side: shade(paint, 0.14), top: tint(paint, 0.2) },
    ) +
    place(
      box(-640, -2100, 560, 620, haze('#a9c4cc', 0.2), 60) +
        box(80, -2100, 560, 620, haze('#a9c4cc', 0.2), 60) +
        box(-750, -1250, 1500, 200, haze(livery.band, 0.2)) +
        box(-760, -300, 1520, 500, haze('#4a4652', 0.2), 40) +
        glow(context, 0, -2330, 1500, '#fff0c0', light.dark ? 0.8 : 0.4) +
        circle(0, -2330, 150, '#fff6dc') +
        circle(-520, -760, 90, '#fff0c8') +
        circle(520, -760, 90, '#fff0c8'),
      engine[0],
      engine[1],
      { scale: size },
    )
  const stone = light.land('#e0c8a0')
  const wall = sidePlane(near, wallX)
  const arches = [0, 1, 2, 3, 4, 5, 6].map(i => 500 + i * 2300)
  const roof = ceilingPlane(near, 2700)
  const beams = [0, 1, 2, 3, 4, 5, 6, 7].map(i => 600 + i * 1700)
  const canopy =
    shape(
      roof.area([
        [edge - 200, start],
        [wallX, start],
        [wallX, far],
        [edge - 200, far],
      ]),
      context.defs.verticalGradient(shade(light.land('#9a8f94'), 0.3), haze('#9a8f94', 0.3)),
    ) +
    line(
      beams
        .map(z =>
          roof.line([
            [edge - 200, z],
            [wallX, z],
          ]),
        )
        .join('') +
        [edge + 300, 0, wallX - 500]
          .map(u =>
            roof.line([
              [u, start],
              [u, far],
            ]),
          )
          .join(''),
      alpha(shade(light.land('#5f5864'), 0.2), 0.8),
      14,
    )
  const bridge =
    solid(
      near,
      { x: 0, y: 3300, z: 14000, width: 16000, height: 1000, depth: 900 },
      {
        front: haze('#7f8f98', 0.36),
        side: haze('#6f7f88', 0.36),
        top: haze('#9aa8b0', 0.36),
        bottom: haze('#5f6f78', 0.36),
      },
    ) +
    solid(
      near,
      { x: edge - 3000, y: -500, z: 14000, width: 500, height: 3900, depth: 500 },
      { front: haze('#7f8f98', 0.36), side: haze('#6f7f88', 0.36), top: haze('#9aa8b0', 0.36) },
    )
  return createSettingScene({
    sky: skyOf(stage),
    far: hillsOf(stage, ['#8fb0a0', '#8fae78']) + bridge + signal(near, edge),
    ground:
      shape(levelPlane(near, -640).rect(-20000, start, 20000 + edge, 50000), light.land('#a0948c')) +
      shape(sleepers, light.land('#6f5f58')) +
      shape(rails, light.land('#c4c8cc')) +
      train +
      shape(wall.rect(start, 0, far, 2700), context.defs.horizontalGradient(tint(stone, 0.1), stone)) +
      shape(wall.rect(start, 0, far, 420), light.land('#a8604c')) +
      shape(arches.map(z => wall.arch(z, 0, 1150, 2050)).join(''), tint(stone, 0.44)) +
      shape(arches.map(z => wall.arch(z, 0, 960, 1920)).join(''), lampsLit(stage) ? '#ffd98f' : light.land('#5a7a74')) +
      canopy +
      platformFloor(near, far, { left: edge, right: wallX }) +
      shape(floor.rect(edge + 130, start, 130, far), light.land('#f0c040')) +
      shape(sidePlane(near, edge).rect(start, -560, far, 560), light.land('#8a7f7c')) +
      lipOf(near, light.land('#c9b9a4')) +
      groundShade(near),
    pieces: [
      ...[1, 2, 3, 4].map((i): Piece => near.stand(column(near), [edge + 420, 0, middle - 200 + i * 1900])),
      ...[0, 1, 2, 3].map(
        (i): Piece => near.stand(place(hangingLamp(near), 0, -2700), [wallX - 900, 0, middle + 400 + i * 2600]),
      ),
      ...(isClose(stage) ? [] : [pieceAt(near, middle + 300, bench(near, wallX - 560, middle + 320))]),
      near.stand(luggage(near), [edge + 700, 0, middle + 2600]),
    ],
    front: stage.camera === 'wide' ? place(hangingLamp(near), 1200, -20, { scale: 0.5 }) : '',
    spots: {
      seat: { at: [wallX - 760, 0, middle + 260], seat: 400 },
      'second-seat': { at: [wallX - 380, 0, middle + 260], seat: 400 },
      'roof-edge': { at: [edge + 60, 0, middle - 200] },
      ledge: { at: [edge + 30, -560, middle - 200], seat: 560 },
    },
  })
}

/** A signal with a green and a red light. */
function signal(stage: Stage, edge: number): string {
  const drawing =
    box(-50, -3400, 100, 3400, stage.context.light.land('#5f6470')) +
    box(-230, -4300, 460, 950, '#2f313c', 120) +
    circle(0, -4060, 150, '#5a3038') +
    circle(0, -3600, 150, '#7ff0a0') +
    glow(stage.context, 0, -3600, 700, '#7ff0a0', 0.5)
  return stage.stand(drawing, [edge - 2700, -500, 11000]).drawing
}

const teaStall: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const middle = stage.view.zOf('middle')
  const back = middle + 560
  const half = 768 / stage.view.scaleAt([0, 900, back])
  const wall = frontPlane(near, back)
  const stone = light.land(stage.context.bookRandom.fork('station').pick(['#e6c998', '#e3b08a', '#c9c0a0', '#d8a8a0']))
  const lit = lampsLit(stage)
  const stallX = -Math.max(half * 0.64, 1250)
  const benchX = Math.max(half * 0.62, 1150)
  const openings = [-3, -2, -1, 0, 1, 2, 3].map(i => i * 1900 + 350)
  return createSettingScene({
    sky: skyOf(stage),
    ground:
      shape(
        wall.rect(-12000, 0, 24000, 2500),
        context.defs.verticalGradient(tint(stone, 0.14), stone, shade(stone, 0.06)),
      ) +
      shape(wall.rect(-12000, 2420, 24000, 160), tint(stone, 0.44)) +
      shape(openings.map(u => wall.arch(u, 0, 1220, 2160)).join(''), tint(stone, 0.46)) +
      shape(openings.map(u => wall.arch(u, 0, 1040, 2040)).join(''), lit ? '#ffdb98' : light.land('#6f938c')) +
      line(
        openings
          .map(
            u =>
              wall.line([
                [u, 0],
                [u, 2000],
              ]) +
              wall.line([
                [u - 500, 1180],
                [u + 500, 1180],
              ]),
          )
          .join(''),
        tint(stone, 0.36),
        30 * wall.scale(0, 1000),
      ) +
      shape(openings.map(u => wall.rect(u - 520, 0, 1040, 460)).join(''), light.land('#4f7f74')) +
      shape(wall.rect(-12000, 0, 24000, 170), light.land('#a8604c')) +
      platformFloor(near, back) +
      lipOf(near, light.land('#c9b9a4')) +
      groundShade(near),
    pieces: [
      pieceAt(near, back - 120, chaiStall(near, stallX, back - 720)),
      ...(lit ? [near.stand(glow(context, 0, -1100, 1500, light.glow, 0.5), [stallX, 0, back - 730])] : []),
      ...(isClose(stage) ? [] : [pieceAt(near, back - 320, bench(near, benchX, back - 330))]),
      ...(stage.camera === 'medium'
        ? []
        : [
            near.stand(
              line('M0 -2700V-2440', light.land('#4a4854'), 40) +
                place(
                  clockFace(
                    300,
                    {
                      face: lit ? '#fff2cc' : light.land('#f6ead0'),
                      rim: light.land('#8f5a44'),
                      iron: light.land('#3f3440'),
                    },
                    245,
                  ),
                  0,
                  -2130,
                ),
              [half * 0.36, 0, back - 200],
            ),
          ]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium'
        ? valance(near) + place(column(near, 4200), 1500, 1640, { scale: 0.44 })
        : '',
    spots: {
      seat: { at: [benchX - 260, 0, back - 390], seat: 400 },
      'second-seat': { at: [benchX + 260, 0, back - 390], seat: 400 },
      door: { at: [350, 0, back - 60] },
    },
  })
}
