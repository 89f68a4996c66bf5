import { place } from '../../canvas/svg.ts'
import { bunting } from '../../scenery/buildings.ts'
import { createSettingScene, type DrawSetting, type SettingScene, type Stage } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, frames, isNarrow } from '../framing.ts'
import { underItsSky } from '../open-water.ts'
import { crate, withSeats } from '../seats.ts'
import { plankFloor } from '../treehouse/tree-platform.ts'
import { bow } from './ship-bow.ts'
import { cabin } from './ship-cabin.ts'
import { deckBank, hatch, lower, rail, rigging, seaAround, spray, toolsOf } from './ship-deck.ts'
import { barrel, mastWithSail, ringBuoy, ropeCoil, shipsWheel, sternCabin, sternLantern } from './ship-things.ts'

/** Side 0: amidships, at the rail, below the sail. */
function amidships(stage: Stage): SettingScene {
  const tools = toolsOf(stage, 330)
  const { context } = stage
  const sea = seaAround(tools)
  return createSettingScene({
    sky: sea.sky,
    ground: sea.ground + plankFloor(stage, [-5200, 5200], [-4000, 1500], tools.wood) + hatch(tools, 820, 100),
    pieces: [
      rail(stage, [-5200, 1500], [5200, 1500], tools),
      ...(isNarrow(stage) ? [] : [stage.stand(mastWithSail(context, tools.paint), beside(stage, 0.58, 1150))]),
      ...lower(stage, () => [
        stage.stand(barrel(context), beside(stage, 0.74, 760)),
        stage.stand(barrel(context), beside(stage, 0.92, 900)),
        stage.stand(ropeCoil(context), beside(stage, -0.86, 620)),
        stage.stand(place(ringBuoy(context), 0, -460, { scale: 0.8 }), beside(stage, -0.52, 1480)),
      ]),
      ...deckBank(stage, tools.wood),
    ],
    front:
      airInFront(stage) +
      (frames(stage)
        ? rigging(stage) + bunting(context, [-20, 60], [560, 30], 120, context.light.dark ? 'lamps' : 'flags')
        : '') +
      spray(stage),
    spots: {
      seat: { at: [beside(stage, 0.74, 700)[0], 0, 700], seat: 690 },
      ledge: { at: [-300, 0, 1440], seat: 60 },
      rock: { at: [beside(stage, -0.86, 600)[0], 0, 600], seat: 270 },
    },
  })
}

/** Side 1: towards the stern, with the wheel on the raised deck. */
function stern(stage: Stage): SettingScene {
  const tools = toolsOf(stage, 1190)
  const { context } = stage
  const sea = seaAround(tools)
  return createSettingScene({
    sky: sea.sky,
    ground: sea.ground + plankFloor(stage, [-2600, 2600], [-4000, 2300], tools.wood) + hatch(tools, 700, 260),
    pieces: [
      rail(stage, [-2550, 2300], [-2050, -1200], tools),
      rail(stage, [2550, 2300], [2050, -1200], tools),
      stage.stand(sternCabin(context, tools.paint), [0, 0, 2200]),
      stage.stand(place(shipsWheel(context), 0, -1560), [0, 0, 2500]),
      ...(isNarrow(stage)
        ? []
        : [
            stage.stand(place(sternLantern(context), -1500, -1560), [0, 0, 2480]),
            stage.stand(place(sternLantern(context), 1180, -1560), [0, 0, 2480]),
          ]),
      ...lower(stage, () => [
        stage.stand(barrel(context), beside(stage, -0.86, 900)),
        stage.stand(ropeCoil(context), beside(stage, 0.84, 800)),
      ]),
      ...deckBank(stage, tools.wood),
    ],
    front: airInFront(stage) + (frames(stage) ? rigging(stage) : '') + spray(stage),
    spots: {
      helm: { at: [420, 1560, 2440], seat: 0 },
      steps: { at: [-1580, 500, 2080], seat: 0 },
      door: { at: [0, 0, 2050], seat: 0 },
      seat: { at: [beside(stage, -0.86, 840)[0], 0, 840], seat: 690 },
    },
  })
}

const SIDES = [amidships, stern, bow, cabin] as const

const drawShip: DrawSetting = given => {
  const stage = underItsSky(given)
  return (SIDES[stage.side % SIDES.length] ?? amidships)(stage)
}

export const ship = withSeats(drawShip, ({ context, side }) => ({
  // On deck, one sits on a barrel.
  ...(side % SIDES.length === 3 && { seat: crate(context, context.light.on('#a8754a')) }),
}))
