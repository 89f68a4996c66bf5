import { shade, tint } from '../../canvas/colour.ts'
import { box, circle, line, shape } from '../../canvas/svg.ts'
import { hayBale } from '../../scenery/farm-things.ts'
import { glow } from '../../scenery/sky.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { cuboid } from '../solid.ts'

export const lantern = ({ context }: Stage): string => {
  const { light } = context
  return (
    (light.dark ? glow(context, 0, 60, 1300, light.glow, 0.75) : '') +
    line('M0 -400V0', light.land('#3f3438'), 12) +
    box(-70, 0, 140, 180, light.dark ? '#ffe0a0' : light.land('#efe0b8'), 26) +
    box(-84, -30, 168, 40, light.land('#4a4040'), 14) +
    box(-84, 170, 168, 40, light.land('#4a4040'), 14)
  )
}

export const bales = (stage: Stage, list: readonly (readonly [x: number, y: number, z: number])[]): Piece[] => {
  const { light } = stage.context
  const straw = light.land('#e3bd60')
  return list.map(([x, y, z]) => ({
    depth: stage.view.depthOf([x, 0, z]) - y / 50,
    kind: 'scenery' as const,
    drawing:
      cuboid(
        stage,
        { x, y, z, width: 860, height: 440, depth: 480 },
        { front: shade(straw, 0.1), side: shade(straw, 0.28), top: tint(straw, 0.24) },
      ) + stage.stand(hayBale(stage.context, 850, 430), [x, y, z - 4]).drawing,
  }))
}

/** A pitchfork, a sickle and a cowbell on the wall; y down from the floor. */
export function tools({ context }: Stage, x: number): string {
  const { light } = context
  const wood = light.land('#8a6244')
  const iron = light.land('#8b95a0')
  return (
    line(`M${x} -300V-1500`, wood, 36) +
    line(
      `M${x} -1480V-1560M${x - 110} -1900V-1640Q${x - 110} -1560 ${x} -1560Q${x + 110} -1560 ${x + 110} -1640V-1900M${x} -1560V-1920`,
      iron,
      28,
    ) +
    line(`M${x + 330} -1200V-1420`, wood, 40) +
    line(`M${x + 330} -1420Q${x + 300} -1700 ${x + 520} -1740Q${x + 640} -1720 ${x + 640} -1600`, iron, 26) +
    circle(x - 330, -1640, 20, iron) +
    line(`M${x - 330} -1640V-1520`, light.land('#c9483c'), 14) +
    shape(
      `M${x - 400} -1340Q${x - 400} -1520 ${x - 330} -1530Q${x - 260} -1520 ${x - 260} -1340Z`,
      light.land('#d9a83e'),
    ) +
    circle(x - 330, -1330, 26, light.land('#8a5a2c'))
  )
}
