import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { Point } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { land, mountains, ridge } from '../scenery/land.ts'
import { leafyFrame } from '../scenery/leaves.ts'
import { PALACES, palace } from '../scenery/palace.ts'
import { hazeOf } from '../scenery/skies.ts'
import { glow } from '../scenery/sky.ts'
import { broadleaf, pine } from '../scenery/trees.ts'
import { createSettingScene, type DrawSetting, horizonOf, type Piece, type Stage } from '../stage/stage.ts'
import { backlit, lipOf } from './backlight.ts'
import { lampRoom } from './lamp-room.ts'
import { groundOf, hillsOf, scatter, skyOf } from './open-country.ts'
import { frontPlane, isClose, levelPlane, type Plane, pieceAt, sidePlane, solid } from './plane.ts'
import { groundShade } from './rooftop.ts'

/** Side 0: the garden before the palace; 1: its courtyard; 2: the room of the great lamp; 3: the leaning tower in the forest. */
export const castle: DrawSetting = stage =>
  [palaceGarden, courtyard, lampRoom, leaningTower][stage.side % 4]?.(stage) ?? palaceGarden(stage)

/** The light of a picture without lit windows. */
const unlit = (stage: Stage): Stage =>
  stage.states.has('blackout')
    ? { ...stage, context: { ...stage.context, light: { ...stage.context.light, dark: false } } }
    : stage

export const coloursOf = ({ context }: Stage) => context.bookRandom.fork('castle').pick(PALACES)

const palaceGarden: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const haze = hazeOf(context, stage.sky)
  const { wall, dome, second } = coloursOf(stage)
  const horizon = horizonOf(stage)
  const far = 15000
  const building = unlit(stage).stand(
    palace(unlit(stage).context, { wall: haze(wall, 0.12), dome: haze(dome, 0.08), second: haze(second, 0.08) }),
    [1900, 0, far],
    { scale: 10.5 },
  )
  const ground = levelPlane(near)
  const start = stage.view.zOf('foreground') * 1.5
  const lawn = groundOf(near, '#9cc86c', { marks: 60 })
  const stone = light.land('#ecd6b4')
  const water = mix(light.land('#6fb4c4'), stage.sky[1], 0.3)
  const x = Math.max(620, (768 / stage.view.scaleAt([0, 0, 0])) * 0.62)
  const path =
    shape(ground.rect(-x, start, x * 2, far - start), stone) +
    line(
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map(i =>
          ground.line([
            [-x, start + 900 + i * 900],
            [x, start + 900 + i * 900],
          ]),
        )
        .join('') +
        ground.line([
          [0, start],
          [0, 1700],
        ]),
      alpha(shade(stone, 0.5), 0.2),
      5,
    ) +
    shape(ground.rect(-240, 2000, 480, 9000), tint(stone, 0.3)) +
    shape(ground.rect(-170, 2100, 340, 8800), water) +
    shape(
      ground.rect(-x - 90, start, 110, far - start) + ground.rect(x - 20, start, 110, far - start),
      shade(stone, 0.16),
    )
  const hedge = (side: 1 | -1, z: number): Piece => {
    const green = light.land('#5f9a58')
    return pieceAt(
      near,
      z,
      solid(
        near,
        { x: side * (x + 420), z, width: 460, height: 330, depth: 1500 },
        { front: green, side: shade(green, 0.2), top: tint(green, 0.2) },
      ),
    )
  }
  const beds = ([-1, 1] as const)
    .flatMap(side => [0, 1, 2, 3, 4].map(i => flowerBed(near, side * (x + 1250), -500 + i * 1300)))
    .join('')
  const cypress = (side: 1 | -1, z: number) => near.stand(topiary(near), [side * (x + 420), 0, z])
  return createSettingScene({
    sky: skyOf(stage),
    far:
      (horizon > -20 && horizon < 1500
        ? mountains(context, horizon, 260, haze('#8a9ab4', 0.55), light.dark ? null : mix('#ffffff', stage.sky[3], 0.3))
        : '') + hillsOf(stage, ['#86b294', '#7fb070']),
    ground: building.drawing + lawn + path + beds + lipOf(near, stone) + groundShade(near),
    pieces: [
      ...([-1, 1] as const).flatMap(side => [700, 3000, 5600, 8600].map(z => hedge(side, z))),
      ...([-1, 1] as const).flatMap(side => [400, 2650, 5200, 8300].map(z => cypress(side, z))),
      ...(isClose(stage) || stage.camera === 'from-above' ? [] : [near.stand(fountain(near), [0, 0, 6000])]),
    ],
    front: stage.camera === 'wide' ? leafyFrame(context, light.land('#3f7d5c'), { kinds: ['round', 'pointed'] }) : '',
    spots: {
      seat: { at: [-x - 160, 0, 900], seat: 330 },
      steps: { at: [0, 0, 1900], seat: 60 },
      door: { at: [1900, 0, far - 100] },
    },
  })
}

/** Roses in a bed with a brick edge. */
function flowerBed(stage: Stage, x: number, z: number): string {
  const { light, random } = stage.context
  const ground = levelPlane(stage)
  const roses = Array.from({ length: 26 }, (): [number, number, number] => {
    const [u, v] = [x + random.between(-380, 380), z + random.between(-240, 240)]
    const [px, py] = ground.at(u, v)
    return [px, py - 40 * ground.scale(u, v), 46 * ground.scale(u, v)]
  })
  return ground.rect(x, z, 1, 1) === ''
    ? ''
    : shape(ground.disc(x, z, 520, 340), light.land('#c98f6c')) +
        shape(ground.disc(x, z, 460, 290), light.land('#6f9a52')) +
        dots(roses.slice(0, 9), light.land('#e0647c')) +
        dots(roses.slice(9, 18), light.land('#f6d6c0')) +
        dots(roses.slice(18), light.land('#f0a84c'))
}

const topiary = ({ context }: Stage): string => {
  const green = context.light.land('#4f8a5c')
  return (
    ellipse(0, 0, 220, 30, context.light.shadow) +
    box(-40, -260, 80, 260, context.light.land('#7a5a44')) +
    shape(
      'M-230 -180Q-260 -900 0 -1560Q260 -900 230 -180Q0 -120 -230 -180Z',
      context.defs.horizontalGradient(shade(green, 0.2), green, tint(green, 0.14)),
    )
  )
}

/** A marble fountain, 330 high at its rim. */
function fountain({ context, sky }: Stage): string {
  const { light } = context
  const marble = light.land('#f2e6d6')
  const water = mix(light.land('#8fc8d4'), sky[2], 0.2)
  return (
    ellipse(0, 10, 900, 110, light.shadow) +
    shape(
      'M-820 -330H820L740 0H-740Z',
      context.defs.horizontalGradient(shade(marble, 0.2), marble, shade(marble, 0.1)),
    ) +
    ellipse(0, -330, 840, 100, tint(marble, 0.4)) +
    ellipse(0, -326, 730, 78, water) +
    box(-70, -900, 140, 590, marble) +
    shape('M-360 -900H360Q260 -760 0 -760T-360 -900Z', marble) +
    ellipse(0, -900, 360, 46, water) +
    line(
      'M0 -900Q-20 -1320 -240 -1200T-330 -860M0 -900Q20 -1320 240 -1200T330 -860M0 -900V-1380M-300 -860Q-520 -760 -560 -380M300 -860Q520 -760 560 -380',
      alpha('#ffffff', 0.6),
      22,
    )
  )
}

/** Arcades of cusped arches with balconies above, on any upright plane. */
function arcade(
  stage: Stage,
  plane: Plane,
  from: number,
  count: number,
  tone: (colour: string) => string,
  width = 1300,
): string {
  const { wall, dome, second } = coloursOf(stage)
  const lit = stage.context.light.dark && !stage.states.has('blackout')
  const stone = tone(wall)
  const trim = tint(stone, 0.44)
  const inner = lit ? '#f0b060' : shade(stone, 0.42)
  let drawing = shape(plane.rect(from, 0, width * count, 3300), stone)
  for (let i = 0; i < count; i++) {
    const u = from + width * (i + 0.5)
    const size = plane.scale(u, 1200)
    drawing +=
      shape(plane.arch(u, 0, width * 0.84, 1720), trim) +
      shape(plane.arch(u, 0, width * 0.72, 1600), inner) +
      shape(plane.arch(u, 0, width * 0.4, 1240), lit ? '#ffd58c' : shade(stone, 0.56)) +
      shape(plane.disc(u - width * 0.36, 1520, 70) + plane.disc(u + width * 0.36, 1520, 70), tone(second)) +
      // A balcony with a screen.
      shape(plane.arch(u, 2060, width * 0.5, 900), trim) +
      shape(plane.arch(u, 2110, width * 0.4, 760), lit ? '#ffd58c' : shade(stone, 0.5)) +
      shape(plane.rect(u - width * 0.32, 2000, width * 0.64, 300), tint(stone, 0.2)) +
      shape(
        [-0.24, -0.12, 0, 0.12, 0.24].map(s => plane.disc(u + width * s, 2150, 44)).join(''),
        alpha(shade(stone, 0.5), 0.6),
      ) +
      shape(plane.rect(u - width * 0.36, 1960, width * 0.72, 60), trim) +
      (lit ? glow(stage.context, ...plane.at(u, 1000), 800 * size, '#ffc46a', 0.4) : '')
  }
  const band = tone(dome)
  const tiles = Array.from({ length: count * 4 }, (_, i) => plane.disc(from + (i + 0.5) * (width / 4), 1740, 46)).join(
    '',
  )
  return (
    drawing +
    shape(plane.rect(from, 1680, width * count, 120), band) +
    shape(tiles, tint(band, 0.6)) +
    shape(plane.rect(from, 1820, width * count, 90) + plane.rect(from, 3200, width * count, 140), trim)
  )
}

const courtyard: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const haze = hazeOf(context, stage.sky)
  const { wall, dome } = coloursOf(stage)
  const middle = stage.view.zOf('middle')
  const back = middle + 2300
  const half = 768 / stage.view.scaleAt([0, 900, middle])
  const sideX = -Math.max(half * 1.06, 1600)
  const start = stage.view.zOf('foreground') * 1.5
  const floor = levelPlane(near)
  const marble = light.land('#efe2cf')
  const dark = light.land('#c98f7c')
  let squares = ''
  const step = 520
  for (let i = Math.floor(start / step); i * step < back; i++)
    for (let u = -Math.ceil(4200 / step) - (i % 2); u * step < 4200; u += 2)
      squares += floor.rect(u * step, i * step, step, step)
  const star = Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i / 16) * Math.PI * 2
    const r = i % 2 ? 520 : 900
    return [Math.sin(angle) * r, 300 + Math.cos(angle) * r]
  })
  const small = (x: number, y: number, s: number) => {
    const tone = haze(dome, 0.1)
    return near.stand(
      shape(
        'M-330 0C-520 -330 -150 -520 0 -800C150 -520 520 -330 330 0Z',
        context.defs.horizontalGradient(shade(tone, 0.14), tone, tint(tone, 0.16)),
      ) +
        box(-370, -40, 740, 90, tint(haze(wall, 0.1), 0.4)) +
        line('M0 -780V-980', light.land('#f0c25a'), 30) +
        circle(0, -1000, 44, light.land('#f6cf6a')),
      [x, y, back],
      { scale: s },
    ).drawing
  }
  const fountainX = Math.max(half * 0.62, 1150)
  return createSettingScene({
    sky: skyOf(stage),
    ground:
      small(-2600, 3320, 1) +
      small(0, 3320, 1.6) +
      small(2600, 3320, 1) +
      arcade(near, frontPlane(near, back), -5850, 9, colour => haze(colour, 0.12)) +
      arcade(near, sidePlane(near, sideX), start, 8, colour => shade(haze(colour, 0.05), 0.08), 1300) +
      shape(floor.rect(sideX, start, 14000, back - start), context.defs.verticalGradient(shade(marble, 0.06), marble)) +
      context.defs.clip(floor.rect(sideX, start, 14000, back - start) || 'M0 0', shape(squares, alpha(dark, 0.4))) +
      shape(floor.disc(0, 300, 1040), alpha(marble, 0.9)) +
      shape(floor.area(star), alpha(light.land('#4f8f97'), 0.75)) +
      shape(floor.disc(0, 300, 420), marble) +
      shape(floor.disc(0, 300, 330), alpha(dark, 0.8)) +
      lipOf(near, marble) +
      groundShade(near),
    pieces: [
      near.stand(fountain(near), [fountainX, 0, middle + 500]),
      ...(isClose(stage)
        ? []
        : [-1, 1].map(side =>
            near.stand(orangeTree(near), [side * Math.max(half * 0.9, 1300) + (side < 0 ? 260 : 900), 0, middle + 900]),
          )),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium' || stage.camera === 'silhouette'
        ? archFrame(near, stage.camera === 'wide' ? 130 : 70)
        : '',
    spots: {
      seat: { at: [fountainX - 560, 0, middle + 420], seat: 330 },
      steps: { at: [-300, 0, back - 150], seat: 120 },
      door: { at: [-650, 0, back - 60] },
      ledge: { at: [650, 2000, back - 100], seat: 60 },
      window: { at: [650, 2020, back - 40] },
    },
  })
}

/** The arch through which a courtyard is seen, at the edges of the picture. */
function archFrame(stage: Stage, width: number): string {
  const tone = shade(stage.context.light.land(coloursOf(stage).wall), 0.36)
  return (
    shape(
      `M-10 -10H1546V1546H${1536 - width}V420C${1536 - width} 260 1340 180 1210 120C1060 60 900 60 768 10C636 60 476 60 326 120C196 180 ${width} 260 ${width} 420V1546H-10Z`,
      tone,
    ) +
    line(
      `M${width} 1546V420C${width} 260 196 180 326 120C476 60 636 60 768 10C900 60 1060 60 1210 120C1340 180 ${1536 - width} 260 ${1536 - width} 420V1546`,
      tint(tone, 0.3),
      12,
    )
  )
}

const orangeTree = ({ context }: Stage): string => {
  const { light, random } = context
  const pot = light.land('#4f7fa8')
  const leaf = light.land('#5f9a58')
  const crown = Array.from({ length: 30 }, (): [number, number, number] => {
    const angle = random.between(0, 6.28)
    const r = Math.sqrt(random.next())
    return [Math.cos(angle) * 340 * r, -1150 + Math.sin(angle) * 320 * r, random.between(80, 130)]
  })
  return (
    ellipse(0, 0, 260, 30, light.shadow) +
    line('M0 -400V-1000', light.land('#7a5a44'), 56) +
    dots(crown.slice(0, 16), shade(leaf, 0.14)) +
    dots(crown.slice(16), leaf) +
    dots(
      crown.slice(4, 14).map(([x, y]): [number, number, number] => [x, y, 50]),
      light.land('#f2993c'),
    ) +
    shape('M-220 -430H220L170 0H-170Z', context.defs.horizontalGradient(shade(pot, 0.2), pot, tint(pot, 0.14))) +
    box(-250, -480, 500, 90, tint(pot, 0.3), 20) +
    line('M-190 -230Q-95 -310 0 -230T190 -230', light.land('#f2e6cc'), 24)
  )
}

const leaningTower: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const haze = hazeOf(context, stage.sky)
  const lit = stage.states.has('lamp-lit')
  const stone = haze('#9a8f9c', 0.1)
  const z = stage.view.zOf('middle') + 9000
  const courses = Array.from(
    { length: 26 },
    (_, i) => `M${-560 + i * 4} ${-i * 210 - 120}Q0 ${-i * 210 - 60} ${560 - i * 4} ${-i * 210 - 120}`,
  ).join('')
  const cracks = 'M-300 -1400l120 -260l-70 -190l130 -220M260 -3300l-110 -240l90 -160'
  const tower = place(
    shape(
      'M-620 200L-480 -5300H480L620 200Z',
      context.defs.horizontalGradient(shade(stone, 0.3), stone, tint(stone, 0.14)),
    ) +
      line(courses, alpha(shade(stone, 0.5), 0.3), 20) +
      line(cracks, alpha(shade(stone, 0.7), 0.6), 26) +
      box(-600, -5560, 1200, 330, tint(stone, 0.1), 20) +
      shape('M-600 -5560V-5760H-360V-5560ZM-180 -5560V-5760H120V-5560ZM330 -5560V-5700H600V-5560Z', tint(stone, 0.1)) +
      (lit ? glow(context, 0, -4650, 3000, '#ffc45a', 0.8) : '') +
      shape('M-230 -4300V-4760Q-230 -5000 0 -5080Q230 -5000 230 -4760V-4300Z', lit ? '#fff0b8' : shade(stone, 0.66)) +
      line('M-250 -4300V-4760Q-250 -5020 0 -5100Q250 -5020 250 -4760V-4300Z', tint(stone, 0.24), 50) +
      shape('M-210 200V-520Q-210 -800 0 -880Q210 -800 210 -520V200Z', shade(stone, 0.6)) +
      dots(ivy(near, -420, -900), light.land('#5f8f52')) +
      dots(ivy(near, 380, -2500), light.land('#4f7f4c')),
    0,
    0,
    { turn: 6 },
  )
  const x = Math.max((768 / stage.view.scaleAt([0, 0, z])) * 0.4, 900)
  const rays = lit && stage.camera !== 'from-above' ? beams(stage, x, z) : ''
  return createSettingScene({
    sky: skyOf(stage),
    far:
      hillsOf(stage, ['#6f9a94', '#5f8f70']) +
      (stage.view.horizon > 0 && stage.view.horizon < 1500
        ? land(context, ridge(context.random, stage.view.horizon - 40, 50, 3), haze('#4f7f64', 0.3), { marks: 16 })
        : ''),
    ground: groundOf(near, '#7fa860') + pathTo(near, x, z) + lipOf(near, light.land('#6f9a52')) + groundShade(near),
    pieces: [
      { ...near.stand(tower, [x, 0, z], { scale: 0.8 }), depth: stage.view.depthOf([x, 0, z]) },
      ...(rays ? [pieceAt(near, z - 20, rays)] : []),
      ...(isClose(stage) ? [] : scatter(near, 9, i => forestTree(near, i), { from: 'middle', to: 'far', clear: 0.86 })),
      near.stand(broadleaf(context, 0, 0, 3400, light.land('#5f9a58'), light.land('#7a5340')), [
        -Math.max((768 / stage.view.scaleAt([0, 0, 900])) * 0.95, 1400),
        0,
        stage.view.zOf('middle') + 300,
      ]),
      near.stand(brokenSteps(near), [x - 100, 0, z - 500]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium'
        ? leafyFrame(context, light.land('#3f6d4c'), { kinds: ['fern', 'pointed'], above: stage.camera === 'wide' })
        : '',
    spots: {
      steps: { at: [x - 100, 0, z - 560], seat: 240 },
      door: { at: [x, 60, z - 80] },
      window: { at: [x + 350, 3460, z - 60] },
    },
  })
}

const forestTree = ({ context }: Stage, i: number): string =>
  i % 2
    ? pine(
        context,
        0,
        0,
        context.random.between(1700, 2500),
        context.light.land('#4f8a68'),
        context.light.land('#8a5f45'),
      )
    : broadleaf(
        context,
        0,
        0,
        context.random.between(1700, 2300),
        context.light.land('#6f9f58'),
        context.light.land('#7a5340'),
      )

const ivy = ({ context }: Stage, x: number, y: number): [number, number, number][] =>
  Array.from({ length: 22 }, (_, i): [number, number, number] => [
    x + context.random.between(-140, 140),
    y + i * 46 + context.random.between(-60, 60),
    context.random.between(44, 90),
  ])

/** Light that pours from the window of the tower. */
function beams(stage: Stage, x: number, z: number): string {
  const [px, py] = stage.view.project([x + 400, 3720, z])
  const beam = (to: Point, width: number) =>
    shape(`M${px} ${py}L${to[0] - width} ${to[1]}L${to[0] + width} ${to[1]}Z`, alpha('#ffd98a', 0.13))
  return (
    beam([60, py + 260], 130) +
    beam([300, py + 620], 120) +
    beam([1500, py + 330], 120) +
    glow(stage.context, px, py, 520, '#ffcf6a', 0.6)
  )
}

function brokenSteps({ context }: Stage): string {
  const stone = context.light.land('#9a8f9c')
  return [0, 1, 2]
    .map(i => box(-520 + i * 60, -i * 130 - 130, 1040 - i * 170, 140, tint(stone, 0.06 + i * 0.05), 14))
    .join('')
}

/** An overgrown path to a door. */
function pathTo(stage: Stage, x: number, z: number): string {
  const { light, random } = stage.context
  const ground = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.4
  const stones = Array.from({ length: 26 }, (_, i) => {
    const share = i / 26
    const v = start + (z - start) * share ** 1.3
    return ground.disc(x * share ** 1.2 + Math.sin(i * 1.7) * 260, v, random.between(130, 240), random.between(70, 120))
  }).join('')
  return shape(stones, light.land('#b5a596'))
}
