import type { Pronouns } from '../../language/grammar.ts'
import { kinAsSubject, kinSlot } from '../clause.ts'
import type { Kin } from '../kin.ts'
import type { Telling } from '../situation.ts'
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
const KIN_HOSPITAL = new RegExp(
  `^(?<who>~\\d) (?:is|was|has been) ${VERY}(?:in|admitted to|admitted in) (?:the )?hospital$`,
  'i',
)
const KIN_ILL = new RegExp(`^(?<who>~\\d) (?:is|was|has been) ${VERY}${ILL}$`, 'i')

export const illness: Topic = ({ text, kin }, { child: pronouns }) => {
  const who = (KIN_HOSPITAL.exec(text) ?? KIN_ILL.exec(text))?.groups?.who
  const relative = who === undefined ? undefined : kin[Number(who.slice(1))]
  if (relative !== undefined) return tellRelative(relative, pronouns, KIN_HOSPITAL.test(text))
  if (CHILD_ILL.test(text)) return tellUnwell()
  const ailment = CHILD_HAS.exec(text)?.groups?.ailment
  if (ailment !== undefined) return tellAilment(ailment.toLowerCase().replace(/^a /, ''))
  const limb = BROKE.exec(text)?.groups?.limb
  if (limb !== undefined) return tellBroken(limb.toLowerCase())
  return HOME.test(text) ? tellHome() : null
}

function tellRelative(relative: Kin, pronouns: Pronouns, isInHospital: boolean): Telling {
  const state = isInHospital ? 'in hospital' : 'not well'
  const { whose, child } = kinAsSubject(relative, pronouns)
  const words = {
    relative: kinSlot(relative),
    whose,
    kid: child,
    vocative: relative.isName || /^grand(mother|father)/.test(relative.word) ? capitalize(relative.word) : '',
    state,
    well: isInHospital ? '' : 'well',
  }
  return {
    kind: 'illness',
    mood: 'worry',
    words,
    absent: relative.elders,
    lines: {
      '2-3': ['Get well soon, {vocative}!'],
      '4-6': [
        '{Whose} was {state}. {Name} sent a big hug.',
        '{Name} thought of {relative}, who was {state}.',
        '{Whose} was {state}.',
      ],
      '7-9': [
        '{Whose} was {state}, and {kid} had drawn a card to say get well soon.',
        '{Whose} was {state}, and {kid} thought about it a lot.',
        '{Whose} was {state}.',
      ],
      '10-12': [
        '{Whose} was {state} that week, and {kid} listened to every telephone call from the doorway.',
        '{Whose} was {state}, and {kid} thought about it a good deal.',
        '{Whose} was {state}.',
      ],
    },
    echo: {
      '4-6': '{Name} would tell {relative} all about it.',
      '7-9': '{Name} would have to tell {relative} all of it, every bit.',
      '10-12': 'There would be a great deal, {name} thought, to tell {relative}.',
    },
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const tellUnwell = (): Telling => ({
  kind: 'illness',
  mood: 'fact',
  words: {},
  lines: {
    '2-3': ['Get well soon, {name}!'],
    '4-6': ['{Name} had not been well, and needed a long rest.', '{Name} had not been well.'],
    '7-9': ['{Name} had not been well, and had been told to rest, which is hard work.', '{Name} had not been well.'],
    '10-12': [
      '{Name} had not been well, and had been told to rest, which is harder work than it sounds.',
      '{Name} had not been well.',
    ],
  },
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
    lines: {
      '2-3': ['Go away, {bug}!'],
      '4-6': [
        '{Name} was getting over {ailment}. A bit better every day!',
        '{Name} was getting over {ailment}.',
        '{Name} had had {ailment}.',
      ],
      '7-9': [
        '{Name} was getting over {ailment}, and had been told to rest, which is hard work.',
        '{Name} was getting over {ailment}.',
        '{Name} had had {ailment}.',
      ],
      '10-12': [
        '{Name} was getting over {ailment}, and had been told to rest, which is harder work than it sounds.',
        '{Name} was getting over {ailment}.',
      ],
    },
  }
}

const tellBroken = (limb: string): Telling => ({
  kind: 'illness',
  mood: 'fact',
  words: { limb },
  lines: {
    '2-3': [],
    '4-6': ['{Name} had broken {his} {limb}. The plaster had stars on it.', '{Name} had broken {his} {limb}.'],
    '7-9': [
      '{Name} had broken {his} {limb}, and everybody in the lane had signed the plaster.',
      '{Name} had broken {his} {limb}.',
    ],
    '10-12': [
      '{Name} had broken {his} {limb}. Everybody had signed the plaster, so that it read like a very short newspaper.',
      '{Name} had broken {his} {limb}.',
    ],
  },
})

const tellHome = (): Telling => ({
  kind: 'illness',
  mood: 'joy',
  words: {},
  lines: {
    '2-3': [],
    '4-6': ['{Name} was home from the hospital. Home!', '{Name} was home from hospital.'],
    '7-9': [
      '{Name} was home from the hospital, and everything at home looked twice as nice.',
      '{Name} was home from hospital.',
    ],
    '10-12': [
      '{Name} was home from the hospital, and even the ceiling looked like an old friend.',
      '{Name} was home from hospital.',
    ],
  },
})
