import type { StoryPerson } from '@kahani/contracts/people'
import { createRandom } from '@kahani/random/random'
import { mix } from '../canvas/colour.ts'
import { ADULT_BODIES } from './body.ts'
import { attireOf } from './choose-clothes.ts'
import { chooseStyle, HAIR } from './choose-hair.ts'
import { createLook, EARRINGS, type Person } from './choose-look.ts'
import { withBlouse } from './cloth-colours.ts'
import type { HairStyle, Look } from './look.ts'

export interface GrownUp extends Person {
  relation: NonNullable<StoryPerson['relation']>
}

const WOMEN: ReadonlySet<GrownUp['relation']> = new Set(['grandmother', 'mother', 'aunt'])
const MEN: ReadonlySet<GrownUp['relation']> = new Set(['grandfather', 'father', 'uncle'])
const OLD: ReadonlySet<GrownUp['relation']> = new Set(['grandmother', 'grandfather'])

type Styles = readonly [HairStyle, ...HairStyle[]]
const STYLES: Record<'woman' | 'man' | 'grandmother' | 'grandfather', Styles> = {
  woman: ['one-plait', 'long', 'low-bun', 'wavy'],
  man: ['parted', 'cropped', 'tousled', 'side-swept'],
  grandmother: ['low-bun', 'bun', 'low-bun', 'one-plait'],
  grandfather: ['cropped', 'bald-crown', 'parted', 'side-swept'],
}
const DARK = [HAIR.black, '#2a2026', '#33231f'] as const
const GREYS = ['#c9c4c2', '#b4afb0', '#dedad6', '#8f8a90'] as const

/** The look of a grown-up in clothes of its own. `skins` are the tones to choose from, if those of a family are known. */
export function grownUpLook(person: GrownUp, skins?: readonly [string, ...string[]]): Look {
  const { look: chosen, gender, relation } = person
  const random = createRandom(person.seed)
  const woman =
    WOMEN.has(relation) ||
    (!MEN.has(relation) && (gender === 'girl' || (gender === 'neutral' && random.fork('woman').chance(0.5))))
  const age = chosen.grownUpAge ?? (OLD.has(relation) ? 'old' : random.fork('age').pick(['young', 'middle'] as const))
  const old = age === 'old'
  const kind = woman ? (old ? 'grandmother' : 'woman') : old ? 'grandfather' : 'man'
  const attire = attireOf(random.fork('outfit'), chosen, { woman, old })
  const greying = age === 'middle' ? 0.16 : 0
  const own = random.fork('hair-colour').pick(old ? GREYS : DARK)
  const look = createLook(
    random,
    { ...person, gender: woman ? 'girl' : 'boy' },
    {
      body: ADULT_BODIES[kind],
      outfit: attire.outfit,
      style: chooseStyle(random.fork('hair'), { chosen, gender: woman ? 'girl' : 'boy', usual: STYLES[kind] }),
      hairColour: chosen.hairColour ? HAIR[chosen.hairColour] : mix(own, '#c9c4c2', greying),
      lashes: woman,
      skins,
    },
  )
  const beards = old ? (['moustache', 'beard', 'none'] as const) : (['none', 'none', 'moustache', 'beard'] as const)
  return {
    ...look,
    outfit: withBlouse(look.outfit, look.skin),
    earrings: attire.earrings ? EARRINGS : null,
    flowers: attire.flowers === true,
    face: {
      ...look.face,
      eyeSize: 0.84,
      cheeks: 0.95,
      chinLength: 1.5,
      lines: old ? 1 : age === 'middle' ? 0.5 : 0,
      beard: chosen.beard ?? (woman ? 'none' : random.fork('beard').pick(beards)),
    },
  }
}
