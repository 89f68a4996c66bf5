import { wordsInScripts } from '../language/words-in-scripts.ts'

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
  body: Body
}

/** The body that a relative is drawn with; null for somebody of about the child's age. */
export type Body = 'grandmother' | 'grandfather' | 'mother' | 'father' | null

interface Group extends Omit<Kin, 'word' | 'isPossessed'> {
  words: string
  /** The words in other scripts, each with the name of the relative that it stands for. */
  scripts?: string
}

const GRANDMOTHER = { gender: 'she', body: 'grandmother' } as const
const GRANDFATHER = { gender: 'he', body: 'grandfather' } as const
const MOTHER = { gender: 'she', body: 'mother' } as const
const FATHER = { gender: 'he', body: 'father' } as const

const GROUPS: readonly Group[] = [
  {
    words: 'dadi dadima dadiji daadi',
    scripts: 'दादी=Dadi দাদি=Dadi દાદી=Dadi ਦਾਦੀ=Dadi دادی=Dadi',
    isName: true,
    elders: ['Dadi'],
    ...GRANDMOTHER,
  },
  {
    words: 'nani nanima naniji naani',
    scripts: 'नानी=Nani নানি=Nani નાની=Nani ਨਾਨੀ=Nani نانی=Nani',
    isName: true,
    elders: ['Nani'],
    ...GRANDMOTHER,
  },
  {
    words: 'dada dadaji dadu daada',
    scripts: 'दादा=Dada दादू=Dadu দাদু=Dadu দাদা=Dada દાદા=Dada ਦਾਦਾ=Dada دادا=Dada',
    isName: true,
    elders: ['Dada'],
    ...GRANDFATHER,
  },
  {
    words: 'nana nanaji nanu naana',
    scripts: 'नाना=Nana नानू=Nanu নানা=Nana નાના=Nana ਨਾਨਾ=Nana نانا=Nana',
    isName: true,
    elders: ['Nana'],
    ...GRANDFATHER,
  },
  {
    words: 'patti paati ammamma ajji aaji thakuma thamma dida didun avva ammachi vellyamma ammumma nanamma',
    scripts:
      'பாட்டி=Patti ஆச்சி=Aachi ঠাকুমা=Thakuma ঠাম্মা=Thamma দিদা=Dida అమ్మమ్మ=Ammamma నానమ్మ=Nanamma ಅಜ್ಜಿ=Ajji അമ്മൂമ്മ=Ammumma अम्माजी=Ammaji आजी=Aaji બા=Ba',
    isName: true,
    elders: ['Dadi', 'Nani'],
    ...GRANDMOTHER,
  },
  {
    words: 'thatha tatha thaatha ajoba aajoba dadun appooppan muthassan ajja',
    scripts: 'தாத்தா=Thatha తాతయ్య=Thatha తాత=Thatha ಅಜ್ಜ=Ajja അപ്പൂപ്പൻ=Appooppan മുത്തശ്ശൻ=Muthassan आजोबा=Aajoba',
    isName: true,
    elders: ['Dada', 'Nana'],
    ...GRANDFATHER,
  },
  { words: 'grandmother grandma granny grandmom', isName: false, elders: ['Dadi', 'Nani'], ...GRANDMOTHER },
  { words: 'grandfather grandpa granddad grandad', isName: false, elders: ['Dada', 'Nana'], ...GRANDFATHER },
  {
    words: 'grandparents',
    isName: false,
    gender: null,
    body: 'grandmother',
    elders: ['Dada', 'Dadi', 'Nana', 'Nani'],
  },
  {
    words: 'papa daddy dad baba appa abbu abba pappa acha achan nanna',
    scripts:
      'पापा=Papa बाबा=Baba বাবা=Baba அப்பா=Appa నాన్న=Nanna ಅಪ್ಪ=Appa അച്ഛൻ=Achan પપ્પા=Pappa ਪਾਪਾ=Papa ابو=Abbu پاپا=Papa',
    isName: true,
    elders: ['Papa'],
    ...FATHER,
  },
  { words: 'father', scripts: 'पिता=Papa', isName: false, elders: ['Papa'], ...FATHER },
  {
    words: 'mummy mumma mamma mum mom mommy amma ammi ma maa aai',
    scripts: 'मम्मी=Mummy माँ=Ma मां=Ma आई=Aai মা=Ma அம்மா=Amma అమ్మ=Amma ಅಮ್ಮ=Amma അമ്മ=Amma મમ્મી=Mummy ਮੰਮੀ=Mummy امی=Ammi',
    isName: true,
    elders: ['Ma'],
    ...MOTHER,
  },
  { words: 'mother', isName: false, elders: ['Ma'], ...MOTHER },
  {
    words: 'mausi masi maasi bua atya chachi kaki mami tai chithi athai maami pishi kakima',
    scripts: 'मौसी=Mausi बुआ=Bua चाची=Chachi मामी=Mami काकी=Kaki মাসি=Masi পিসি=Pishi சித்தி=Chithi அத்தை=Athai',
    isName: true,
    elders: [],
    ...MOTHER,
  },
  {
    words: 'mama chacha chachu kaka mamu tauji chithappa maama periappa kaku',
    scripts: 'मामा=Mama चाचा=Chacha चाचू=Chachu काका=Kaka মামা=Mama কাকু=Kaku மாமா=Mama சித்தப்பா=Chithappa',
    isName: true,
    elders: [],
    ...FATHER,
  },
  { words: 'aunt aunty auntie', isName: false, elders: [], ...MOTHER },
  { words: 'uncle', isName: false, elders: [], ...FATHER },
  {
    words: 'didi akka chechi',
    scripts: 'दीदी=Didi দিদি=Didi அக்கா=Akka అక్క=Akka',
    isName: true,
    gender: 'she',
    body: null,
    elders: [],
  },
  {
    words: 'bhaiya anna chettan',
    scripts: 'भैया=Bhaiya அண்ணா=Anna అన్న=Anna',
    isName: true,
    gender: 'he',
    body: null,
    elders: [],
  },
  { words: 'sister cousin-sister', scripts: 'बहन=sister', isName: false, gender: 'she', body: null, elders: [] },
  { words: 'brother cousin-brother', scripts: 'भाई=brother', isName: false, gender: 'he', body: null, elders: [] },
  { words: 'cousin cousins friend', isName: false, gender: null, body: null, elders: [] },
]

const KIN: ReadonlyMap<string, Omit<Kin, 'isPossessed'>> = new Map(
  GROUPS.flatMap(({ words, scripts: _, ...group }) =>
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

const SCRIPTS = GROUPS.flatMap(({ words: _, scripts = '', ...group }) =>
  scripts.split(' ').flatMap(entry => {
    const [written, word] = entry.split('=')
    return written === undefined || word === undefined ? [] : { written, kin: { ...group, word, isPossessed: false } }
  }),
).sort((a, b) => b.written.length - a.written.length)

const LATIN = new RegExp(`(?<![\\p{L}\\p{M}])(?:${KIN_WORDS})(?:[- ]?ji)?(?![\\p{L}\\p{M}])`, 'giu')
const OTHER = new RegExp(wordsInScripts(SCRIPTS.map(({ written }) => written)), 'gu')

/** The relatives that a text in any script names, with their places in it. */
export function findRelatives(text: string): { kin: Kin; index: number }[] {
  const latin = [...text.matchAll(LATIN)].map(({ 0: word, index }) => ({
    // Mama can be the mother, and Mama ji is her brother.
    kin: { ...findKin(word.replace(/[- ]ji$/i, ''), false), ...(/^mama[- ]?ji$/i.test(word) && { elders: [] }) },
    index,
  }))
  const other = [...text.matchAll(OTHER)].flatMap(({ 0: word, index }) => {
    const kin = SCRIPTS.find(({ written }) => written === word)?.kin
    return kin === undefined ? [] : { kin, index }
  })
  return [...latin, ...other].sort((a, b) => a.index - b.index)
}
