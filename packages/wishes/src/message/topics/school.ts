import type { Telling } from '../situation.ts'
import type { Time } from '../time.ts'
import { told } from '../told.ts'
import { type Topic, VERY, WORRIED } from '../topic.ts'

const SCHOOL =
  '(?<school>(?:(?:a |@s |the |#s )?(?:new |big |first |play |pre |primary |junior |senior |nursery |day )*-?(?:school|playschool|preschool|nursery|kindergarten|daycare|creche|class))|lkg|ukg|kg|(?:class|grade|standard|std) (?:\\d{1,2}|one|two|three|four|five|six|first)|(?:first|second|third|fourth|fifth|sixth) (?:standard|grade|class))'
const VERB =
  '(?<verb>has started|started|has joined|joined|starts|joins|is starting|is joining|will start|will join|will be starting|is going to start|is going to join|starts going to|started going to|is starting at|is going to|will go to|is about to start)'
const STARTS = new RegExp(`^@ ${VERB} (?:to |in |at )?${SCHOOL}$`, 'i')
const FIRST_DAY = new RegExp(
  `^(?:(?:it |today |this )?(?<verb>is|was|will be) @s|(?:@ )(?<had>has|had) @s) first day (?:of|at|in) ${SCHOOL}$`,
  'i',
)
const FIRST_DAY_IS = new RegExp(`^@s first day (?:of|at|in) ${SCHOOL} (?<verb>is|was|will be)$`, 'i')
const ABOUT = new RegExp(
  `^@ (?:is|feels|was) ${VERY}(?<feeling>${WORRIED}|excited) (?:about|for|of|to) (?:@s first day (?:of|at|in) |starting |start |joining |going to (?=a new |@s new |big |nursery|lkg|ukg|kinder))${SCHOOL}$`,
  'i',
)
const NEW = /\bnew\b/i
const EXAM = new RegExp(
  `^@ (?:has|is having|have|is ${VERY}(?<worry>${WORRIED}|excited) (?:about|for|of)) (?:(?:a|an|@s|the|some) )?(?<exam>(?:\\w+ )?(?:exams?|tests?|examinations?|annual day|sports day|school play|concert|recital|competition|performance|dance show|stage show))(?: coming up)?$`,
  'i',
)

export const school: Topic = ({ text, time }, context) => {
  const { exam, worry } = EXAM.exec(text)?.groups ?? {}
  if (exam !== undefined) return hasExam(exam.toLowerCase(), worry?.toLowerCase() ?? context.feeling)
  const found = (STARTS.exec(text) ?? FIRST_DAY.exec(text) ?? FIRST_DAY_IS.exec(text) ?? ABOUT.exec(text))?.groups
  if (found?.school === undefined) return null
  // "She is going to school" alone is every day.
  if (/^is going to$|^will go to$/i.test(found.verb ?? '') && !NEW.test(found.school) && time.tense !== 'future')
    return null
  const name = nameOf(found.school)
  const verb = found.verb ?? found.had ?? ''
  const isPast = time.tense === 'past' || (time.tense !== 'future' && /started|joined|\bwas\b|\bhad\b/i.test(verb))
  const isToday = time.tense === 'today' || (time.tense === null && /^is$/i.test(verb))
  const feeling = found.feeling?.toLowerCase() ?? context.feeling
  return isPast || isToday ? hasStarted(name, time, feeling) : willStart(name, time, feeling)
}

function nameOf(entered: string): string {
  const words = entered.toLowerCase()
  if (/\b[lu]?kg\b/.test(words)) return words.toUpperCase()
  if (/class \w+|grade|standard|std/.test(words)) return words.replace('std', 'class')
  const kind = /playschool|play school/.test(words)
    ? 'playschool'
    : /nursery|kindergarten|daycare|creche/.exec(words)?.[0]
  if (NEW.test(words)) return `a new ${/class$/.test(words) ? 'class' : (kind ?? 'school')}`
  return kind ?? (/\bbig\b/.test(words) ? 'big school' : 'school')
}

const isWorry = (feeling: string | null) => feeling !== null && feeling !== 'excited'

const hasStarted = (schoolName: string, time: Time, feeling: string | null): Telling => ({
  kind: 'school',
  mood: isWorry(feeling) ? 'worry' : 'joy',
  words: { school: schoolName, when: time.before, feeling: feeling ?? '' },
  ...told('school-started', { worried: isWorry(feeling), calm: !isWorry(feeling) }),
})

const willStart = (schoolName: string, time: Time, feeling: string | null): Telling => ({
  kind: 'school',
  mood: isWorry(feeling) ? 'worry' : 'joy',
  words: { school: schoolName, soon: time.soon, soonNow: time.soonNow, feeling: feeling ?? '' },
  ...told('school-starts', { worried: isWorry(feeling), calm: !isWorry(feeling) }),
})

const hasExam = (exam: string, feeling: string | null): Telling => ({
  kind: /school|exam|test|annual|sports/.test(exam) ? 'school' : 'other',
  mood: isWorry(feeling) ? 'worry' : 'fact',
  words: { exam, feeling: feeling ?? '' },
  ...told('exam', { worried: isWorry(feeling), calm: !isWorry(feeling) }),
})
