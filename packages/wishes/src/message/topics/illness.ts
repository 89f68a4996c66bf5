import type { Telling } from '../situation.ts'
import { told } from '../told.ts'
import { type Topic, VERY } from '../topic.ts'

const ILL = '(?:not (?:feeling )?(?:very |so |too )?well|not keeping well|unwell|sick|ill|poorly|under the weather)'
const HAS =
  '(?:is (?:having|down with|recovering from|suffering from|getting over)|has|had|has got|got|has had|caught|has caught|was down with|is sick with)'
const AILMENT =
  '(?<ailment>(?:high |bad |mild |viral )?fever|(?:bad )?cold|(?:bad )?cough|cold and cough|cough and cold|flu|chicken ?pox|measles|mumps|(?:a )?(?:sore throat|stomach ache|tummy ache|stomach upset|ear ache|earache|toothache))(?: and (?:a )?(?:cold|cough|body ache|fever))?'
const CHILD_ILL = new RegExp(`^@ (?:is|was|has been|is feeling|was feeling) ${VERY}${ILL}$`, 'i')
const CHILD_HAS = new RegExp(`^@ ${HAS} (?:a |the |some )?${AILMENT}$`, 'i')
const BROKE =
  /^@ (?:has )?(?:broke|broken|fractured|has a broken|has fractured|has a fracture in) (?:@s )?(?:left |right )?(?<limb>arm|leg|hand|wrist|finger|foot|ankle)$/i
const HOME = /^@ (?:came|has come|is|got|was) (?:back )?(?:home |back |discharged )+from (?:the )?hospital$/i
export const illness: Topic = ({ text }) => {
  if (CHILD_ILL.test(text)) return tellUnwell()
  const ailment = CHILD_HAS.exec(text)?.groups?.ailment
  if (ailment !== undefined) return tellAilment(ailment.toLowerCase().replace(/^a /, ''))
  const limb = BROKE.exec(text)?.groups?.limb
  if (limb !== undefined) return tellBroken(limb.toLowerCase())
  return HOME.test(text) ? tellHome() : null
}

const tellUnwell = (): Telling => ({
  kind: 'illness',
  mood: 'fact',
  words: {},
  ...told('unwell'),
})

function tellAilment(entered: string): Telling {
  const ailment = /^(cold and|cough and|flu|chicken|measles|mumps)/.test(entered)
    ? entered
        .replace(/^flu$/, 'the flu')
        .replace('cold and', 'a cold and')
        .replace('cough and', 'a cough and')
        .replace('chickenpox', 'chicken pox')
    : entered.startsWith('ear')
      ? 'an earache'
      : `a ${entered}`
  return {
    kind: 'illness',
    mood: 'fact',
    words: { ailment, bug: ailment.replace(/^an? /, '') },
    ...told('ailment'),
  }
}

const tellBroken = (limb: string): Telling => ({
  kind: 'illness',
  mood: 'fact',
  words: { limb },
  ...told('broken-bone'),
})

const tellHome = (): Telling => ({
  kind: 'illness',
  mood: 'joy',
  words: {},
  ...told('home-from-hospital'),
})
