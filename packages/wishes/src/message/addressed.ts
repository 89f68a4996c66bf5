/** Whom a sentence of a message speaks to: the child, or whoever writes the story. Messages are normalized. */

/** "You" in the languages that families write in, with the possessives. */
const YOU =
  /\b(you|your|yours|yourself|u|ur|tane|tamne|tum|tumhe|tumhein|tumko|tumse|tumpe|tumpar|tumhar[aie]|tujhe|tujhko|ter[aie]|tu|tere liye|nee|unna[ik]?|unakku|nuvvu|ninnu|neenu|ninna|tumi|tomar|tomake|tui|tor)\b|(?<![\p{L}\p{M}])(तुम|तुम्हें|तुम्हे|तुमको|तुमसे|तुम्हार[ाीे]|तू|तुझे|तुझको|तेर[ाीे]|तुला|तुझ[ाीे]|तुझ्य[\p{L}\p{M}]*|তুমি|তোমা[\p{L}\p{M}]*|তুই|তোর|তোকে|நீ|உன்[\p{L}\p{M}]*|உனக்[\p{L}\p{M}]*|నువ్వ[\p{L}\p{M}]*|నీ|నిన్ను|నీకు|ನೀನು|ನಿನ್ನ[\p{L}\p{M}]*|ನಿನಗೆ|നീ|നിന്[\p{L}\p{M}]*|നിനക്ക്|તું|તને|તાર[\p{L}\p{M}]*|તમે|તમા[\p{L}\p{M}]*|ਤੂੰ|ਤੈਨੂੰ|ਤੇਰ[\p{L}\p{M}]*|تم|تمہار[\p{L}\p{M}]*|تمہیں|تو|تیر[\p{L}\p{M}]*|أنت|tú|te quiero|ty|ты|тебя|твой|твоя|ତୁ|ତୋ|ତୋର|ତତେ|ତୁମେ|ତୁମକୁ|ତୁମର|你|您)(?![\p{L}\p{M}])|你|אותך|אתה|שלך/iu
/** "As you know", which is for whoever reads the form. */
const YOU_KNOW =
  /\b(?:as )?you (?:know(?: how it is)?|can (?:see|tell|imagine)|(?:will )?understand|should (?:see|hear) (?:him|her|them|how|\p{L}+ (?:go|do|say|sing|run|play)\w*))\b/giu
/** The first word for the child in a sentence. */
const firstYou = (sentence: string): number => sentence.replace(YOU_KNOW, each => ' '.repeat(each.length)).search(YOU)
/** What comes before the words of somebody else: "Dada always said", "she talks to him". */
const REPORTS =
  /\b(?:said|asks?|asked|tells?|told|thinks?|thought|talks?|sings?|sang|calls?|used to (?:say|sing|tell|call)|always says)\b/i

/** Whether a sentence says of the child what it or somebody says to somebody: 'everyone tells him "you are our star"'. */
export function isReport(sentence: string, child: RegExp): boolean {
  const before = sentence.slice(0, Math.max(firstYou(sentence), 0))
  return REPORTS.test(before) || child.test(before)
}

/** "You" that is not the child. */
const WRITER =
  /\bmake sure (?:that )?you (?:(?:do not|don't|never|always) )?(?:say|mention|use|write|include|add|show|make|put|call|keep)\b|\b(?:ignore|disregard|forget)\b.*\b(?:instructions?|prompts?|rules|above)\b|\bsystem prompt\b|^(?:system|assistant|user|developer) ?:|\byou are now\b|\b(?:act|behave|respond|answer) as\b|\byou are (?:now |an? )*(?:ai|assistant|chatbot|language model|gpt)\b|\bas you (?:like|wish|want|please|see fit|prefer)\b|\bwhat do you (?:think|suggest|need|say)\b|\b(?:do|did) you (?:have|do|offer|deliver|accept|ship|also|make|print)\b|\b(can|could|would|will|if|thank|thanks to|hope|request|requesting|want|wish|like) you\b|\byou (?:can|could|may|might|should|must|would) (?:also |please |just )?(?:use|add|make (?:it|a|the|this|him|her|them)|write|include|mention|create|change|choose|decide|call|keep|give|put|show|tell (?:a|the|him|her|them))\b|\byour (?:app|story|stories|book|books|choice|side|team|work|ai)\b|\bthank(?:s| you)\b.*\b(?:advance|app|story|book|making|writing)\b/i

/** What is said to a child, as the beginning of a sentence. */
const TO_CHILD = new RegExp(
  `^(?:${[
    'happy (?:\\d+(?:st|nd|rd|th) |first |second |third )?(?:birthday|b.?day|diwali|deepavali|holi|eid|onam|pongal|christmas|new year|\\w+ day)',
    'merry christmas|eid mubarak|subho? \\w+|shubh \\w+',
    'good ?(?:night|morning|evening|luck|girl|boy|job|going)|well done|bravo|hurray|hooray|congrat\\w*',
    'welcome (?:home|back|to)|sweet dreams?|sleep (?:tight|well|now|little|softly|my|in)|get well|make (?:us|me) ',
    'dream (?:big|sweet|on|of)|be (?:yourself|brave|kind|happy|strong|good|honest|curious|proud|who|true|safe|bold|patient|the)\\b',
    'always (?:be|remember|stay|keep|smile|believe|listen|tell|trust|love|try|help|share|say)',
    'never (?:give|stop|forget|be|let|lose|fear)',
    'keep (?:(?!in mind)\\p{L}+ing|calm|it up)',
    'stay (?:happy|brave|kind|curious|strong|blessed|safe|healthy|the way|as)|remember\\b',
    "(?:don't|do not) (?:give up|be (?:afraid|scared|sad)|worry|cry|forget|ever|stop)",
    'believe in|follow (?:your|the)|shine|sparkle|grow (?:up|slowly|strong|well)|smile|listen to|try (?:again|once|your)|may (?:god|allah|you)|god bless',
    "it(?:'s| is) (?:ok|okay|alright|all right|fine) to|all the best|best of luck|break a leg|have (?:fun|a (?:good|great|lovely|wonderful|nice|happy))|enjoy (?:your|the|every)|go for it|come home soon|dear (?!all|team|sir|madam|kahani|author|writer|app)",
    'hugs|kisses|(?:lots of )?love from|lots of love|love,|proud of you',
    'khush raho|khush rehna|hamesha|jeet[ei] raho|muskurat[ei]|sada (?:khush|sukhi)|shabba?[ -]?khair|shaa?baa?sh|pyar(?:i|e)',
  ].join('|')})`,
  'iu',
)
/** "My little star,", "Beta," and "मेरी प्यारी गुड़िया," before what is said to the child. */
const VOCATIVE = new RegExp(
  `^(?:${[
    '(?:(?:my|our) (?:\\p{L}+ ){0,3}|(?:\\p{L}+ )?little )(?:one|star|superstar|rockstar|baby|babies|child|love|princess|prince|doll|darling|angel|heart|sunshine|champ|champion|hero|jaan|bachha|bachcha|baccha|beta|beti|munchkin|pumpkin|bug|bird|girl|boy|lion|lioness|tiger|gudiya|son|daughter|grandson|granddaughter|soldier)',
    '(?:mer[aie]|hamar[aie]) (?:\\p{L}+ ){0,2}(?:bach?ch?h?[aei]|bachha|beta|bete|beti|jaan|gudiya|laado|lado|raja|rani|chand|chaand|puttar|sher|pari|tare|taare|jigar)',
    '(?:my |our )?dear(?:est)? \\p{Lu}\\p{Ll}+',
    '(?:beta|bete|beti|bachcha|bachha|baccha|bachu|bachche|gudiya|laado|lado|champ|sweetheart|sweetie|darling|dearest|kanna|kannamma|chellam|thangam|sona|shona|betu|puttar|puttu|bangaram|chinni|mole|mone|jaan|jaanu)',
    '(?:मेर[ेीा]|हमार[ेीा])\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}(?:गुड़िया|बेट[ेाी]|बच्च[ेाी]|राजा|रानी|लाडो|लाडल[ेी]|जान|शेर|परी|चाँद|चांद|तारे|सितारे)|बेट[ाीे]|बच्चे',
    '(?:میر[ےیا]|ہمار[ےی])\\s+(?:\\p{L}+\\s+){0,2}(?:بیٹ[ےایی]|جان|بچ[ےی]|گڑیا|شہزاد[ےی])|بیٹ[ایے]',
    'என்\\s+(?:[\\p{L}\\p{M}]+\\s+)?(?:செல்லமே|செல்லம்|கண்ணே|கண்மணி|தங்கமே|தங்கம்|உயிரே)|கண்ணா|செல்லமே',
    'నా\\s+(?:[\\p{L}\\p{M}]+\\s+)?(?:బంగారం|చిట్టి|తల్లి|కన్నా|బంగారు)|కన్నా|బంగారం|ನನ್ನ\\s+(?:[\\p{L}\\p{M}]+\\s+)?(?:ಚಿನ್ನ|ಮಗು|ಕಂದ|ಪುಟ್ಟ|ಮಗಳೇ|ಮಗನೇ)|ಪುಟ್ಟ|എന്റെ\\s+(?:[\\p{L}\\p{M}]+\\s+)?(?:മോളേ|മോനേ|മോളെ|മോനെ|മുത്തേ|പൊന്നേ|കുട്ടി)|മോളേ|മോനേ|മോളെ|മോനെ',
    '\\p{L}+ k[ia] (?:jaan|laadli|laadla|ladli|ladla|raja|rani|dulari|dulara|chaa?nd)',
    'আমার\\s+(?:[\\p{L}\\p{M}]+\\s+)?(?:সোনা|মানিক|মা|বাবু|রাজা)|সোনা|માર[ાી]\\s+(?:[\\p{L}\\p{M}]+\\s+)?(?:દીકરા|દીકરી|બેટા|ઢીંગલી)|બેટા|ਮੇਰ[ੇੀ]\\s+(?:[\\p{L}\\p{M}]+\\s+)?(?:ਪੁੱਤ|ਧੀ|ਲਾਡਲੇ|ਲਾਡੋ|ਜਾਨ)|ମୋ\\s+(?:[\\p{L}\\p{M}]+\\s+)?(?:ଝିଅ|ପୁଅ|ସୁନା)|ਪੁੱਤ|ਪੁੱਤਰ',
  ].join('|')})(?=\\s*[,!،؛:–-]|\\s*$|\\s*[.।])[\\s,!،؛:.।–-]*`,
  'iu',
)
/** "ಧೈರ್ಯವಾಗಿರು ನನ್ನ ಕಂದ" */
const VOCATIVE_LAST =
  /\s(?:ನನ್ನ\s+(?:ಚಿನ್ನ|ಮಗು|ಕಂದ|ಪುಟ್ಟ)|मेर[ेीा]\s+(?:गुड़िया|बेट[ेाी]|बच्च[ेाी]|राजा|रानी|लाडो|जान|शेर|परी)|என்\s+(?:செல்லமே|கண்ணே|தங்கமே)|నా\s+(?:బంగారం|కన్నా|తల్లి)|എന്റെ\s+(?:മോളേ|മോനേ|മുത്തേ)|আমার\s+(?:সোনা|মানিক)|میر[ےی]\s+(?:جان|بیٹ[ےی])|ਮੇਰ[ੇੀ]\s+(?:ਪੁੱਤ|ਧੀ)|માર[ાી]\s+(?:દીકરા|દીકરી|બેટા))[\s.!।۔]*$/u
const TO_CHILD_IN_SCRIPTS =
  /^(शुभ|खुश रहो|ख़ुश रहो|हमेशा|जन्मदिन मुबारक|शुभ रात्रि|जीते रहो|मुस्कुरात[ेी]|শুভ|সুখে থাকো|வாழ்க|நல்ல கனவு|శుభ|ಶುಭ|ശുഭ|શુભ|ਸ਼ੁਭ|شب بخیر|خوش رہو)|ভালোবাসি(?:,? (?:সোনা|মা|বাবা))|(?:हमेशा|सदा) (?:खुश|मुस्कुरा)/u

const STORY =
  '(?:story|stories|tale|book|ending|plot|characters?|pictures?|images?|illustrations?|pages?|language|sentences?|tone|scenes?|kahani|kahaani)'
/** What is asked of whoever writes the story. */
const INSTRUCTION = new RegExp(
  [
    "^(?:please|pls|plz|kindly|can you|could you|would you|will you|can (?:it|we|the)|avoid|(?:don't|do not) (?:make|use|include|mention|add|put|show|let|have|write|scare|talk|bring)|no (?!matter|one|more|fear)|without|ensure|make (?!us|me)|write|include|mention|add|use(?!\\b.*\\bhain?\\b)|set (?:it|the|in)|(?:start|end|begin|finish) (?:with|the|it)|call (?:him|her|them)|refer|focus|try to (?:include|make|use|write|add)|(?:we|i) (?:want|need|would (?:like|love)|wish|request)|(?:i|we)'d (?:like|love)|want (?:a|the|him|her|it)|should|must|(?:a |an |the |this |my |our )?(?:short |bedtime |nice |funny |gentle |good )*(?:story|tale|adventure|book)\\b|about\\b|if possible|preferably|something (?:about|with|like|where)|give (?:him|her|them|it|the)|show (?:him|her|them|a|the|that|how)|put |have (?:him|her|them|the|a)|let (?:him|her|them|it|the|there)|teach|help (?:him|her|them)|encourage|explain|keep (?:it|the|this|him|her|them|things|in)|tell (?:the|a|an|about|him|her|them|it)|lesson|moral|theme|topic|based on|set in|in (?:hindi|tamil|english|rhyme)|nothing (?:scary|sad|too)|not (?:too|scary|sad)|gentle|calm|funny|rhyming|simple|short)\\b",
    `\\b${STORY}\\b.*\\b(?:should|must|needs? to|has to|have to|can|could|about|with|without|in which|where|ends?|please|be|mein|likho|banao|ho)\\b`,
    '\\b(?:should|must|needs? to|has to) (?:not |never |also |only )?(?:be|have|include|learn|teach|feature|show|end|become|meet|go|find|help|win|save)\\b',
    '\\b(?:be (?:gentle|careful|kind|nice|sensitive|soft|mindful) (?:with|to|about|on) (?:him|her|them|this|it))\\b',
    '\\b(?:likho|likhna|likhiye|dikhao|dikhana|banao|banana hai|daalo|dalo|mat (?:dikhana|likhna|daalna|dalna)|rakhna|rakho|chahiye)\\b',
    '(?:कहानी|लिखो|लिखना|लिखें|दिखाओ|दिखाना|बनाओ|बनाना|डालो|रखो|रखना|चाहिए|कृपया|कथा|গল্প|கதை|కథ|ಕಥೆ|കഥ|વાર્તા|ਕਹਾਣੀ|کہانی)',
  ].join('|'),
  'iu',
)

/** Whether a sentence asks whoever writes the story for something. */
export const isInstruction = (sentence: string): boolean =>
  WRITER.test(sentence) ||
  (INSTRUCTION.test(sentence) && (!YOU.test(sentence) || /^(please|pls|plz|kindly)\b/i.test(sentence)))

/** A sentence without the endearment that it begins with: "be brave" of "My little star, be brave". */
export const withoutVocative = (sentence: string): string => sentence.replace(VOCATIVE, '')

/** "My daughter, she is shy" is about the child. */
const THIRD_PERSON = /^(?:he|she|they|who|his|her|has|is|was|woh?|use|uska|uski|usko)\b/i
const isVocative = (start: string) => VOCATIVE.test(start) && !THIRD_PERSON.test(withoutVocative(start))

const SAYS =
  /^(?!system|assistant|user|developer)(?:\p{L}+ ){0,2}\p{L}+(?<!always)(?:\s+(?:says?|bolt[ei] ha(?:i|in)|keht[ei] ha(?:i|in)|ki taraf se)[\s:,]+|\s*:\s+)(?:that )?/iu
/** "be brave" of "Papa says: be brave" */
export const withoutAttribution = (sentence: string): string => sentence.replace(SAYS, '')

/** Whether a sentence begins with an endearment for the child, or with who says it. */
export const callsChild = (sentence: string): boolean =>
  withoutAttribution(sentence) !== sentence ? isToChild(withoutAttribution(sentence)) : isVocative(sentence)

/** Whether a sentence that is no instruction plainly speaks to the child. `start` is the sentence without the child's name at its beginning. */
export function isToChild(sentence: string, start = sentence): boolean {
  const spoken = withoutAttribution(start)
  return (
    firstYou(sentence) >= 0 ||
    TO_CHILD.test(spoken) ||
    TO_CHILD_IN_SCRIPTS.test(spoken) ||
    VOCATIVE_LAST.test(spoken) ||
    isVocative(spoken) ||
    BETA.test(spoken)
  )
}

/** "beta take care of Mummy" */
const BETA =
  /^(?:beta|bete|beti|bachcha|baccha|puttar|kanna)\s+(?:take|be|do|don't|keep|stay|sleep|eat|listen|study|never|always|remember|papa|mumma|mummy|hum|main?|i|we)\b/i
