import { createRandom } from '@kahani/random/random'
import { type PlaceState, type Setting, type ShotInput, shotSchema, type TimeOfDay } from '@kahani/scene/shot'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { aimCamera } from '../stage/cameras.ts'
import { createStage, type SettingScene } from '../stage/stage.ts'
import { SETTING_DRAWINGS } from './places.ts'

/** How many sides each setting can be seen from. */
export const SIDES: Record<Setting, number> = {
  'auto-rickshaw': 3,
  barn: 3,
  bazaar: 3,
  beach: 4,
  bedroom: 4,
  castle: 4,
  cave: 3,
  'city-roof': 4,
  'city-street': 3,
  'cloud-kingdom': 3,
  courtyard: 3,
  'deep-sea': 3,
  'enchanted-forest': 4,
  farmyard: 3,
  'fern-valley': 3,
  garden: 4,
  hilltop: 4,
  home: 4,
  hospital: 2,
  jungle: 3,
  kitchen: 3,
  meadow: 4,
  moon: 4,
  'night-train': 3,
  park: 3,
  planet: 3,
  'railway-platform': 3,
  reef: 3,
  riverside: 4,
  rocket: 4,
  school: 3,
  ship: 4,
  'snow-mountains': 2,
  starfield: 3,
  stepwell: 3,
  'tea-garden': 3,
  terrace: 3,
  treehouse: 4,
  verandah: 3,
  village: 3,
  waterfall: 3,
}

interface Options extends Partial<Pick<ShotInput, 'camera' | 'side' | 'weather'>> {
  states?: PlaceState[] | undefined
  time?: TimeOfDay | undefined
  book?: string | undefined
}

export interface DrawnScene extends SettingScene {
  /** Gradients and clips that the drawing refers to. */
  defs: string
  /** The states that the setting knows from this side. */
  known: PlaceState[]
}

/** Notes which states a drawing asks for. */
class NotedStates extends Set<PlaceState> {
  readonly known = new Set<PlaceState>()

  override has(state: PlaceState): boolean {
    this.known.add(state)
    return super.has(state)
  }
}

/** A setting without figures. It may be in more states at once than in shots of stories. */
export function sceneOf(
  setting: Setting,
  { time = 'day', book = 'a', states = [], ...shot }: Options = {},
): DrawnScene {
  const context = {
    random: createRandom('page'),
    bookRandom: createRandom(book),
    defs: createSvgDefs(),
    light: createLight(time),
  }
  const { camera, ...rest } = shotSchema.parse({ camera: 'wide', figures: [], ...shot })
  const view = aimCamera({ camera, stature: 1000, focus: [0, 850, 0] })
  const noted = new NotedStates(states)
  const scene = SETTING_DRAWINGS[setting]({ ...createStage(context, view, { camera, ...rest }), states: noted })
  return { ...scene, defs: context.defs.element(), known: [...noted.known] }
}

const landOf = ({ ground, pieces, front }: SettingScene): string =>
  [ground, ...pieces.map(({ drawing }) => drawing), front].join('')

export const drawingOf = (scene: DrawnScene): string => scene.defs + scene.sky + scene.far + landOf(scene)

/** The outlines in a scene, apart from the sky, regardless of where they are and of how they are turned. */
export const outlinesIn = (scene: SettingScene): Set<string> => new Set(landOf(scene).match(/ d="[^"]{30,}"/g) ?? [])
