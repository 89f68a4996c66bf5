import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { dots, line, SIZE, shape } from '../../canvas/svg.ts'
import type { Stage } from '../../stage/stage.ts'

/** A wave with a curling crest that comes from one side, in px; `reach` is how far it comes in, as a share of the width. */
function wave(colour: string, foam: string, mirrored: boolean, top: number, reach: number): string {
  const flip = (x: number) => (mirrored ? SIZE - x : x)
  const x = (share: number) => n(flip(SIZE * share))
  const body = `M${x(-0.04)} ${n(top)}C${x(reach * 0.3)} ${n(top - 90)} ${x(reach * 0.8)} ${n(top - 60)} ${x(reach)} ${n(top + 110)}C${x(reach * 1.04)} ${n(top + 200)} ${x(reach * 0.86)} ${n(top + 230)} ${x(reach * 0.8)} ${n(top + 170)}C${x(reach * 0.72)} ${n(top + 330)} ${x(reach * 0.9)} ${n(top + 520)} ${x(reach * 1.5)} ${SIZE + 20}H${x(-0.04)}Z`
  const stripes = [0.16, 0.34, 0.52]
    .map(
      share =>
        `M${x(-0.04)} ${n(top + 160 + share * 520)}C${x(reach * 0.3)} ${n(top + 60 + share * 480)} ${x(reach * 0.56)} ${n(top + 100 + share * 460)} ${x(reach * (0.66 + share * 0.2))} ${n(top + 300 + share * 560)}`,
    )
    .join('')
  const crest = `M${x(-0.04)} ${n(top)}C${x(reach * 0.3)} ${n(top - 90)} ${x(reach * 0.8)} ${n(top - 60)} ${x(reach)} ${n(top + 110)}C${x(reach * 1.04)} ${n(top + 200)} ${x(reach * 0.86)} ${n(top + 230)} ${x(reach * 0.8)} ${n(top + 170)}`
  return shape(body, colour) + line(stripes, alpha(tint(colour, 0.6), 0.5), 16) + line(crest, foam, 30)
}

/** The sea that comes in, green and laughing: waves behind the figures and foam before their feet. A kind sea is low. */
export function seaRollsIn(
  { context, camera }: Stage,
  water: string,
  { kind = false } = {},
): { behind: string; front: string } {
  const { random } = context
  const foam = mix('#ffffff', water, 0.1)
  const drops = Array.from(
    { length: 40 },
    () => [random.between(0, SIZE), random.between(SIZE * 0.2, SIZE * 0.86), random.between(4, 13)] as const,
  )
  const above = camera === 'from-above'
  const top = SIZE * (kind ? 0.96 : 0.9)
  let surge = `M-20 ${SIZE + 20}V${n(top)}`
  for (let x = -20; x < SIZE; ) {
    const w = random.between(90, 170)
    surge += `q${n(w / 2)} ${n(-random.between(50, 110))} ${n(w)} ${n(random.between(-10, 10))}`
    x += w
  }
  const behind = above
    ? wave(water, foam, false, SIZE * 0.06, 0.34)
    : kind
      ? wave(water, foam, false, SIZE * 0.42, 0.32)
      : wave(shade(water, 0.16), foam, true, SIZE * 0.36, 0.3) + wave(water, foam, false, SIZE * 0.28, 0.36)
  return {
    behind: behind + dots(drops.slice(0, 26), alpha(foam, 0.8)),
    front:
      shape(`${surge}V${SIZE + 20}Z`, alpha(water, 0.85)) +
      line(surge.slice(surge.indexOf('V')).replace(/^V[\d.]+/, `M-20 ${n(top)}`), foam, 16) +
      (kind ? '' : dots(drops.slice(26), alpha(foam, 0.85))),
  }
}
