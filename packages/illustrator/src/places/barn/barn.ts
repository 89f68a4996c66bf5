import { shade } from '../../canvas/colour.ts'
import { box, line, place } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { onPlane } from '../interior.ts'
import { insideOf } from '../lit-room.ts'
import { groundOf, hillsOf, pathOf, skyOf, treeLine } from '../open-country.ts'
import { inWeather } from '../weather.ts'
import { cornerView } from './corner-view.ts'
import { doorView } from './door-view.ts'
import { loftView } from './loft-view.ts'
import { type Barn, SCHEMES } from './scheme.ts'
import { shell, sunbeams } from './shell.ts'

/** Side 0: the open door; 1: the loft and the cows; 2: the corner with the window and the tools. */
export const barn: DrawSetting = inWeather(
  stage => {
    const { context, view, camera } = stage
    const scheme = context.bookRandom.fork('barn').pick(SCHEMES)
    const room = insideOf(stage)
    const size: Barn = {
      back: Math.max(1500, view.zOf('middle') * 1.8),
      half: Math.max(1700, view.xOf(0.98, view.zOf('middle') * 1.6)),
      eaves: 2300,
      ridge: 3500,
    }
    const draw = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    const { pieces, spots, opening, wall } = draw(room, scheme, size)
    return createSettingScene({
      sky: skyOf(stage, { clouds: 3 }),
      far: hillsOf(stage, ['#8fb0a0', '#9abf6c'], { height: 0.8 }) + treeLine(stage, '#5f9468', 60, 0.25),
      ground:
        (opening
          ? groundOf(stage, '#a3c468') +
            pathOf(stage, context.light.land('#dcc08c'), { width: 500, wind: 60, towards: opening.x > 0 ? 0.3 : -0.3 })
          : '') +
        shell(room, scheme, size, opening) +
        onPlane(room, size.back - 2, wall) +
        sunbeams(room, size, opening),
      pieces,
      spots,
      front: camera === 'wide' || camera === 'over-the-shoulder' ? rafterFront(room) : '',
    })
  },
  { walled: [1, 2], roofed: [0, 1, 2] },
)

/** A beam with a lantern and a coil of rope at the top edge of the picture. */
function rafterFront(stage: Stage): string {
  const { context } = stage
  const { light } = context
  const wood = light.land('#5f4234')
  const lamp =
    (light.dark ? glow(context, 0, 70, 420, light.glow, 0.7) : '') +
    line('M0 -60V20', light.land('#3f3438'), 7) +
    box(-36, 20, 72, 92, light.dark ? '#ffe0a0' : light.land('#efe0b8'), 16) +
    box(-44, 6, 88, 22, light.land('#4a4040'), 8) +
    box(-44, 106, 88, 20, light.land('#4a4040'), 8)
  const rope = `<ellipse rx="46" ry="80" fill="none" stroke="${light.land('#d2b078')}" stroke-width="16"/><ellipse cx="14" rx="46" ry="78" fill="none" stroke="${shade(light.land('#d2b078'), 0.2)}" stroke-width="10"/>`
  return (
    box(0, -10, 1536, 84, wood) +
    box(0, 60, 1536, 14, shade(wood, 0.4)) +
    place(lamp, 150, 120) +
    place(rope, 1400, 150)
  )
}

const VIEWS = [doorView, loftView, cornerView] as const
