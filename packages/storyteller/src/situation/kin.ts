/** A relative or friend of the child. */
export interface Kin {
  /** Follows a pronoun: "grandfather"; a name for terms that are used as one: "Nanu". */
  word: string
  isName: boolean
  gender: 'he' | 'she' | null
  /** Written with a possessive: "her Nanu". */
  isPossessed: boolean
  /** The grown-ups of the stories that this can be. */
  elders: readonly string[]
}

type Group = Omit<Kin, 'word' | 'isPossessed'> & { words: string }

const GROUPS: readonly Group[] = [
  { words: 'dadi dadima dadiji daadi', isName: true, gender: 'she', elders: ['Dadi'] },
  { words: 'nani nanima naniji naani', isName: true, gender: 'she', elders: ['Nani'] },
  { words: 'dada dadaji dadu daada', isName: true, gender: 'he', elders: ['Dada'] },
  { words: 'nana nanaji nanu naana', isName: true, gender: 'he', elders: ['Nana'] },
  {
    words: 'patti paati ammamma ajji aaji thakuma thamma dida didun avva ammachi vellyamma',
    isName: true,
    gender: 'she',
    elders: ['Dadi', 'Nani'],
  },
  {
    words: 'thatha tatha ajoba aajoba dadun appooppan muthassan',
    isName: true,
    gender: 'he',
    elders: ['Dada', 'Nana'],
  },
  { words: 'grandmother grandma granny grandmom', isName: false, gender: 'she', elders: ['Dadi', 'Nani'] },
  { words: 'grandfather grandpa granddad grandad', isName: false, gender: 'he', elders: ['Dada', 'Nana'] },
  { words: 'grandparents', isName: false, gender: null, elders: ['Dada', 'Dadi', 'Nana', 'Nani'] },
  { words: 'papa daddy dad baba appa abbu abba pappa acha achan nanna', isName: true, gender: 'he', elders: ['Papa'] },
  { words: 'father', isName: false, gender: 'he', elders: ['Papa'] },
  { words: 'mummy mumma mamma mum mom mommy amma ammi ma maa aai', isName: true, gender: 'she', elders: ['Ma'] },
  { words: 'mother', isName: false, gender: 'she', elders: ['Ma'] },
  { words: 'mausi masi maasi bua atya chachi kaki mami tai didi akka chechi', isName: true, gender: 'she', elders: [] },
  { words: 'mama chacha chachu kaka mamu bhaiya anna chettan tauji', isName: true, gender: 'he', elders: [] },
  { words: 'aunt aunty auntie sister cousin-sister', isName: false, gender: 'she', elders: [] },
  { words: 'uncle brother cousin-brother', isName: false, gender: 'he', elders: [] },
  { words: 'cousin cousins friend', isName: false, gender: null, elders: [] },
]

const KIN: ReadonlyMap<string, Omit<Kin, 'isPossessed'>> = new Map(
  GROUPS.flatMap(({ words, ...group }) =>
    words.split(' ').map(word => {
      const elders = word === 'mama' ? ['Ma'] : group.elders
      return [
        word,
        { ...group, elders, word: group.isName ? word.charAt(0).toUpperCase() + word.slice(1) : word },
      ] as const
    }),
  ),
)

export const KIN_WORDS = [...KIN.keys()].sort((a, b) => b.length - a.length).join('|')

export function findKin(word: string, isPossessed: boolean): Kin {
  const [, adjective = '', noun = word] = /^(best |close )?(.+)$/i.exec(word) ?? []
  const kin = KIN.get(noun.toLowerCase())
  if (kin === undefined) throw new Error(`Unknown relative ${word}`)
  return { ...kin, isPossessed, word: adjective === '' ? kin.word : `best ${kin.word}` }
}
