import {
  DataSet,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity'
import type { Moderator } from './moderator.ts'

/**
 * Matched as whole words, since Harshit, Rakshit and Dixit are names. Words with an innocent meaning are left out: a cock
 * crows, a kutiya is a hut, Gore is a surname. `?` is any letter, `[s]` an optional one.
 */
const WORDS = {
  sexual: `
    sex sexy sexual porn[o] pornography nude[s] nudity erotic orgasm[s] blowjob[s] penis vagina boobs rape[d] rapist molest
    horny chodna chudai randi लंड चुदाई रंडी`,
  abuse: `
    fuck fuck? fucked fucker[s] fucking motherfucker[s] shit shitty bullshit bitch[es] bastard[s] asshole[s] cunt[s] whore[s]
    slut[s] nigger[s] faggot[s] chutiya chutiye madarchod behenchod bhenchod bhosdike bhosdi gandu harami
    चूतिया मादरचोद बहनचोद भोसड़ी गांडू हरामी`,
  violence: `
    suicide murder murdered murderer behead beheaded torture[d] massacre genocide terrorist[s] terrorism cocaine heroin
    आत्महत्या`,
}

const dataset = new DataSet<{ originalWord: string }>()
for (const [category, words] of Object.entries(WORDS)) {
  for (const word of words.trim().split(/\s+/)) {
    // The library recognizes word boundaries only in Latin script.
    const pattern = parseRawPattern(/[a-z]/.test(word) ? `|${word}|` : word)
    dataset.addPhrase(phrase => phrase.setMetadata({ originalWord: category }).addPattern(pattern))
  }
}

/**
 * Moderates without a provider: flags words from a list, also when written with digits or look-alike letters. Pictures
 * always pass, since without a provider they come from the built-in illustrator.
 */
export function createBuiltInModerator(): Moderator {
  const matcher = new RegExpMatcher({
    ...dataset.build(),
    blacklistMatcherTransformers: [
      resolveConfusablesTransformer(),
      resolveLeetSpeakTransformer(),
      toAsciiLowerCaseTransformer(),
    ],
  })
  return {
    name: 'built-in',
    async checkTexts(texts, { signal }) {
      signal.throwIfAborted()
      return texts.map(text => {
        const matches = matcher.getAllMatches(text)
        const categories = matches.map(
          match => dataset.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord,
        )
        return { flagged: matches.length > 0, categories: [...new Set(categories.filter(each => each !== undefined))] }
      })
    },
    async checkPicture(_picture, { signal }) {
      signal.throwIfAborted()
      return { flagged: false, categories: [] }
    },
  }
}
