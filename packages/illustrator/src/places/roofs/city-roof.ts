import type { DrawSetting } from '../../stage/stage.ts'
import { balcony } from './balcony.ts'
import { cableTunnel } from './cable-tunnel.ts'
import { clockTower, insideTheClock } from './clock-tower.ts'
import { lightTower } from './light-tower.ts'
import { overTheRoofs } from './over-the-roofs.ts'
import { towerFoot } from './tower-foot.ts'
import { towerTop } from './tower-top.ts'

/** Side 0: a balcony; 1: flat roofs seen from the air; 2: the top of the light tower; 3: the clock tower. The light tower has more places. */
export const cityRoof: DrawSetting = stage => {
  if (stage.states.has('inside-the-clock')) return insideTheClock(stage)
  if (stage.states.has('tower-top')) return towerTop(stage)
  if (stage.states.has('tunnel')) return cableTunnel(stage)
  if (stage.states.has('tower-foot')) return towerFoot(stage)
  const draw = [balcony, overTheRoofs, lightTower, clockTower][stage.side % 4] ?? balcony
  return draw(stage)
}
