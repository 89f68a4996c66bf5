import type * as en from '../en/create-story.ts'
import type { Translation } from '../translation.ts'
import { formatCountry, formatList } from './formats.ts'
import { heroMessages } from './hero.ts'
import { plural, storyCredits } from './plurals.ts'

export const createStoryValidationMessages = {
  nameRequired: 'बच्चे का नाम लिखना ज़रूरी है',
  ageRequired: 'उम्र चुनना ज़रूरी है',
  genderRequired: 'लड़का, लड़की या कोई भी: यह चुनना ज़रूरी है',
  photoRequired: 'प्रीमियम यूज़र के लिए बच्चे की फ़ोटो ज़रूरी है',
  photoNotImage: 'कृपया कोई फ़ोटो फ़ाइल चुनें (jpg, png वग़ैरह)',
  photoTooLarge: 'यह फ़ोटो बहुत बड़ी है। कृपया 7 MB से छोटी फ़ोटो चुनें।',
  photoConsentRequired: 'कृपया पुष्टि करें कि हम यह फ़ोटो इस्तेमाल कर सकते हैं',
  detailsConsentRequired: 'बच्चे के बारे में आप जो भरते हैं, उसे इस्तेमाल करने के लिए हमें आपकी सहमति चाहिए',
  customCharacterRequired: 'कृपया बताएं कि यह किरदार कौन है',
  customThemeRequired: 'कृपया बताएं कि कहानी किस बारे में है',
  customValueRequired: 'कृपया बताएं कि कहानी से कौन-सी सीख मिले',
  styleUnavailable: 'तस्वीरों की यह शैली अभी नहीं है। कृपया कोई दूसरी चुनें।',
  tooLong: max => `कृपया इसे ${max} अक्षरों के अंदर रखें`,
  unprintable: characters => `हमारी किताबों में अभी ${characters} नहीं छप सकते। कृपया इसे दूसरे अक्षरों में लिखें।`,
} satisfies Translation<typeof en.createStoryValidationMessages>

export const createStoryMessages = {
  title: 'कहानी बनाएं',
  heading: 'कहानी बनाएं',
  lead: 'बस कुछ टैप, और आज रात की किताब का हीरो आपका बच्चा है। हमें सिर्फ़ नाम, उम्र और लड़का है या लड़की, यह बताइए; बाक़ी सब आपकी मर्ज़ी।',
  creditsLeft: count => `${storyCredits(count)} बाक़ी`,
  comingSoon: 'जल्द आ रहा है',

  creditsFailed: {
    title: 'हम आपके स्टोरी क्रेडिट नहीं दिखा पाए',
    retry: 'फिर से कोशिश करें',
  },
  cancelled: {
    title: 'प्लान रद्द होने की सूचना',
    body: count =>
      count > 0
        ? `आपका प्लान रद्द हो गया है। ${plural(count, { one: 'बचा हुआ', other: 'बचे हुए' })} ${storyCredits(count)} आप अब भी इस्तेमाल कर सकते हैं।`
        : 'आपका प्लान रद्द हो गया है, और उसके सभी स्टोरी क्रेडिट इस्तेमाल हो चुके हैं।',
  },
  noCredits: {
    free: {
      title: 'मुफ़्त कहानी इस्तेमाल हो चुकी है',
      body: 'आपकी मुफ़्त कहानी बन चुकी है। अगली कहानी के लिए स्टोरी क्रेडिट लीजिए; यहां आप जो भरेंगे, वह हम संभालकर रखेंगे।',
    },
    premium: {
      title: 'स्टोरी क्रेडिट इस्तेमाल हो चुके हैं',
      body: 'आपके सभी स्टोरी क्रेडिट इस्तेमाल हो चुके हैं। अगली कहानी के लिए और लीजिए; यहां आप जो भरेंगे, वह हम संभालकर रखेंगे।',
    },
    openShop: 'स्टोरी पैकेज देखें',
  },

  child: {
    title: 'अपने बच्चे के बारे में बताइए',
    name: 'बच्चे का नाम',
    nameHint: 'जैसा किताब में दिखना चाहिए',
    age: 'उम्र',
    gender: 'लड़का या लड़की',
    character: 'इस कहानी में वे कौन बनेंगे?',
    customCharacter: 'आपका अपना किरदार',
    customCharacterHint: 'जैसे “रेलगाड़ी का ड्राइवर” या “एक बहादुर नन्ही पतंग”',
  },
  focus: {
    title: 'चुनें कि कहानी किस पर हो',
    legend: 'कहानी किस पर हो',
    values: 'अच्छी सीख',
    valuesAbout: 'ऐसी कहानी जो आपकी मनपसंद सीख के इर्द-गिर्द बुनी हो।',
    growth: 'मेरे साथ बढ़ो',
    growthAbout: 'कहानियों की एक सीरीज़, जो आपके बच्चे के साथ-साथ बड़ी होती है।',
    value: 'कहानी से कौन-सी सीख मिले?',
    customValue: 'आपकी अपनी सीख',
    customValueHint: 'जैसे “माफ़ी मांगना” या “बड़ों का ख़याल रखना”',
  },
  theme: {
    title: 'कहानी की थीम चुनें',
    legend: 'कहानी की थीम',
    customTheme: 'आपकी अपनी थीम',
    customThemeHint: 'जैसे “दार्जिलिंग जाने वाली रात की रेलगाड़ी”',
  },
  extras: {
    title: 'कहानी में और क्या हो (ज़रूरी नहीं)',
    friend: 'कहानी में एक दोस्त',
    friendHint: 'जैसे पक्का दोस्त, बहन या दादी',
    pet: 'साथ चलने वाला पालतू',
    petName: 'पालतू का नाम',
    petNameHint: 'अगर कोई नाम हो, जैसे मोती या ब्रूनो',
    message: 'आपका अपना क़िस्सा',
    messageHint: 'जो कुछ भी कहानी में होना चाहिए: स्कूल का पहला दिन, टूटा हुआ दांत, आज रात की कोई ख़्वाहिश।',
    messageCount: (count, max) => `${max} में से ${count}`,
  },
  pictures: {
    title: 'तस्वीरें अपनी पसंद की बनाएं',
    style: 'तस्वीरों की शैली',
    stylePage: (page, pages) => `पेज ${page} / ${pages}`,
    previousStyles: 'पिछली शैलियां',
    nextStyles: 'अगली शैलियां',
  },
  photo: {
    legend: 'बच्चे की फ़ोटो',
    required: 'ज़रूरी',
    optional: 'ज़रूरी नहीं',
    hintPremium: 'तस्वीरें आपके बच्चे जैसी दिखेंगी। चेहरे की साफ़ और अच्छी रोशनी वाली फ़ोटो सबसे अच्छी रहती है।',
    hintFree: 'फ़ोटो होगी तो तस्वीरें आपके बच्चे जैसी दिख सकती हैं (साधारण तरीक़े से)। नहीं होगी तो हम आपके शब्दों और आपकी पसंद से बनाएंगे।',
    add: 'फ़ोटो जोड़ें',
    dropHere: 'कोई फ़ोटो चुनें, या यहां छोड़ें',
    take: 'फ़ोटो खींचें',
    change: 'फ़ोटो बदलें',
    remove: 'हटाएं',
    preview: 'आपकी चुनी हुई बच्चे की फ़ोटो',
    added: 'फ़ोटो जोड़ दी गई',
    noPreview: 'फ़ोटो जोड़ दी गई। आपका ब्राउज़र HEIC फ़ोटो नहीं दिखा सकता, पर हम उसे इस्तेमाल कर सकते हैं।',
    opening: 'फ़ोटो खुल रही है…',
    removed: 'फ़ोटो हटा दी गई',
    chooseAgain: 'कृपया अपनी फ़ोटो फिर से जोड़ें। आप जो लिखते हैं वह हम सेव करते हैं, पर फ़ोटो कभी नहीं।',
    tooLargeToOpen: megabytes => `यह फ़ाइल बहुत बड़ी है। कृपया ${megabytes} MB से छोटी फ़ोटो चुनें।`,
    privacy:
      'हम फ़ोटो का इस्तेमाल सिर्फ़ तस्वीरें बनाने के लिए करते हैं। यह एन्क्रिप्ट करके रखी जाती है और तस्वीरें तैयार होते ही, ज़्यादा से ज़्यादा 24 घंटे में, हटा दी जाती है।',
    consent:
      'मैं इस बच्चे के माता-पिता या अभिभावक में से हूं, या मेरे पास उनकी इजाज़त है, और मैं सहमति देता/देती हूं कि इस कहानी की तस्वीरें बनाने के लिए यह फ़ोटो इस्तेमाल की जाए, हमारे लिए तस्वीरें बनाने वाला AI प्रोवाइडर भी इसे इस्तेमाल करे।',
    consentMore: 'फ़ोटो का क्या होता है',
    newTab: '(नए टैब में खुलेगा)',
  },
  cover: {
    label: 'अब तक आपकी कहानी',
    unnamed: 'आपका बच्चा',
    along: names => `साथ में ${formatList(names)}`,
  },
  submit: {
    idle: 'कहानी बनाएं',
    running: 'कहानी बन रही है...',
    cost: (remaining, isFree) => {
      if (remaining <= 0) return 'कोई कहानी बाक़ी नहीं'
      if (isFree && remaining === 1) return 'आपकी मुफ़्त कहानी'
      return remaining === 1 ? 'आपकी आख़िरी कहानी लगेगी' : `आपकी ${remaining} में से 1 कहानी लगेगी`
    },
    neverCharged: 'जो कहानी न बन पाए, उसके लिए आपसे कुछ नहीं लिया जाता।',
    language: 'हिंदी कहानियां आने तक किताब अंग्रेज़ी में होगी।',
    agreementLink: 'आपकी सहमति',
    writing: name => `${name} की कहानी लिखी जा रही है…`,
    stillWriting: name => `${name} की कहानी अब भी लिखी जा रही है। इसमें एक-दो मिनट लग सकते हैं…`,
    unnamed: 'आपके बच्चे',
    agreement:
      'यह बटन दबाकर आप बच्चे के माता-पिता या अभिभावक के तौर पर, या उनकी इजाज़त से, सहमत होते हैं कि हम बच्चे का नाम, उम्र, लड़का है या लड़की, रंग-रूप, और आपका यहां भरा हुआ इस कहानी को बनाने में इस्तेमाल करें।',
    recipients: provider => {
      if (provider === null) return 'कहानी हमारा अपना सॉफ़्टवेयर बनाता है: यह जानकारी हम किसी को नहीं भेजते।'
      if (!provider) return 'यह जानकारी किसे मिलती है, यह नीति में लिखा है।'
      const { name, country } = provider
      return `यह जानकारी ${name}${country === null ? '' : ` (${formatCountry(country)})`} को भेजी जाती है, जो हमारे लिए कहानी बनाता है।`
    },
    withdraw: 'आप इसे अपने अकाउंट पेज पर कभी भी वापस ले सकते हैं।',
    next: 'यह अपने-आप खुल जाएगी। तस्वीरें पढ़ते-पढ़ते आती रहेंगी।',
  },
  created: { title: 'कहानी बन गई!', body: name => `${name} की कहानी पढ़ने के लिए तैयार है।`, read: 'पढ़ें' },
  outOfCredits: {
    title: 'कोई स्टोरी क्रेडिट नहीं बचा',
    body: 'आपके सभी स्टोरी क्रेडिट इस्तेमाल हो चुके हैं। और कहानियां बनाने के लिए कृपया और क्रेडिट ख़रीदें।',
  },
  failed: { title: 'कहानी नहीं बन पाई', body: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।' },

  ages: heroMessages.ages,
  genders: { boy: 'लड़का', girl: 'लड़की', neutral: 'कोई भी' },
  characters: heroMessages.characters,
  themes: {
    space: 'अंतरिक्ष',
    magical: 'जादुई दुनिया',
    underwater: 'समंदर के नीचे',
    jungle: 'जंगल',
    farm: 'खेत-खलिहान',
    superhero: 'सुपरहीरो',
    custom: 'अपनी पसंद की',
  },
  values: {
    kindness: 'दया',
    honesty: 'ईमानदारी',
    perseverance: 'लगन',
    gratitude: 'आभार',
    sharing: 'मिल-बांटना',
    courage: 'हिम्मत',
    respect: 'आदर',
    responsibility: 'ज़िम्मेदारी',
    curiosity: 'जिज्ञासा',
    friendship: 'दोस्ती',
    custom: 'अपनी पसंद की',
  },
  pets: {
    none: 'कोई नहीं',
    Dog: 'कुत्ता',
    Cat: 'बिल्ली',
    Rabbit: 'ख़रगोश',
    Dragon: 'ड्रैगन',
    Unicorn: 'यूनिकॉर्न',
  },
  styles: {
    vivid: 'चटक रंग',
    ghibli: 'जिबली',
    watercolor: 'वॉटरकलर',
    fairytale: 'परीकथा',
    papercut: 'पेपरकट',
    cartoon: 'कार्टून',
  },
} satisfies Translation<typeof en.createStoryMessages>
