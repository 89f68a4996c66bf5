import { hen } from '../../scenery/farm-things.ts'
import { bananaPlant } from '../../scenery/palms.ts'
import { rangoli } from '../../scenery/rangoli.ts'
import { diya, matkaStack } from '../../scenery/vessels.ts'
import { peepal } from '../../scenery/village-trees.ts'
import type { Stage } from '../../stage/stage.ts'
import { dappledShade } from '../ground-cover.ts'
import { groundAt, groundOf, hillsOf, treeLine } from '../open-country.ts'
import { cylinder } from '../round-solids.ts'
import { onGround } from '../solid.ts'
import { palmOf } from '../under-snow.ts'
import { swayed } from '../weather.ts'
import { hut } from './hut.ts'
import type { Part, Scheme } from './scheme.ts'

export function square(stage: Stage, scheme: Scheme): Part {
  const { view, context, states } = stage
  const { light } = context
  const m = view.zOf('middle')
  const treeAt = groundAt(stage, -0.72, m * 1.7)
  const height = 480
  const [rx, , rz] = groundAt(stage, 0.55, m * 0.6)
  return {
    far: hillsOf(stage, ['#9db3a4', '#b9c07c'], { height: 0.7 }) + treeLine(stage, '#5f9468', 70, 0.25),
    ground:
      groundOf(stage, scheme.earth, { blades: '#a39a54', marks: 70 }) +
      dappledShade(stage, treeAt[0] + 300, treeAt[2] - 400, 1900, light.land(scheme.earth)) +
      onGround(
        stage,
        rx,
        rz,
        stage.weather !== 'rain' && !light.snowy && (states.has('festive') || !light.dark) ? rangoli(context, 330) : '',
      ),
    pieces: [
      hut(stage, scheme, 1, view.xOf(0.02, m * 4.2), m * 4.2, 2300),
      stage.stand(swayed(stage, palmOf(stage, 5400, -0.1), 5), groundAt(stage, 0.34, m * 4.4)),
      hut(stage, scheme, 0, view.xOf(0.86, m * 2.3), m * 2.3, 2500),
      ...(light.snowy ? [] : [stage.stand(bananaPlant(context, 2500), groundAt(stage, 0.36, m * 3))]),
      cylinder(stage, { x: treeAt[0], z: treeAt[2], radius: 1150, height }, light.land('#d7b48c')),
      {
        ...stage.stand(swayed(stage, peepal(context, 4600), 3), [treeAt[0], height, treeAt[2]]),
        depth: view.depthOf(treeAt) - 10,
      },
      stage.stand(matkaStack(context, 300), groundAt(stage, 0.92, m * 1.5)),
      ...(states.has('festive')
        ? Array.from({ length: 7 }, (_, i) =>
            stage.stand(diya(context, 70, true), [
              treeAt[0] + Math.cos(Math.PI * (1.15 + i * 0.12)) * 1100,
              height,
              treeAt[2] + Math.sin(Math.PI * (1.15 + i * 0.12)) * 1100,
            ]),
          )
        : []),
      ...(stage.camera === 'close-up'
        ? []
        : [
            stage.stand(hen(context, '#c9743c'), groundAt(stage, 0.88, m * 0.5), { scale: 0.8 }),
            stage.stand(hen(context), groundAt(stage, 0.7, m * 0.9), { mirrored: true, scale: 0.8 }),
          ]),
    ],
    spots: {
      platform: { at: [treeAt[0] + 760, 0, treeAt[2] - 820], seat: height },
      seat: { at: [treeAt[0] + 760, 0, treeAt[2] - 820], seat: height },
    },
  }
}
