import { capitalize } from '../language/grammar.ts'
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
  /** An underscore stands for a space or a hyphen, and an equals sign precedes what a story says instead. */
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
    words: 'dadi dadima dadiji daadi dadi_ma dadi_maa dadi_amma dadi_jaan',
    scripts:
      'दादी=Dadi दादी_माँ=Dadi_Ma दादी_मां=Dadi_Ma দাদি=Dadi દાદી=Dadi ਦਾਦੀ=Dadi ਬੇਬੇ=Bebe ଜେଜେମା=Jejema ଜେଜେମାଆ=Jejema دادی=Dadi دادی_جان=Dadi_Jaan دادی_اماں=Dadi_Amma',
    isName: true,
    elders: ['Dadi'],
    ...GRANDMOTHER,
  },
  {
    words: 'nani nanima naniji naani nani_ma nani_maa nani_amma nani_jaan',
    scripts:
      'नानी=Nani नानी_माँ=Nani_Ma नानी_मां=Nani_Ma নানি=Nani નાની=Nani ਨਾਨੀ=Nani نانی=Nani نانی_جان=Nani_Jaan نانی_اماں=Nani_Amma',
    isName: true,
    elders: ['Nani'],
    ...GRANDMOTHER,
  },
  {
    words: 'dada dadaji dadu daada dada_abbu dada_abba dada_jaan',
    scripts: 'दादा=Dada दादू=Dadu দাদু=Dadu দাদা=Dada દાદા=Dada ਦਾਦਾ=Dada دادا=Dada دادا_ابو=Dada_Abbu',
    isName: true,
    elders: ['Dada'],
    ...GRANDFATHER,
  },
  {
    words: 'nana nanaji nanu naana nana_abbu nana_abba nana_jaan',
    scripts: 'नाना=Nana नानू=Nanu নানা=Nana નાના=Nana ਨਾਨਾ=Nana نانا=Nana نانا_ابو=Nana_Abbu',
    isName: true,
    elders: ['Nana'],
    ...GRANDFATHER,
  },
  {
    words:
      'patti paati ammamma ajji aaji thakuma thamma dida didun avva ba biji beeji bebe ammachi vellyamma ammumma nanamma muthashi muthassi',
    scripts:
      'பாட்டி=Patti ஆச்சி=Aachi ঠাকুমা=Thakuma ঠাম্মা=Thamma দিদা=Dida అమ్మమ్మ=Ammamma నానమ్మ=Nanamma ಅಜ್ಜಿ=Ajji അമ്മൂമ്മ=Ammumma മുത്തശ്ശി=Muthashi अम्माजी=Ammaji आजी=Aaji બા=Ba',
    isName: true,
    elders: ['Dadi', 'Nani'],
    ...GRANDMOTHER,
  },
  {
    words: 'thatha tatha thaatha ajoba aajoba dadun bauji baoji appooppan appuppan appachan muthassan ajja',
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
    words: 'papa daddy dad baba appa abbu abba pappa acha achan nanna abbu_jaan abba_jaan',
    scripts:
      'पापा=Papa बाबा=Baba বাবা=Baba அப்பா=Appa నాన్న=Nanna ಅಪ್ಪ=Appa അച്ഛൻ=Achan પપ્પા=Pappa ਪਾਪਾ=Papa ବାପା=Bapa ابو=Abbu پاپا=Papa',
    isName: true,
    elders: ['Papa'],
    ...FATHER,
  },
  { words: 'father', scripts: 'पिता=Papa', isName: false, elders: ['Papa'], ...FATHER },
  {
    words: 'mummy mumma mamma mum mom mommy amma ammi ma maa aai ammi_jaan',
    scripts:
      'मम्मी=Mummy माँ=Ma मां=Ma आई=Aai মা=Ma அம்மா=Amma అమ్మ=Amma ಅಮ್ಮ=Amma അമ്മ=Amma મમ્મી=Mummy ਮੰਮੀ=Mummy ਮਾਂ=Ma ମାଆ=Ma امی=Ammi',
    isName: true,
    elders: ['Ma'],
    ...MOTHER,
  },
  { words: 'mother', isName: false, elders: ['Ma'], ...MOTHER },
  {
    words:
      'mausi masi maasi bua phuppo phupho phuppho phupi phuphi phuphu foi khala atya attha atta chachi kaki mami tai taiji chithi athai maami pishi kakima jethima bhabhi badi_mummy badi_ma badi_maa badi_amma',
    scripts:
      'मौसी=Mausi बुआ=Bua चाची=Chachi मामी=Mami काकी=Kaki ताईजी=Taiji ताई_जी=Taiji भाभी=Bhabhi মাসি=Masi পিসি=Pishi কাকিমা=Kakima சித்தி=Chithi அத்தை=Athai ਚਾਚੀ=Chachi ਮਾਸੀ=Masi ਭੂਆ=Bua خالہ=Khala پھوپھو=Phuppo چچی=Chachi માસી=Masi ફોઈ=Foi అత్త=Atta',
    isName: true,
    elders: [],
    ...MOTHER,
  },
  {
    words:
      'mama mamaji chacha chachu kaka mamu tauji chithappa maama periappa kaku jethu khalu fufa phupha jiju bade_papa bade_abbu',
    scripts:
      'मामा=Mama चाचा=Chacha चाचू=Chachu काका=Kaka मौसा=Mausa फूफा=Fufa जीजू=Jiju মামা=Mama কাকা=Kaka কাকু=Kaku জেঠু=Jethu மாமா=Mama சித்தப்பா=Chithappa ਚਾਚਾ=Chacha ਮਾਮਾ=Mama چچا=Chacha ماموں=Mamu કાકા=Kaka મામા=Mama మామయ్య=Mamayya',
    isName: true,
    elders: [],
    ...FATHER,
  },
  {
    words: 'aunt aunty auntie',
    scripts: 'आंटी=Aunty आन्टी=Aunty আন্টি=Aunty ஆண்டி=Aunty ఆంటీ=Aunty આંટી=Aunty آنٹی=Aunty',
    isName: false,
    elders: [],
    ...MOTHER,
  },
  {
    words: 'uncle',
    scripts: 'अंकल=Uncle আঙ্কেল=Uncle அங்கிள்=Uncle అంకుల్=Uncle ಅಂಕಲ್=Uncle અંકલ=Uncle انکل=Uncle',
    isName: false,
    elders: [],
    ...FATHER,
  },
  {
    words: 'didi akka chechi',
    scripts: 'दीदी=Didi ताई=Tai দিদি=Didi அக்கா=Akka అక్క=Akka ਦੀਦੀ=Didi ಅಕ್ಕ=Akka ചേച്ചി=Chechi',
    isName: true,
    gender: 'she',
    body: null,
    elders: [],
  },
  {
    words: 'bhaiya bhaiyya anna chettan',
    scripts: 'भैया=Bhaiya அண்ணா=Anna అన్న=Anna ಅಣ್ಣ=Anna ചേട്ട=Chettan',
    isName: true,
    gender: 'he',
    body: null,
    elders: [],
  },
  {
    words: 'sister cousin_sister behen=sister behan=sister bahen=sister bahan=sister bahin=sister',
    scripts:
      'बहन=sister बहीण=sister ਭੈਣ=sister بہن=sister બહેન=sister બેન=sister বোন=sister தங்கை=sister தங்கச்சி=sister చెల్లి=sister చెల్లెల=sister ತಂಗಿ=sister അനിയത്തി=sister',
    isName: false,
    gender: 'she',
    body: null,
    elders: [],
  },
  {
    words: 'brother cousin_brother bhai=brother bhau=brother',
    scripts:
      'भाई=brother भाऊ=brother ਭਰਾ=brother بھائی=brother ભાઈ=brother ভাই=brother தம்பி=brother తమ్ము=brother ತಮ್ಮ=brother അനിയൻ=brother അനിയന=brother',
    isName: false,
    gender: 'he',
    body: null,
    elders: [],
  },
  { words: 'cousin cousins friend', isName: false, gender: null, body: null, elders: [] },
]

/** "Nani Ma" of nani_ma. */
const nameOf = (word: string) => word.split('_').map(capitalize).join(' ')

const KIN: ReadonlyMap<string, Omit<Kin, 'isPossessed'>> = new Map(
  GROUPS.flatMap(({ words, scripts: _, ...group }) =>
    words.split(' ').map(entry => {
      const [word = '', said = word] = entry.split('=')
      const elders = word === 'mama' ? ['Ma'] : group.elders
      return [word, { ...group, elders, word: group.isName ? nameOf(said) : said.replaceAll('_', ' ') }] as const
    }),
  ),
)

export const KIN_WORDS = [...KIN.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replaceAll('_', '[ -]')

export function findKin(word: string, isPossessed: boolean): Kin {
  const [, adjective = '', noun = word] = /^(best |close )?(.+)$/i.exec(word) ?? []
  const kin = KIN.get(noun.toLowerCase().replace(/[ -]/g, '_'))
  if (kin === undefined) throw new Error(`Unknown relative ${word}`)
  return { ...kin, isPossessed, word: adjective === '' ? kin.word : `best ${kin.word}` }
}

const SCRIPTS = GROUPS.flatMap(({ words: _, scripts = '', ...group }) =>
  scripts.split(' ').flatMap(entry => {
    const [written, word] = entry.split('=')
    const kin = word === undefined ? null : { ...group, word: group.isName ? nameOf(word) : word, isPossessed: false }
    return written === undefined || kin === null ? [] : { written, kin }
  }),
).sort((a, b) => b.written.length - a.written.length)

/** Endings of cases, and "ji", that follow short words of relatives without a space: "দাদুর", "आजीला", "दादाजी". */
const ENDINGS =
  'जी|ला|ची|चा|चे|च्या|র|কে|ের|জি|ની|નો|ના|ને|જી|ਜੀ|வை|வின்|வும்|வுடன்|కి|ని|ను|తో|ಗೆ|ನ|ಯ|ನನ್ನು|ಯನ್ನು|യെ|യുടെ|യും|യ്ക്ക്|جی'

const LATIN = new RegExp(`(?<![\\p{L}\\p{M}])(?:${KIN_WORDS})(?:[- ]?ji)?(?![\\p{L}\\p{M}]|['’]am)`, 'giu')
const WRITTEN = wordsInScripts(
  SCRIPTS.map(({ written }) => written),
  ENDINGS,
)
const OTHER = new RegExp(WRITTEN, 'gu')

/** The relatives that a text in any script names, with their places in it and their words there without endings. */
export function findRelatives(text: string): { kin: Kin; index: number; text: string }[] {
  const latin = [...text.matchAll(LATIN)].map(({ 0: word, index }) => ({
    // Mama can be the mother, and Mama ji is her brother.
    kin: { ...findKin(withoutJi(word), false), ...(/^mama[- ]?ji$/i.test(word) && { elders: [] }) },
    index,
    text: word,
  }))
  const other = [...text.matchAll(OTHER)].flatMap(({ 0: word, index }) => {
    const kin = SCRIPTS.find(({ written }) => written === word.replace(/\s+/g, '_'))?.kin
    return kin === undefined ? [] : { kin, index, text: word }
  })
  return [...latin, ...other].sort((a, b) => a.index - b.index)
}

/** "mamaji" is a word of its own. */
const withoutJi = (word: string) => (KIN.has(word.toLowerCase()) ? word : word.replace(/[- ]ji$|ji$/i, ''))

const HONORIFIC = '(?:[- ]?(?:ji|jaan|जी|जान|জি|જી|ਜੀ|جی|جان)(?![\\p{L}\\p{M}]))?'
const WITH_HONORIFIC = [LATIN.source, `(?:${WRITTEN})[\\p{L}\\p{M}]*`].map(
  source => new RegExp(source + HONORIFIC, 'giu'),
)

/** The text without its words for relatives in any script: "Your loving" of "Your loving Dadi ji". */
export const withoutRelatives = (text: string): string =>
  WITH_HONORIFIC.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .replace(/\s+/g, ' ')
    .trim()
