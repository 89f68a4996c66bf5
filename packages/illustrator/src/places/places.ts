import type { Setting } from '@kahani/scene/shot'
import type { DrawSetting } from '../stage/stage.ts'
import { barn } from './barn/barn.ts'
import { bazaar } from './bazaar/bazaar.ts'
import { bedroom } from './bedroom.ts'
import { castle } from './castle/castle.ts'
import { cave } from './cave/cave.ts'
import { cloudKingdom } from './clouds/cloud-kingdom.ts'
import { courtyard } from './courtyard/courtyard.ts'
import { farmyard } from './farmyard/farmyard.ts'
import { fernValley } from './fern-valley/fern-valley.ts'
import { enchantedForest } from './forest/enchanted-forest.ts'
import { jungle } from './forest/jungle.ts'
import { garden } from './garden/garden.ts'
import { hilltop } from './hilltop.ts'
import { home } from './home.ts'
import { hospital } from './hospital/hospital.ts'
import { kitchen } from './kitchen.ts'
import { meadow } from './meadow.ts'
import { park } from './park.ts'
import { nightTrain } from './railway/night-train.ts'
import { railwayPlatform } from './railway/railway-platform.ts'
import { riverside } from './river/riverside.ts'
import { rocket } from './rocket/rocket.ts'
import { cityRoof } from './roofs/city-roof.ts'
import { terrace } from './roofs/terrace.ts'
import { school } from './school/school.ts'
import { beach } from './sea/beach.ts'
import { deepSea } from './sea/deep-sea.ts'
import { reef } from './sea/reef.ts'
import { ship } from './ship/ship.ts'
import { snowMountains } from './snow-mountains/snow-mountains.ts'
import { moonSurface } from './space/moon.ts'
import { otherPlanet } from './space/planet.ts'
import { starfield } from './space/starfield.ts'
import { stepwell } from './stepwell/stepwell.ts'
import { autoRickshaw } from './street/auto-rickshaw.ts'
import { cityStreet } from './street/city-street.ts'
import { teaGarden } from './tea-garden/tea-garden.ts'
import { treehouse } from './treehouse/treehouse.ts'
import { verandah } from './verandah.ts'
import { village } from './village/village.ts'
import { waterfall } from './waterfall/waterfall.ts'
import { inWeather } from './weather.ts'

/** All settings, by name. */
export const SETTING_DRAWINGS: Record<Setting, DrawSetting> = {
  ship,
  cave,
  waterfall,
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
  'fern-valley': fernValley,
  village,
  barn,
  farmyard,
  courtyard,
  park,
  terrace: inWeather(terrace),
  'city-roof': inWeather(cityRoof),
  'city-street': inWeather(cityStreet),
  'auto-rickshaw': inWeather(autoRickshaw, { roofed: [1] }),
  'railway-platform': inWeather(railwayPlatform, { roofed: [0, 1, 2] }),
  'night-train': nightTrain,
  home,
  kitchen,
  hospital,
  verandah,
  castle: inWeather(castle, { roofed: [2] }),
  'cloud-kingdom': cloudKingdom,
  bazaar,
  school,
  stepwell,
  'tea-garden': teaGarden,
  'snow-mountains': snowMountains,
  moon: moonSurface,
  planet: otherPlanet,
  starfield,
  rocket,
}
