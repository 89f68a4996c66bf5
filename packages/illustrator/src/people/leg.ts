import { alpha, shade, shadeSkin, tint } from '../canvas/colour.ts'
import { mid, n, type Point, taper, tube } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { add, times } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import { edge } from './arm.ts'
import type { Leg } from './bones.ts'
import { drawFoot } from './foot.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'
import { shadeSkinTube, shadeTube } from './tube-shading.ts'

export interface LegView {
  view: View
  shaded: boolean
  /** A skirt covers the thighs. */
  skirted: boolean
  /** Colour of a prosthesis below the knee. */
  prosthesis?: string | null
  /** The leg is drawn from this share of its length on. */
  from?: number
}

type Radius = (share: number) => number

/** Trousers are rolled up over a prosthesis, to this share of the shin. */
const ROLLED_UP = 0.14

/** Radii of trousers along thigh and shin, where they end on the shin, in px. */
function trousersCut(
  legs: Outfit['legs'],
  [thigh, knee, shin]: readonly [number, number, number],
  u: number,
): { upper: Radius; lower: Radius; end: number } {
  const linear =
    (a: number, b: number): Radius =>
    share =>
      a + (b - a) * share
  switch (legs) {
    case 'salwar': {
      const wide = knee + 20 * u
      return {
        upper: linear(thigh + 8 * u, wide),
        lower: share => (share > 0.9 ? shin + 6 * u : wide + (shin + 14 * u - wide) * share ** 2),
        end: 0.97,
      }
    }
    case 'dhoti':
      return { upper: linear(thigh + 12 * u, knee + 24 * u), lower: linear(knee + 24 * u, shin + 26 * u), end: 0.72 }
    case 'churidar':
      return { upper: linear(thigh + 3 * u, knee + 2 * u), lower: linear(knee + 2 * u, shin + 3 * u), end: 0.98 }
    default:
      return { upper: linear(thigh + 6 * u, knee + 6 * u), lower: linear(knee + 6 * u, shin + 8 * u), end: 0.94 }
  }
}

export function drawLeg(
  look: Look,
  outfit: Outfit,
  leg: Leg,
  { view, shaded, skirted, prosthesis = null, from = 0 }: LegView,
): string {
  const { body } = look
  const dim = (colour: string) => (shaded ? shade(colour, 0.14) : colour)
  const u = view.scaleAt(leg.knee)
  const [hip, knee, ankle] = [leg.hip, leg.knee, leg.ankle].map(view.project) as [Point, Point, Point]
  const radii = [body.thighRadius * u, body.kneeRadius * u, body.shinRadius * u] as const
  const [rThigh, rKnee, rShin] = radii
  const skin = shaded ? shadeSkin(look.skin, 0.14) : look.skin
  const whole = body.thigh + body.shin
  const thighShare = Math.min(1, (from * whole) / body.thigh)
  const shinShare = Math.max(0, (from * whole - body.thigh) / body.shin)
  const upper = straight(hip, knee, thighShare * 0.999, 1)
  const lower = straight(knee, ankle, shinShare, 1)
  const thighRadius: Radius = share => rThigh + (rKnee - rThigh) * (thighShare + (1 - thighShare) * share)
  const calf: Radius = share => {
    const at = shinShare + (1 - shinShare) * share
    return rKnee + (rShin - rKnee) * at + Math.sin(Math.min(1, at * 1.3) * Math.PI) * rShin * 0.2
  }
  const shin = (covered: boolean) =>
    prosthesis === null
      ? shape(tube(lower, calf), skin) + (covered ? '' : shadeSkinTube(lower, calf, skin))
      : drawProsthesis(lower, { rKnee, rShin, share: shinShare, colour: dim(prosthesis), metal: dim(METAL) })
  const shaft = outfit.shoes === 'boots' && prosthesis === null
  const foot = drawFoot(look, outfit, leg, view, { dim, skin: prosthesis === null ? skin : dim(METAL) })
  const cloth = dim(outfit.bottom)
  const fold = alpha(shade(outfit.bottom, 0.6), 0.28)
  let thighPart = ''
  let shinPart = ''
  if (outfit.legs === 'bare' || outfit.legs === 'shorts') {
    const bare =
      from >= 0.55 ? '' : shape(taper(upper, thighRadius(0), rKnee), skin) + shadeSkinTube(upper, thighRadius, skin)
    const short: Radius = share => rThigh + 6 * u + (rKnee + 13 * u - rThigh - 6 * u) * share
    const cut = part(upper, 0, 0.86)
    const shorts =
      outfit.legs === 'shorts'
        ? shape(tube(cut, short, true), cloth) +
          shadeTube(cut, short, cloth) +
          line(edge(part(upper, 0.76, 0.82), rKnee + 12 * u), fold, 4.5 * u)
        : ''
    const kneeCap =
      skirted || from > 0.5
        ? ''
        : line(
            `M${n(knee[0] - rKnee * 0.4)} ${n(knee[1] + rKnee * 0.3)}q${n(rKnee * 0.4)} ${n(rKnee * 0.3)} ${n(rKnee * 0.8)} 0`,
            alpha(shadeSkin(look.skin, 0.5), 0.22),
            3.2 * u,
          )
    const sockLine = part(lower, outfit.socks === 'high' ? 0.34 : 0.74, 1)
    const sockRadius: Radius = share => rShin + 3 * u + (1 - share) * (outfit.socks === 'high' ? rKnee - rShin : 3 * u)
    const socks =
      outfit.socks === null || outfit.shoes !== 'shoes'
        ? ''
        : shape(
            tube([...sockLine].reverse(), share => sockRadius(1 - share), true),
            dim('#f7f1e6'),
          ) + shadeTube(sockLine, sockRadius, '#f7f1e6')
    thighPart = bare + shorts
    shinPart = shin(false) + (prosthesis === null ? socks : '')
    shinPart += kneeCap
  } else {
    const usual = trousersCut(outfit.legs, radii, u)
    const cut = prosthesis === null ? usual : { ...usual, lower: () => rKnee + 8 * u, end: ROLLED_UP }
    const thighRadiusOf: Radius = share => cut.upper(thighShare + (1 - thighShare) * share)
    const covered = part(lower, 0, shaft ? Math.min(0.64, cut.end) : cut.end)
    thighPart = shape(tube(upper, thighRadiusOf), cloth) + shadeTube(upper, thighRadiusOf, cloth)
    const bare = shin(true)
    const hem = shaft
      ? ''
      : outfit.legs === 'salwar' || outfit.legs === 'dhoti'
        ? line(edge(covered, cut.lower(1)), outfit.legs === 'dhoti' ? dim(outfit.trim) : fold, 6 * u)
        : line(edge(part(covered, 0.8, 0.93), cut.lower(1) * 0.96), fold, 4 * u)
    const creases =
      prosthesis === null && (outfit.legs === 'dhoti' || outfit.legs === 'salwar')
        ? line(
            [-0.45, 0.1, 0.5].map(aside => creaseAlong(covered, aside, cut.lower)).join(''),
            alpha(shade(outfit.bottom, 0.6), 0.16),
            4.5 * u,
          )
        : ''
    const kneeFold = line(edge(part(upper, 0.84, 0.97), rKnee * 0.6), alpha(fold, 0.18), 4 * u)
    shinPart =
      bare + shape(tube(covered, cut.lower, true), cloth) + shadeTube(covered, cut.lower, cloth) + creases + hem
    thighPart += kneeFold
  }
  if (shaft) shinPart += drawShaft(lower, rShin, u, dim(outfit.shoe))
  const thighNear = view.depthOf(leg.hip) > view.depthOf(leg.knee)
  const shinNear = view.depthOf(leg.ankle) < view.depthOf(leg.knee) + body.shin * 0.2
  const footNear = view.depthOf(add(leg.ankle, times(leg.toe, 40))) < view.depthOf(leg.ankle) + 6
  const lowerPart = footNear ? shinPart + foot : foot + shinPart
  if (from >= 0.5) return lowerPart
  // Where the knee is bent towards the viewer the thigh covers the shin, and the other way round.
  return thighNear && !shinNear ? lowerPart + thighPart : thighPart + lowerPart
}

/** Points of a straight line between two shares of its length. */
const straight = (a: Point, b: Point, from: number, to: number): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].map(share => mid(a, b, from + (to - from) * share))

/** A part of such a line. */
const part = (line: readonly Point[], from: number, to: number): Point[] =>
  straight(line[0] ?? [0, 0], line.at(-1) ?? [0, 0], from, to)

function creaseAlong(line: readonly Point[], aside: number, radius: Radius): string {
  const [a, b] = [line[1] ?? [0, 0], line.at(-1) ?? [0, 0]]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const across: Point = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length]
  const [r0, r1] = [radius(0.1) * aside * 0.6, radius(1) * aside]
  return `M${n(a[0] + across[0] * r0)} ${n(a[1] + across[1] * r0)}L${n(b[0] + across[0] * r1)} ${n(b[1] + across[1] * r1)}`
}

const METAL = '#99a0ac'

interface ProsthesisView {
  rKnee: number
  rShin: number
  /** The lower leg is drawn from this share of its length on. */
  share: number
  colour: string
  metal: string
}

/** The lower leg of a prosthesis: a socket that holds the knee, and a slim pylon down to the ankle. */
function drawProsthesis(lower: readonly Point[], { rKnee, rShin, share, colour, metal }: ProsthesisView): string {
  const along = (from: number, to: number) =>
    part(lower, Math.max(0, (from - share) / (1 - share)), (to - share) / (1 - share))
  const pylon = along(0.3, 1)
  const slim: Radius = () => rShin * 0.42
  const end = shape(taper(along(0.86, 1), rShin * 0.62, rShin * 0.8), shade(metal, 0.3))
  const post = shape(tube(pylon, slim), metal) + shadeTube(pylon, slim, metal) + end
  if (share > 0.5) return post
  const socket = along(-0.02, 0.52)
  const cup: Radius = at => rKnee * 1.06 - (rKnee * 1.06 - rShin * 0.8) * at ** 1.5
  return (
    post +
    shape(tube(socket, cup), colour) +
    shadeTube(socket, cup, colour) +
    line(edge(along(0.06, 0.12), rKnee * 0.98), tint(colour, 0.5), rShin * 0.24) +
    line(edge(along(0.3, 0.4), rKnee * 0.7), tint(colour, 0.5), rShin * 0.2)
  )
}

function drawShaft(lower: readonly Point[], rShin: number, scale: number, colour: string): string {
  const shaft = part(lower, 1, 0.56)
  const radius: Radius = share => rShin * 1.25 + rShin * 0.24 * share
  return (
    shape(tube(shaft, radius, true), colour) +
    shadeTube(shaft, radius, colour) +
    line(edge(part(lower, 0.62, 0.57), rShin * 1.44), tint(colour, 0.3), 10 * scale)
  )
}
