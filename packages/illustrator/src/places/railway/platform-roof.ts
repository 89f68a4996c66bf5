import { alpha, shade, tint } from '../../canvas/colour.ts'
import { box, circle, dots, ellipse, line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import type { Stage } from '../../stage/stage.ts'
import { levelPlane } from '../plane.ts'

/** What the views of the platform share. */

export const lampsLit = ({ context, states }: Stage) => context.light.dark && !states.has('blackout')

/** Paving of the platform between two depths or, at the side, to x = `edge`. */
export function platformFloor(stage: Stage, back: number, { left = -12000, right = 12000 } = {}): string {
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
export function column({ context }: Stage, height = 2700): string {
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
export function valance({ context }: Stage): string {
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
export const hangingLamp = (stage: Stage): string =>
  line('M0 0V260', stage.context.light.land('#4a4854'), 16) +
  shape('M-190 380Q-170 250 0 250T190 380Z', stage.context.light.land('#4f7f74')) +
  (lampsLit(stage) ? glow(stage.context, 0, 400, 1000, stage.context.light.glow, 0.55) : '') +
  ellipse(0, 384, 120, 46, lampsLit(stage) ? '#fff2c4' : stage.context.light.land('#f2ead8'))
