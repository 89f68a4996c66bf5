import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, type Point, polygon } from '../../canvas/path.ts'
import { box, ellipse, line, SIZE, shape } from '../../canvas/svg.ts'
import type { Vec3 } from '../../space/vec3.ts'
import type { Piece, Stage } from '../../stage/stage.ts'

/** The middle of the rope bridge, which crosses the picture from left to right, with the river far below. */

const DECK = { near: -230, far: 300 }

interface GorgeColours {
  rock: string
  water: string
  foam: string
  haze: string
}

/** The two walls of the gorge and the river between them, down to the bottom of the picture. */
export function gorgeBelow(stage: Stage, { rock, water, foam, haze }: GorgeColours): string {
  const { view, context } = stage
  const { random, defs } = context
  const bottom = -3600
  const at = (x: number, y: number, z: number) => view.project([x, y, z])
  const zs = Array.from({ length: 22 }, (_, i) => -1600 + 17600 * (i / 21) ** 1.9)
  const jag = (spread: number) => random.between(-spread, spread)
  const river: Point[] = [
    ...zs.map((z, i) => at(-760 - (i % 3) * 150 + z * 0.04, bottom, z)),
    ...[...zs].reverse().map((z, i) => at(760 + (i % 3) * 140 + z * 0.04, bottom, z)),
  ]
  // Ledges, each lower, nearer to the river and hazier than the one above it.
  const ledges = (side: 1 | -1) =>
    [2, 1, 0]
      .map(i => {
        const [high, low] = [-420 - i * 900, i === 2 ? bottom : -1500 - i * 900]
        const inner = 2250 - i * 480
        const top = zs.map(z => at(side * (inner + jag(110)), high + jag(70), z))
        const outer = [...zs].reverse().map(z => at(side * 9000, high, z))
        const foot = zs.map(z => at(side * (inner - 260 + jag(90)), low, z))
        const tone = mix(side === 1 ? shade(rock, 0.16) : rock, mix(water, haze, 0.4), i * 0.24)
        return (
          shape(polygon([...top, ...[...foot].reverse()]), shade(tone, 0.3)) +
          shape(polygon([...top, ...outer]), tone) +
          line(top.map(([x, y], k) => `${k ? 'L' : 'M'}${n(x)} ${n(y)}`).join(''), tint(tone, 0.22), 7)
        )
      })
      .join('')
  let rapids = ''
  let surge = ''
  for (let i = 0; i < 110; i++) {
    const z = -1400 + 9600 * random.next() ** 1.5
    const [x, y] = at(random.between(-660, 700) + z * 0.04, bottom, z)
    const l = random.between(240, 560) * view.scaleAt([0, bottom, z])
    // White crests, and the lines of the current between them.
    if (i % 2)
      surge += `M${n(x)} ${n(y)}q${n(l * 0.2)} ${n(-l * 0.34)} ${n(l * 0.5)} ${n(-l * 0.06)}q${n(l * 0.16)} ${n(-l * 0.2)} ${n(l * 0.5)} ${n(l * 0.12)}q${n(-l * 0.3)} ${n(l * 0.04)} ${n(-l * 0.46)} ${n(l * 0.12)}q${n(-l * 0.3)} ${n(-l * 0.1)} ${n(-l * 0.54)} ${n(-l * 0.18)}Z`
    else rapids += `M${n(x)} ${n(y)}q${n(l * 0.3)} ${n(-l * 0.2)} ${n(l * 0.5)} 0t${n(l * 0.5)} 0`
  }
  const horizon = Math.max(-10, view.horizon)
  const deep = mix(shade(rock, 0.4), water, 0.3)
  return (
    box(0, horizon, SIZE, SIZE - horizon + 4, defs.verticalGradient(haze, mix(haze, deep, 0.5), deep)) +
    shape(polygon(river), defs.verticalGradient(mix(water, haze, 0.5), water, shade(water, 0.2))) +
    line(rapids, alpha(foam, 0.7), 5) +
    shape(surge, alpha(foam, 0.86)) +
    ledges(-1) +
    ledges(1) +
    ellipse(
      SIZE / 2,
      horizon + 60,
      SIZE * 0.8,
      130,
      defs.radialGradient(alpha(haze, 0.9), alpha(haze, 0.4), alpha(haze, 0)),
    )
  )
}

interface BridgeColours {
  wood: string
  rope: string
  broken: boolean
}

/** The deck and its far rope as pieces, and the near rope for the front. */
export function bridgeAcross(stage: Stage, { wood, rope, broken }: BridgeColours): { pieces: Piece[]; front: string } {
  const { view } = stage
  const { random } = stage.context
  const dip = (x: number) => (x / 2400) ** 2 * 260
  const at = (x: number, y: number, z: number): Vec3 => [x, y + dip(x), z]
  const point = (x: number, y: number, z: number) => view.project(at(x, y, z))
  let planks = ''
  let dark = ''
  let sides = ''
  for (let x = -3000, i = 0; x < 3000; x += 190, i++) {
    const gone = broken && ((x > 180 && x < 900 && i % 4 !== 0) || i % 7 === 3)
    if (gone) continue
    const skew = random.between(-24, 24)
    const [l, r] = [x + 12, x + 172]
    const data = polygon([
      point(l, 0, DECK.near),
      point(r, 0, DECK.near + skew),
      point(r, 0, DECK.far),
      point(l, 0, DECK.far + skew),
    ])
    if (i % 2) planks += data
    else dark += data
    sides += polygon([
      point(l, 0, DECK.near),
      point(r, 0, DECK.near + skew),
      point(r, -46, DECK.near + skew),
      point(l, -46, DECK.near),
    ])
  }
  const ropeAlong = (y: number, z: number, wave = 0) =>
    Array.from({ length: 33 }, (_, i) => {
      const x = -3200 + i * 200
      const [px, py] = point(x, y + wave * Math.sin(i), z)
      return `${i ? 'L' : 'M'}${n(px)} ${n(py)}`
    }).join('')
  const ties = (z: number, height: number) => {
    let data = ''
    for (let x = -3000; x < 3000; x += 380) {
      const [px, py] = point(x, -20, z)
      const [qx, qy] = point(x + 30, height, z)
      data += `M${n(px)} ${n(py)}L${n(qx)} ${n(qy)}`
    }
    return data
  }
  const scale = view.scaleAt([0, 0, 0])
  const thick = Math.max(5, 34 * scale)
  const back =
    line(ties(DECK.far, 760), shade(rope, 0.16), thick * 0.5) +
    line(ropeAlong(760, DECK.far, 14) + ropeAlong(0, DECK.far), shade(rope, 0.1), thick)
  const deck =
    shape(planks, wood) +
    shape(dark, shade(wood, 0.14)) +
    shape(sides, shade(wood, 0.36)) +
    line(ropeAlong(-30, DECK.near), rope, thick)
  const wide = stage.camera === 'wide' || stage.camera === 'silhouette'
  return {
    pieces: [{ depth: view.depthOf([0, 0, 900]), kind: 'scenery', drawing: back + deck }],
    // A rope in front of the figures, below their waists.
    front: wide
      ? line(ties(DECK.near, 170), rope, thick * 0.5) + line(ropeAlong(170, DECK.near, 12), tint(rope, 0.1), thick)
      : '',
  }
}
