import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { AUTO_COLOURS } from '../../scenery/auto-rickshaw.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { backlit, insideOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { ceilingPlane, frontPlane, isClose, levelPlane, pieceAt, sidePlane } from '../plane.ts'
import { cityOf } from '../roofs/city.ts'
import { cuboid } from '../solid.ts'
import { houseFront, housesOf } from './shops.ts'

export const inside: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light, defs } = context
  const lit = insideOf(stage)
  const colours = stage.context.bookRandom.fork('auto').pick(AUTO_COLOURS)
  const bookRandom = stage.context.bookRandom.fork('auto-inside')
  const haze = hazeOf(context, stage.sky)
  const middle = stage.view.zOf('middle')
  const back = middle + 320
  const start = stage.view.zOf('foreground') * 0.62
  const w = stage.camera === 'close-up' ? 1080 : 1180
  const hood = lit(colours.hood)
  const cloth = lit(bookRandom.pick(['#8f3f4a', '#3f6f8a', '#7a5a9a', '#3f7a5a']))
  const floor = levelPlane(stage)
  const rear = frontPlane(stage, back)
  const roof = 1720
  // The street passes by on both sides.
  const houses = housesOf(stage.context.bookRandom.fork('street'), 8)
  const street = ([-1, 1] as const)
    .map(side => {
      const plane = sidePlane(stage, side * 3000)
      const rows: string[] = []
      let z = -3000
      for (let i = 0; z < 14000; i++) {
        const house = houses[(i + (side > 0 ? 3 : 0)) % houses.length]
        if (!house) break
        rows.push(houseFront(stage, plane, z, house, colour => haze(colour, Math.min(0.6, 0.16 + z / 26000))))
        z += house.width
      }
      return rows.reverse().join('')
    })
    .join('')
  const ground = levelPlane(stage, -420)
  const sideOf = (side: 1 | -1) => {
    const plane = sidePlane(stage, side * w)
    return (
      shape(plane.rect(start, 0, back - start, 560), lit(shade(colours.body, 0.1))) +
      shape(plane.rect(start, 520, back - start, 60), tint(lit(colours.body), 0.24)) +
      shape(plane.rect(middle - 120, 560, 90, 1200), shade(hood, 0.3)) +
      shape(
        plane.area([
          [back, 560],
          [back, roof],
          [middle + 120, roof],
          [middle + 240, 900],
          [middle + 100, 560],
        ]),
        shade(hood, 0.2),
      ) +
      line(
        plane.line([
          [start, 1250],
          [middle - 90, 1250],
        ]),
        lit('#8f98a4'),
        30 * plane.scale(0, 1250),
      )
    )
  }
  const lattice = ceilingPlane(stage, roof)
  const ceiling = cuboid(
    stage,
    { x: 0, y: roof, z: start, width: w * 2, height: 60, depth: back - start },
    { front: shade(hood, 0.3), side: hood, top: hood, bottom: shade(hood, 0.24) },
  )
  const print = Array.from({ length: 42 }, (_, i) => {
    const [u, v] = [((i % 7) - 3) * (w / 3.6), start + 300 + Math.floor(i / 7) * 300]
    return lattice.disc(u + (Math.floor(i / 7) % 2) * (w / 7.2), v, 62)
  }).join('')
  const windowAt = stage.view.project([0, 1420, back])
  const scale = stage.view.scaleAt([0, 1420, back])
  const mat: string[] = []
  for (let u = -w; u < w; u += 160)
    mat.push(
      floor.line([
        [u, start],
        [u, back],
      ]),
    )
  const bench =
    cuboid(
      stage,
      { x: 0, z: middle - 130, width: w * 2 - 30, height: 430, depth: 500 },
      { front: shade(cloth, 0.24), side: cloth, top: tint(cloth, 0.14) },
    ) + shape(levelPlane(stage, 432).rect(-w + 40, middle - 110, w * 2 - 110, 60), alpha(tint(cloth, 0.6), 0.5))
  const flat = stage.camera === 'from-below'
  return createSettingScene({
    sky: skyOf(stage),
    far:
      cityOf(stage, { from: 15000, to: 40000, roofs: [1500, 3000], rows: 2 }) +
      shape(
        ground.rect(-3000, -4000, 6000, 40000),
        context.defs.verticalGradient(haze('#a8a0a8', 0.4), light.land('#8f8799')),
      ) +
      street,
    ground:
      shape(floor.rect(-w, start, w * 2, back - start), lit('#5f5a68')) +
      line(mat.join(''), alpha('#1f1a28', 0.3), 5) +
      ceiling +
      shape(print, alpha(tint(hood, 0.4), 0.5)) +
      sideOf(-1) +
      sideOf(1) +
      // The back wall below and around the small window.
      shape(rear.rect(-w, 0, w * 2, 1180), defs.verticalGradient(tint(cloth, 0.1), shade(cloth, 0.2))) +
      shape(
        rear.rect(-w, 1180, w - 380, roof - 1180) +
          rear.rect(380, 1180, w - 380, roof - 1180) +
          rear.rect(-w, 1560, w * 2, roof - 1560),
        shade(hood, 0.14),
      ) +
      place(
        box(-390, -150, 780, 310, 'none', 80) +
          line(
            'M-330 -150H330Q390 -150 390 -90V100Q390 160 330 160H-330Q-390 160 -390 100V-90Q-390 -150 -330 -150Z',
            lit('#33313c'),
            46,
          ),
        ...windowAt,
        { scale },
      ) +
      shape(
        [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map(s => rear.rect(w * s - 14, 480, 28, 640)).join(''),
        alpha(shade(cloth, 0.5), 0.24),
      ) +
      (light.dark ? glow(context, 768, stage.view.project([0, 1600, middle])[1], 620, light.glow, 0.5) : ''),
    pieces: [pieceAt(stage, middle + 250, bench)],
    front:
      flat || isClose(stage) || stage.camera === 'from-above'
        ? garland(stage, 70)
        : garland(stage, 150) + cockpit(stage),
    spots: {
      seat: { at: [-w * 0.42, 0, middle - 30], seat: 440 },
      'second-seat': { at: [w * 0.42, 0, middle - 30], seat: 440 },
      window: { at: [w - 260, 0, middle - 60], seat: 440 },
    },
  })
}

/** Marigolds and a tassel that hang from the hood in front of the driver. */
function garland({ context, camera }: Stage, sag: number): string {
  const { light } = context
  if (camera === 'detail') return ''
  const beads: [number, number, number][] = []
  for (let i = 0; i <= 30; i++) {
    const share = i / 30
    const wave = Math.sin(((share * 3) % 1) * Math.PI)
    beads.push([share * SIZE, -10 + sag * 0.5 * wave, 26])
  }
  const tone = (colour: string) => light.on(colour)
  return (
    dots(
      beads.filter((_, i) => i % 2 === 0),
      tone('#f2992e'),
    ) +
    dots(
      beads.filter((_, i) => i % 2),
      tone('#f7c53a'),
    ) +
    [0, 512, 1024, 1536]
      .map(x => line(`M${x} -10V${n(sag * 0.6)}`, tone('#c8473c'), 16) + circle(x, sag * 0.66, 22, tone('#c8473c')))
      .join('')
  )
}

/** The handlebar and the edge of the windscreen in front of the viewer. */
function cockpit(stage: Stage): string {
  const lit = insideOf(stage)
  const black = lit('#2f2d38')
  return (
    shape(
      'M-20 1560V1330Q40 1240 120 1220L190 1290Q110 1330 90 1560ZM1556 1560V1330Q1496 1240 1416 1220L1346 1290Q1426 1330 1446 1560Z',
      black,
    ) +
    shape('M-10 -10H44L20 1240H-10ZM1546 -10H1492L1516 1240H1546Z', lit('#4a4854')) +
    line('M90 1470Q768 1590 1446 1470', black, 56) +
    line('M120 1268L176 1244M1416 1268L1360 1244', lit('#6f6c78'), 44) +
    ellipse(768, 1560, 190, 70, mix(lit('#c9ccd0'), black, 0.2)) +
    circle(768, 1552, 34, lit('#e8e0cc'))
  )
}
