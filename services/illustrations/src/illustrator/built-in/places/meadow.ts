import { place } from '../canvas/svg.ts'
import { leafyFrame } from '../scenery/leaves.ts'
import { broadleaf, bush } from '../scenery/trees.ts'
import { createSettingScene, type DrawSetting } from '../stage/stage.ts'
import { groundOf, hillsOf, pathOf, scatter, skyOf } from './open-country.ts'

/** Side 0: open grass with a path; side 1: below a great tree. */
export const meadow: DrawSetting = stage => {
  const { context, side } = stage
  const { light } = context
  const tree = () =>
    broadleaf(context, 0, 0, context.random.between(1300, 2100), light.land('#7da653'), light.land('#7a4f36'))
  const shrub = () => bush(context, 0, 0, context.random.between(160, 340), light.land('#6f9c56'))
  const near =
    side % 2 === 1 ? [stage.stand(place(tree(), 0, 0, { scale: 1.6 }), [stage.view.xOf(-0.9, 500), 0, 500])] : []
  return createSettingScene({
    sky: skyOf(stage),
    far: hillsOf(stage, ['#8fb0a0', '#8fb768']),
    ground: groundOf(stage, '#a2c566') + (side % 2 === 0 ? pathOf(stage, light.land('#e2c993'), 190, 260) : ''),
    pieces: [
      ...scatter(stage, 7, tree, { from: 'middle', clear: 0.75 }),
      ...scatter(stage, 10, shrub, { from: 'near', clear: 0.7 }),
      ...near,
    ],
    front: stage.camera === 'wide' ? leafyFrame(context, light.land('#6f9c56'), { above: false }) : '',
  })
}
