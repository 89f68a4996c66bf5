import type { Setting } from '@kahani/contracts/scene'
import { SETTING_DRAWINGS as BACKDROPS } from '../settings/settings.ts'
import type { DrawSetting } from '../stage/stage.ts'
import { autoRickshaw } from './auto-rickshaw.ts'
import { barn } from './barn.ts'
import { beach } from './beach.ts'
import { bazaar } from './bazaar.ts'
import { bedroom } from './bedroom.ts'
import { castle } from './castle.ts'
import { cityRoof } from './city-roof.ts'
import { cityStreet } from './city-street.ts'
import { courtyard } from './courtyard.ts'
import { deepSea } from './deep-sea.ts'
import { farmyard } from './farmyard.ts'
import { cloudKingdom } from './cloud-kingdom.ts'
import { fromBackdrop } from './from-backdrop.ts'
import { garden } from './garden.ts'
import { hilltop } from './hilltop.ts'
import { home } from './home.ts'
import { kitchen } from './kitchen.ts'
import { enchantedForest } from './enchanted-forest.ts'
import { fromBackdrop } from './from-backdrop.ts'
import { jungle } from './jungle.ts'
import { meadow } from './meadow.ts'
import { nightTrain } from './night-train.ts'
import { park } from './park.ts'
import { railwayPlatform } from './railway-platform.ts'
import { reef } from './reef.ts'
import { terrace } from './terrace.ts'
import { verandah } from './verandah.ts'
import { school } from './school.ts'
import { stepwell } from './stepwell.ts'
import { teaGarden } from './tea-garden.ts'
import { village } from './village.ts'
import { riverside } from './riverside.ts'
import { treehouse } from './treehouse.ts'

const painted = Object.fromEntries(
  Object.entries(BACKDROPS).map(([name, draw]) => [name, fromBackdrop(draw)]),
) as Record<Setting, DrawSetting>

/** All settings, by name. */
export const SETTING_DRAWINGS: Record<Setting, DrawSetting> = {
  ...painted,
  riverside,
  treehouse,
  'enchanted-forest': enchantedForest,
  beach,
  bedroom,
  'deep-sea': deepSea,
  jungle,
  meadow,
  reef,
  garden,
  hilltop,
  village,
  barn,
  farmyard,
  courtyard,
  park,
  terrace,
  'city-roof': cityRoof,
  'city-street': cityStreet,
  'auto-rickshaw': autoRickshaw,
  'railway-platform': railwayPlatform,
  'night-train': nightTrain,
  home,
  kitchen,
  verandah,
}
export const SETTING_DRAWINGS: Record<Setting, DrawSetting> = { ...painted, bedroom, meadow, terrace, 'city-roof': cityRoof, 'city-street': cityStreet, 'auto-rickshaw': autoRickshaw, 'railway-platform': railwayPlatform, 'night-train': nightTrain, castle, 'cloud-kingdom': cloudKingdom }
export const SETTING_DRAWINGS: Record<Setting, DrawSetting> = { ...painted, barn, bazaar, bedroom, courtyard, farmyard, garden, hilltop, meadow, park, village }
export const SETTING_DRAWINGS: Record<Setting, DrawSetting> = { ...painted, barn, bazaar, bedroom, courtyard, farmyard, garden, hilltop, meadow, park, school, stepwell, 'tea-garden': teaGarden, village }
