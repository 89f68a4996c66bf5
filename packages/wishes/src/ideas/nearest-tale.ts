import type { Theme } from '@kahani/contracts/options'
import type { Idea } from './ideas.ts'

/** A tale that there is: of a theme, or about an idea. */
export type TaleChoice = { theme: Exclude<Theme, 'custom'> } | { idea: Idea }

/** Words of ideas that no tale is about, with the tale that comes nearest. */
const NEAREST: readonly (readonly [words: RegExp, tale: TaleChoice])[] = [
  [
    /\b(space\w*|moon|stars?|rockets?|planets?|astronauts?|aliens?|ufos?|galax\w+|solar|sun|chandrayaan|isro)\b/i,
    { theme: 'space' },
  ],
  [
    /\b(fish\w*|mermaids?|whales?|sharks?|dolphins?|octopus\w*|submarines?|turtles?|corals?)\b/i,
    { theme: 'underwater' },
  ],
  [/\b(pirates?|islands?|boats?|ships?|rivers?|lakes?|swim\w*|treasure)\b/i, { idea: 'sea' }],
  [/\b(volcano\w*|trek\w*|camp\w*|climb\w*|bears?|penguins?|polar|winter)\b/i, { idea: 'snow' }],
  [
    /\b(tigers?|lions?|monkeys?|jungles?|forests?|snakes?|safari|zoo|animals?|deer|wolf|wolves|fox\w*|giraffes?|zebras?|crocodiles?)\b/i,
    { theme: 'jungle' },
  ],
  [/\b(farm\w*|cows?|goats?|hens?|horses?|villages?|sheep|buffalo\w*|chickens?|ducks?)\b/i, { theme: 'farm' }],
  [
    /\b(fair(?:y|ies)|unicorns?|magic\w*|wizards?|witch\w*|dragons?|castles?|princess\w*|princes?|kings?|queens?|raja|rani|genies?|elves|elf)\b/i,
    { theme: 'magical' },
  ],
  [
    /\b(super ?hero\w*|spider-?man|batman|superman|ironman|robots?|fire ?(?:fighters?|m[ae]n)|hero\w*|ninja\w*|city|cities)\b/i,
    { theme: 'superhero' },
  ],
  [/\b(aeroplanes?|airplanes?|planes?|helicopters?|bicycles?|cycles?|bikes?|drones?|garage)\b/i, { idea: 'vehicles' }],
  [
    /\b(football|hockey|sports?|badminton|tennis|kabaddi|chess|kho-kho|basketball|match\w*|games?|olympics?|running|race)\b/i,
    { idea: 'cricket' },
  ],
  [/\b(music|songs?|sing\w*|drums?|tabla|guitar|piano|painting|drawing|stage|drama|theatre)\b/i, { idea: 'dance' }],
  [
    /\b(butterfl\w+|birds?|insects?|ants?|bees?|nature|trees?|fruits?|cooking|kitchen|food|mango\w*|rain\w*)\b/i,
    { idea: 'garden' },
  ],
  [/\b(part(?:y|ies)|cakes?|balloons?|gifts?)\b/i, { idea: 'birthday' }],
  [
    /\b(holi|festivals?|durga puja|pujo|ganesh\w*|navratri|dussehra|rakhi|raksha|janmashtami|lohri)\b/i,
    { idea: 'diwali' },
  ],
  [/\b(travel\w*|journeys?|trips?|holidays?|vacation\w*|station)\b/i, { idea: 'train' }],
  [/\b(teachers?|class\w*|exams?|homework|library|books?|maths?|science)\b/i, { idea: 'first-day-of-school' }],
  [/\b(sleep\w*|night|bedtime|dreams?)\b/i, { idea: 'dark' }],
]

/** The tale that comes nearest to what a text names, if any does. */
export const nearestTale = (text: string): TaleChoice | null => NEAREST.find(([words]) => words.test(text))?.[1] ?? null
