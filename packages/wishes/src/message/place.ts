/** Words that name no place of their own. */
const NO_PLACE =
  /^(a|an|the|my|our|his|her|another|different|new|bigger|smaller|other|hostel|school|village|city|town|house|home|flat|abroad|here|there|upstairs|bed|work|office|hospital|doctor|class|college|visit|see|be|make|stay|live|meet|have|get|go|heaven|god)\b/i
const NEW_HOME =
  /^(?:(?:a|our|the|@s|#s) )?(?:new |bigger |own |different |another )*(house|home|flat|apartment|place)$/i
const NEW_TOWN = /^(?:(?:a|an|another) )?(?:new |different |another |big |bigger )*(city|town|country|village)$/i

/** A place as a story says it: "Pune", "a new house"; null if it is not certain that it is one. */
export function placeOf(phrase: string): { where: string; isProper: boolean } | null {
  const home = NEW_HOME.exec(phrase)
  if (home) return { where: `a new ${home[1]?.toLowerCase()}`, isProper: false }
  const town = NEW_TOWN.exec(phrase)
  if (town) return { where: `a new ${town[1]?.toLowerCase()}`, isProper: false }
  const words = phrase.split(' ')
  if (NO_PLACE.test(phrase) || !/^[\p{Script=Latin}\p{M}' -]+$/u.test(phrase)) return null
  // One word may be written in lower case; more are a name only if each begins with a capital.
  if (words.length > 1 && !words.every(word => /^(\p{Lu}|and$|of$|the$|de$)/u.test(word))) return null
  return words.length <= 3 ? { where: words.map(capitalizeName).join(' '), isProper: true } : null
}

const capitalizeName = (word: string) =>
  /^(and|of|the|de)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
