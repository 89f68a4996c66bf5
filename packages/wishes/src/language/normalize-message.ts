/** Spellings that are common in messages, with what they stand for. */
const SPELLINGS: readonly (readonly [RegExp, string | ((match: string, ...groups: string[]) => string)])[] = [
  [/[“”"«»*_~@#{}]/g, ''],
  [/[’‘`´]/g, "'"],
  [/&/g, ' and '],
  [/\s*[:;]-?[)(DP](?=\s|$)/g, '. '],
  // An emoji between words ends a sentence.
  [
    /(?<=[\p{L}\p{M}\p{N}])\s*(?:\p{Extended_Pictographic}|\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])+(?=\s*[\p{L}\p{N}])/gu,
    '. ',
  ],
  [/(\p{Extended_Pictographic}|\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])+/gu, ' '],
  [/^(?=.*(?:^|\s)1[.)]\s)(?=.*\s2[.)]\s).*$/gs, list => list.replace(/(^|\s)\d[.)]\s+/g, '. ')],
  [/\b(do|does|did|is|are|was|were|has|have|had|ca|wo|would|could|should)nt\b/gi, "$1n't"],
  [/\bdosen'?t\b/gi, "doesn't"],
  [/\blu+v+(s?)\b/gi, 'love$1'],
  [/\b(nd|n)\b/gi, 'and'],
  [/\b(mr|mrs|ms|dr|prof|col|capt|maj|lt|gen|sr|jr)\.(?=\s)/gi, '$1'],
  [/\b(\p{Lu})\.\s?(\p{Lu})\.(?=\s?\p{Lu})/gu, '$1 $2'],
  [/\b(we|they|friends) r\b/gi, '$1 are'],
  [/\b(tomm?orr?ow|tmrw|tmr|tomorow|2morrow)\b/gi, 'tomorrow'],
  [/\b(tody|todat|2day)\b/gi, 'today'],
  [/\b(yday|yesterdy)\b/gi, 'yesterday'],
  [/\b(b'?day|birth day|bithday|birtday|brithday|birthdy)\b/gi, 'birthday'],
  [/\b(skool|scool|schol)\b/gi, 'school'],
  [/\b(frst|1st)\b/gi, 'first'],
  [/\b(toth|tooths)\b/gi, 'tooth'],
  [/\b(nervus|nervious|nervouse)\b/gi, 'nervous'],
  [/\b(scard|scarred|sacred) of\b/gi, 'scared of'],
  [/\b(grand father|granfather|grndfather)\b/gi, 'grandfather'],
  [/\b(grand mother|granmother)\b/gi, 'grandmother'],
  [/\b(nana|nani|dada|dadi) ji\b/gi, '$1ji'],
  [/\bgrand (son|daughter|parents|ma|pa)\b/gi, 'grand$1'],
  [/\b(hosptial|hospitl|hospitel)\b/gi, 'hospital'],
  [/\b(gonna|gona)\b/gi, 'going to'],
  [
    /\b(aaj|kal) (?:uska|uski|(?:mere|hamare) (?:bete|bachche) ka|(?:meri|hamari) beti ka)( pehla)? (?:birthday|janamdin|janmadin|janmdin) hai\b/gi,
    (_, day: string, isFirst?: string) =>
      `${day.toLowerCase() === 'aaj' ? 'today' : 'tomorrow'} is our child's ${isFirst ? 'first ' : ''}birthday`,
  ],
  [/\b(shes)\b/gi, "she's"],
  [/\bhes\b/gi, "he's"],
  [/\b[Ii]ts (?=(his|her|my|our|\p{Lu}))/gu, "it's "],
  [/\b(he|she|it|they|we|i|\p{Lu}\p{L}+)'(s|ve|re|m|ll)\b/giu, "$1'$2"],
  [/'ve\b/gi, ' have'],
  [/'re\b/gi, ' are'],
  [/'m\b/gi, ' am'],
  [/'ll\b/gi, ' will'],
  [
    /\b(he|she|it)'s (?=(?:just |finally |already |now )?(lost|got|had|been|started|learn|won|become|turned|moved|shifted|broken|come)\b)/gi,
    '$1 has ',
  ],
  [/\b(he|she|it)'s\b/gi, '$1 is'],
]

/** Spells an English message out, on one line, with full stops at the ends of its lines. */
export function normalizeMessage(message: string): string {
  const lines = message.replace(/([^\s.,;:!?…])[^\S\n]*\n\s*/g, '$1. ')
  return SPELLINGS.reduce(
    (text, [pattern, replacement]) =>
      typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement),
    lines,
  )
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([!?])\./g, '$1')
    .replace(/[,;]\.(?=\s)|(?<!\.)\.\.(?=\s)/g, '.')
    .replace(/^[\s.]+/, '')
    .trim()
}

/** The sentences of a text, each with its closing punctuation. */
export const splitSentences = (text: string): string[] =>
  (text.match(/.+?(?:[.!?…।॥۔؟。！？᱾]+(?=\s|$)|$)/gu) ?? []).map(sentence => sentence.trim()).filter(Boolean)

const withoutEnd = (sentence: string) => sentence.replace(/[.!?…।۔,]+$/u, '')
/** Where a family ends a sentence without a full stop: a line, or an emoji between words. */
const BREAK = /\n|(?<=\p{Extended_Pictographic}\uFE0F?)\s*(?=[\p{L}\p{N}])/u

/** Finds a normalized sentence of a message as the family wrote it; of a part of a sentence, it is the normalized one. */
export function writtenSentences(message: string): (sentence: string) => string {
  const written = new Map(
    message
      .split(BREAK)
      .flatMap(splitSentences)
      .map(sentence => [withoutEnd(normalizeMessage(sentence)), sentence]),
  )
  return sentence => written.get(withoutEnd(sentence)) ?? sentence
}
