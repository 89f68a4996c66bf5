import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, ellipse, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { indoors } from '../../scenery/room.ts'
import { createSettingScene, type SettingScene, type Stage } from '../../stage/stage.ts'
import { beside, isNarrow } from '../framing.ts'
import { drawRoom, onPlane, type Room, rugOn } from '../interior.ts'
import { waterIn } from '../open-water.ts'
import { hangingLamp, shelf } from '../treehouse/tree-house-parts.ts'
import { rafters } from '../treehouse/tree-platform.ts'
import { toolsOf } from './ship-deck.ts'

/** Side 3: the cabin below. */
export function cabin(stage: Stage): SettingScene {
  const { paint } = toolsOf(stage, 0)
  const { context, sky } = stage
  const wood = indoors(context, tint(paint.wood, 0.1))
  const trim = indoors(context, paint.trim)
  const room: Room = { back: 1050, halfWidth: 1650, height: 1750 }
  const sea = waterIn(stage, '#3f9ab4')
  const pane = (x: number) =>
    box(x - 260, -1360, 520, 700, trim, 30) +
    box(x - 215, -1315, 430, 400, context.defs.verticalGradient(sky[1], sky[3])) +
    box(x - 215, -916, 430, 212, context.defs.verticalGradient(mix(sea, sky[3], 0.3), sea)) +
    line(`M${x} -1315V-704M${x - 215} -1010H${x + 215}`, trim, 30)
  let boards = ''
  for (let y = -170; y > -1750; y -= 190) boards += `M-1650 ${y}H1650`
  const chart =
    box(-260, -190, 520, 380, indoors(context, '#f0dcb0'), 8) +
    line('M-200 -80Q-60 -160 40 -60T210 -20M-160 80Q0 20 180 110', alpha(indoors(context, '#7a5a44'), 0.6), 12) +
    line('M80 -110l50 50M130 -110l-50 50', indoors(context, '#c9503f'), 16)
  const table =
    ellipse(0, 8, 700, 60, context.light.shadow) +
    box(-640, -560, 1280, 90, wood, 16) +
    line('M-540 -480V0M540 -480V0', shade(wood, 0.24), 80) +
    shape('M-360 -560L-300 -640H330L380 -560Z', indoors(context, '#f0dcb0')) +
    line('M-200 -600H220', alpha(indoors(context, '#c9503f'), 0.7), 10)
  const bunk =
    box(-900, -420, 1800, 420, shade(wood, 0.1), 16) +
    box(-860, -560, 1720, 160, indoors(context, '#f6ead0'), 50) +
    shape('M-260 -600C100 -640 600 -620 870 -580V-300H-260Z', indoors(context, paint.stripe)) +
    box(-830, -660, 420, 160, tint(indoors(context, '#f6ead0'), 0.4), 60)
  return createSettingScene({
    sky: '',
    ground:
      drawRoom(
        stage,
        room,
        { wall: wood, floor: indoors(context, '#9a6a46'), skirting: trim },
        line(boards, alpha(shade(wood, 0.5), 0.36), 12),
      ) +
      onPlane(
        stage,
        room.back - 1,
        pane(-560) +
          pane(60) +
          pane(680) +
          place(shelf(context), -1200, -1180, { scale: 0.7 }) +
          place(chart, 1290, -1080),
      ) +
      rafters(stage, room, shade(wood, 0.34)) +
      rugOn(stage, 0, 160, 560, [trim, indoors(context, '#f3cf86'), indoors(context, paint.stripe)]),
    pieces: [
      ...(isNarrow(stage)
        ? []
        : [stage.stand(bunk, beside(stage, -0.8, 820)), stage.stand(table, beside(stage, 0.78, 800), { scale: 0.8 })]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium'
        ? place(hangingLamp(context), SIZE * 0.5, -120, { scale: 0.56 })
        : '',
    spots: {
      bed: { at: [beside(stage, -0.58, 740)[0], 0, 740], seat: 520 },
      window: { at: [60, 0, 900], seat: 0 },
      seat: { at: [500, 0, 420], seat: 280 },
    },
  })
}
