import { findIdeas } from '../ideas/find-ideas.ts'
import type { Idea } from '../ideas/ideas.ts'
import { asksWithout, isAfraid } from './avoided.ts'
import type { Reading } from './reading.ts'

/** Whether a sentence of a message names what the child likes, or asks for a tale of it. */
export const asksForTale = ({ kind, text, tells }: Reading) =>
  !isAfraid(text) &&
  !asksWithout(text) &&
  !SAD.test(text) &&
  (LIKES.test(text) ||
    (tells.length === 0 && findIdeas(text).some(idea => EVENTS.has(idea))) ||
    (kind !== 'fact' && asksFor(text)))
const asksFor = (text: string) =>
  ASKS_FOR_TALE.test(text) && !/=|\b(?:make|teach|help|tell) (?:him|her|them)\b/i.test(text)
const SAD = /\b(?:miss(?:ed|es|ing)?|angry|sad|cry|cries|crying|upset|jealous|fights?|hates?|worried|hurts?)\b/i
const EVENTS: ReadonlySet<Idea> = new Set([
  'new-baby',
  'moving-house',
  'birthday',
  'diwali',
  'eid',
  'christmas',
  'pongal',
  'onam',
])
const LIKES =
  /\b(?:loves?|likes?|adores?|crazy|mad about|obsessed|favou?rite|fond of|pasand)\b|पसंद|पसन्द|পছন্দ|ভালোবাসে|பிடிக்கும்|இஷ்டம்|ఇష్టం|ಇಷ್ಟ|ഇഷ്ട|ગમે|ਪਸੰਦ|پسند/iu
const ASKS_FOR_TALE = /^[^\s]+(?: [^\s]+){0,5}$|\b(?:include|add|mention|about|story|tale|feature|with|kahani)\b/iu
