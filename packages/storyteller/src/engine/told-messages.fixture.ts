import type { Gender } from '@kahani/contracts/options'
import type { Situation } from '@kahani/wishes/situation'

export interface ToldMessage {
  child: Gender
  message: string
  kind: Situation['kind']
  mood: Situation['mood']
  /** How a story about space begins for seed 3, by age band from the youngest. */
  lines: readonly [string, string, string, string]
}

/** The name of the child in the messages. */
export const CHILD_NAMES: Readonly<Record<Gender, string>> = { girl: 'Asha', boy: 'Aarav', neutral: 'Kiran' }

/** Messages about worries and facts, with the beginnings that they give to stories. */
export const WORRIES: readonly ToldMessage[] = [
  {
    child: 'boy',
    message: 'He has a wobbly tooth',
    kind: 'tooth',
    mood: 'fact',
    lines: [
      'Aarav has a wobbly tooth!',
      'Aarav had a wobbly tooth. Wobble, wobble.',
      'Aarav had a wobbly tooth.',
      'Aarav had a wobbly tooth. It held on by one corner, and it had opinions about toffee.',
    ],
  },
  {
    child: 'boy',
    message: 'we are moving to Pune and he is nervous',
    kind: 'moving',
    mood: 'worry',
    lines: [
      'Soon Aarav moves to Pune.',
      'Soon Aarav would move to Pune, and he was nervous.',
      'Soon Aarav would be moving to Pune, and he was nervous about it.',
      'Soon Aarav would be moving to Pune. Everybody talked of nothing else, and he was nervous about it.',
    ],
  },
  {
    child: 'girl',
    message: 'We moved to Bangalore last week and she misses her old school',
    kind: 'moving',
    mood: 'worry',
    lines: [
      'Asha lives in Bangalore now.',
      'Asha had just moved to Bangalore, and missed her old school.',
      'Asha had just moved to Bangalore, and missed her old school.',
      'Asha had just moved to Bangalore. She missed her old school, and had decided not to mention it.',
    ],
  },
  {
    child: 'girl',
    message: 'Tomorrow is her first day at big school & she is scared',
    kind: 'school',
    mood: 'worry',
    lines: [
      'Tomorrow Asha starts big school!',
      'Soon Asha would start big school, and she was scared.',
      'The next day Asha would start big school, and she was scared about it.',
      'The next day Asha would start big school. The bag was packed, and she was scared.',
    ],
  },
  {
    child: 'girl',
    message: 'Asha has a dance competition this weekend and she is nervous',
    kind: 'other',
    mood: 'worry',
    lines: [
      'Asha’s dance competition soon!',
      'Asha was nervous about her dance competition.',
      'Asha was nervous about her dance competition, and had been all day.',
      'Asha was nervous about her dance competition. She had told nobody how much.',
    ],
  },
  {
    child: 'boy',
    message: 'He is jealous of his new baby brother',
    kind: 'sibling',
    mood: 'worry',
    lines: [
      'Aarav has a baby brother!',
      'Aarav had a new baby brother. So small!',
      'Aarav was a big brother now, and not quite sure about it.',
      'There was a new baby in Aarav’s family. Everybody was delighted, and Aarav was still making up his mind.',
    ],
  },
  {
    child: 'girl',
    message: 'our daughter is scared of the dark',
    kind: 'dark',
    mood: 'worry',
    lines: [
      'The dark! Asha holds tight.',
      'Asha was a little scared of the dark.',
      'Asha did not care for the dark, and the dark, she felt, knew it.',
      'There was one thing Asha did not care for, and did not care to mention, and it was the dark.',
    ],
  },
  {
    child: 'boy',
    message: 'he has a fever',
    kind: 'illness',
    mood: 'fact',
    lines: [
      'Go away, fever!',
      'Aarav was getting over a fever. A bit better every day!',
      'Aarav was getting over a fever.',
      'Aarav was getting over a fever, and had been told to rest, which is harder work than it sounds.',
    ],
  },
  {
    child: 'boy',
    message: 'Papa is away in Dubai for work and he misses him',
    kind: 'travel',
    mood: 'worry',
    lines: [
      'Aarav misses Papa.',
      'Aarav was missing Papa that day.',
      'Aarav was missing Papa that day, a little more than usual.',
      'Aarav was missing Papa that day, and had decided not to mention it.',
    ],
  },
  {
    child: 'girl',
    message: 'She loves to sing',
    kind: 'other',
    mood: 'fact',
    lines: [
      'Asha loves to sing!',
      'Asha loved to sing very, very much.',
      'Asha loved to sing more than almost anything.',
      'Asha loved to sing more than almost anything.',
    ],
  },
  {
    child: 'neutral',
    message: 'They are moving to a new city',
    kind: 'moving',
    mood: 'fact',
    lines: [
      'A new city soon, Kiran!',
      'Soon Kiran would move to a new city.',
      'Soon Kiran would be moving to a new city.',
      'Soon Kiran would be moving to a new city, and already things at home looked different, as they do when one is about to leave them.',
    ],
  },
]
