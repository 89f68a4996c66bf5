import type { StoryBrief } from '@kahani/contracts/brief'
import type { AgeBand, CharacterType, Gender } from '@kahani/contracts/options'
import { withArticle, withoutArticle } from '@kahani/wishes/grammar'
import type { Line, Sentence } from '../format/prose.ts'

/** A character that the child plays. */
interface Role {
  /** Without article. */
  noun: string
  /** Before the name: "Astronaut Asha". */
  rank: string
  /** Made from household things. */
  costume: string
  /** What such a person does in difficulty, after "An astronaut". */
  knack: string
  /** For the illustrator. */
  outfit: string
}

type BuiltInRole = Exclude<CharacterType, 'myself' | 'custom'>

const ROLES: Record<BuiltInRole, Role> = {
  astronaut: {
    noun: 'astronaut',
    rank: 'Astronaut',
    costume: 'with a steel colander for a helmet',
    knack: 'counts down from five',
    outfit: 'a white space suit with orange patches and a round clear helmet pushed back',
  },
  princess: {
    noun: 'princess',
    rank: 'Princess',
    costume: 'in a gold-edged dupatta and a marigold crown',
    knack: 'sees to everyone else first',
    outfit: 'a rose-red lehenga with gold borders and a small marigold crown',
  },
  superhero: {
    noun: 'superhero',
    rank: 'Super',
    costume: 'with a red towel for a cape',
    knack: '{stands/sits} up straight and smiles',
    outfit: 'a blue suit with a golden sun on the chest and a red cape',
  },
  explorer: {
    noun: 'explorer',
    rank: 'Explorer',
    costume: 'with a cardboard telescope and a torch',
    knack: 'goes where the map stops',
    outfit: 'a khaki shirt with many pockets, a wide hat and a satchel',
  },
  pirate: {
    noun: 'pirate',
    rank: 'Captain',
    costume: 'with a checked hanky over one eye',
    knack: 'never leaves the crew behind',
    outfit: 'a striped shirt, a red head-scarf and a wooden sword in the belt',
  },
  fairy: {
    noun: 'fairy',
    rank: 'Fairy',
    costume: 'with two silk dupattas for wings',
    knack: 'finds the light in things',
    outfit: 'a leaf-green dress with two gauzy wings and anklets of tiny bells',
  },
  dragon: {
    noun: 'dragon',
    rank: 'Dragon',
    costume: 'with a green bath towel for a tail',
    knack: 'keeps a warm fire inside',
    outfit: 'a soft green dragon suit with a hood, small horns and a spiked tail',
  },
  wizard: {
    noun: 'wizard',
    rank: 'Wizard',
    costume: 'with a bedsheet cloak and a wooden-spoon wand',
    knack: 'thinks before the magic word',
    outfit: 'a midnight-blue cloak with silver moons and a tall soft hat',
  },
}

const BOY_ROLES: Partial<Record<BuiltInRole, Partial<Role>>> = {
  princess: {
    noun: 'prince',
    rank: 'Prince',
    costume: 'in a gold-edged shawl and a marigold crown',
    outfit: 'a gold-edged cream sherwani and a small marigold crown',
  },
  fairy: { outfit: 'a leaf-green tunic with two gauzy wings and a belt of tiny bells' },
}
const NEUTRAL_ROLES: Partial<Record<BuiltInRole, Partial<Role>>> = {
  princess: {
    noun: 'ruler of a whole kingdom',
    rank: 'Royal',
    costume: 'in a gold-edged shawl and a marigold crown',
    outfit: 'a gold-edged cream kurta, a rose-red shawl and a small marigold crown',
  },
  fairy: { outfit: 'a leaf-green tunic with two gauzy wings and a belt of tiny bells' },
}
const BY_GENDER: Record<Gender, typeof BOY_ROLES> = { boy: BOY_ROLES, girl: {}, neutral: NEUTRAL_ROLES }

function builtInRole(brief: StoryBrief): Role | null {
  const type = brief.characterType
  if (type === 'myself' || type === 'custom') return null
  return { ...ROLES[type], ...BY_GENDER[brief.characterGender][type] }
}

/** "Astronaut Asha", "Asha the doctor"; the name alone without a role, or if the role is long or a proper noun. */
export function heroName(brief: StoryBrief, name: string): string {
  const role = builtInRole(brief)
  if (role !== null) return `${role.rank} ${name}`
  if (brief.characterType !== 'custom') return name
  const phrase = withoutArticle(brief.customCharacter)
  return /^[a-z]/.test(phrase) && phrase.split(' ').length <= 2 ? `${name} the ${phrase}` : name
}

/** "an astronaut", "a doctor", "Jhansi Ki Rani"; empty if the child plays no role. */
export function roleWithArticle(brief: StoryBrief): string {
  if (brief.characterType === 'custom') return brief.customCharacter
  const role = builtInRole(brief)
  return role === null ? '' : withArticle(role.noun)
}

export function outfitOf(brief: StoryBrief): string | null {
  if (brief.characterType === 'custom') return `dressed as ${roleWithArticle(brief)}`
  const role = builtInRole(brief)
  return role === null ? null : `wearing ${role.outfit}`
}

/**
 * Introduces the role on the first page, at whatever time of the year a tale begins. The older the child, the more it is presented
 * as a game.
 */
export function roleIntro(brief: StoryBrief): Line[] {
  if (brief.characterType === 'myself') return []
  // The short name of the child's part, if the page has no room for it and a name.
  if (brief.characterAge === '2-3' && brief.characterType === 'custom' && heroName(brief, '') === '') {
    return [{ maybe: ['Today {name} is {role}.', '{Role} is here!', '{Role}!'] }]
  }
  const costume = builtInRole(brief)?.costume
  return [{ maybe: INTROS[brief.characterAge](costume === undefined ? '' : `, ${costume}`) }]
}

const INTROS: Record<AgeBand, (costume: string) => Sentence> = {
  '2-3': () => ['Today {name} is {role}.', '{Hero} is here!'],
  '4-6': costume => [`Today {name} was {role}${costume}.`, 'Today {name} was {role}.', '{Name} was {role}.'],
  '7-9': costume => [
    `Lately {name} had been {role}${costume}.`,
    `That was the week when {name} was {role}${costume}.`,
    '{Name} was being {role} these days.',
  ],
  '10-12': costume => [
    `In the school play {name} was {role}${costume}, and did not quite stop being one at home.`,
    `In the stories at the back of {his} maths book {name} was {role}, and now and then came to supper as one${costume}.`,
    '{Name} was {role} in the school play.',
  ],
}

/** The role encourages the child on the page of the crossing. Omitted for the youngest, whose pages are full. */
export function roleKnack(brief: StoryBrief): Line[] {
  const knack = builtInRole(brief)?.knack
  if (brief.characterType === 'myself' || brief.characterAge === '2-3') return []
  if (knack === undefined) {
    return [
      { maybe: ['“I am {role},” said {name}. “I can do this.”', '{Name} did what {role} would do, and went on.'] },
    ]
  }
  const named = [
    `“{Role} ${knack},” thought {name}, and felt a little taller.`,
    `{Role} ${knack}, {name} remembered, and went on.`,
  ]
  // In the frames of ideas the guide, who can be a she or a he as well, has often spoken last.
  return [{ maybe: { theme: named, else: [`“{Role} ${knack},” {he} told {himself}.`, ...named] } }]
}
