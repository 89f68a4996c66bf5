import type { Telling } from '../situation.ts'
import { told } from '../told.ts'
import { EXCITED, type Topic, VERY } from '../topic.ts'

/** The festivals, by the names that messages use. */
const FESTIVALS: Readonly<Record<string, string>> = {
  diwali: 'Diwali',
  deepavali: 'Deepavali',
  holi: 'Holi',
  eid: 'Eid',
  christmas: 'Christmas',
  xmas: 'Christmas',
  onam: 'Onam',
  pongal: 'Pongal',
  navratri: 'Navratri',
  navaratri: 'Navaratri',
  dussehra: 'Dussehra',
  'durga puja': 'Durga Puja',
  'durga pooja': 'Durga Puja',
  rakhi: 'Rakhi',
  'raksha bandhan': 'Raksha Bandhan',
  lohri: 'Lohri',
  baisakhi: 'Baisakhi',
  bihu: 'Bihu',
  'ganesh chaturthi': 'Ganesh Chaturthi',
  janmashtami: 'Janmashtami',
  ugadi: 'Ugadi',
  'gudi padwa': 'Gudi Padwa',
  easter: 'Easter',
  'makar sankranti': 'Makar Sankranti',
  sankranti: 'Sankranti',
  karva: 'Karva Chauth',
  'guru purab': 'Gurpurab',
  gurpurab: 'Gurpurab',
  'new year': 'New Year',
}
const FESTIVAL = `(?<name>${Object.keys(FESTIVALS).join('|')})`
const EVE = '(?: (?:eve|festival|celebrations?|puja|holidays))?'
const PATTERNS = [
  new RegExp(
    `^(?:it|today|tomorrow|this) (?:is|will be) (?:@s |#s )?(?:first )?${FESTIVAL}${EVE}(?: (?:in|at) (?:the |#s |@s )?(?:new )?(?:house|home|city|school))?$`,
    'i',
  ),
  new RegExp(
    `^(?:is |@s |#s )*(?:first )?${FESTIVAL}${EVE}(?: (?:is|is coming|is near|is coming up|is here|is around the corner|comes))?$`,
    'i',
  ),
  new RegExp(
    `^[@#] (?:are|is|will|will be) (?:going to )?(?:celebrating|celebrate) (?:@s |#s )?(?:first )?${FESTIVAL}${EVE}(?: (?:at|with|in) .{3,40})?$`,
    'i',
  ),
  new RegExp(`^@ (?:is|feels) ${VERY}(?:${EXCITED}) (?:about|for|to) (?:celebrate )?(?:the )?${FESTIVAL}${EVE}$`, 'i'),
  new RegExp(
    `^@ (?:loves|likes|adores|enjoys|waits for|is waiting for|can not wait for|can't wait for|cannot wait for) ${FESTIVAL}${EVE}(?: (?:very much|a lot|so much|every year|the most))?$`,
    'i',
  ),
  new RegExp(`^[@#] (?:are|is) going to .{2,40} for ${FESTIVAL}${EVE}$`, 'i'),
]

export const festival: Topic = ({ text }, { isSad }) => {
  for (const pattern of PATTERNS) {
    const name = pattern.exec(text)?.groups?.name
    const festivalName = name === undefined ? undefined : FESTIVALS[name.toLowerCase()]
    if (festivalName !== undefined && !isSad) return tell(festivalName)
  }
  return null
}

/** Says nothing of the date: the story has a season of its own. */
const tell = (name: string): Telling => ({
  kind: 'festival',
  mood: 'joy',
  words: { festival: name },
  festival: name,
  ...told('festival'),
})
