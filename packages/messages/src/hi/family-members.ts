import type * as en from '../en/family-members.ts'
import type { Translation } from '../translation.ts'
import { formatCountry } from './formats.ts'

export const familyMemberMessages = {
  genders: { boy: 'लड़का', girl: 'लड़की', neutral: 'कोई भी' },
  grownUpGenders: { boy: 'पुरुष', girl: 'महिला', neutral: 'कोई भी' },
  relations: {
    grandmother: 'दादी या नानी',
    grandfather: 'दादा या नाना',
    mother: 'मां',
    father: 'पिता',
    aunt: 'मौसी, बुआ या चाची',
    uncle: 'मामा, चाचा या मौसा',
    teacher: 'टीचर',
    other: 'कोई और',
  },
  add: { child: 'बच्चा जोड़ें', 'grown-up': 'किसी बड़े को जोड़ें', friend: 'दोस्त जोड़ें', pet: 'पालतू जोड़ें' },
  change: name => `${name} की जानकारी बदलें`,
  openFailed: { title: 'फ़ॉर्म नहीं खुल पाया', description: 'कृपया अपना इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।' },
  fields: {
    names: { child: 'नाम', 'grown-up': 'बच्चा इन्हें क्या कहकर बुलाता है', friend: 'नाम', pet: 'नाम' },
    nameHints: {
      child: 'जैसा किताबों में होना चाहिए',
      'grown-up': 'जैसे दादी, नाना, पापा या रवि मामा',
      friend: 'जैसा किताबों में होना चाहिए',
      pet: 'जैसे ब्रूनो',
    },
    gender: 'लड़का या लड़की',
    relation: 'ये कौन हैं?',
    pet: 'कौन सा पालतू?',
    birth: 'जन्म कब हुआ',
    birthHint: 'महीना काफ़ी है: कहानियां बच्चे के साथ बड़ी होती जाती हैं।',
    friendBirth: 'जन्म कब हुआ (अगर पता हो)',
    month: 'महीना',
    year: 'साल',
    months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
    coat: 'रंग-रूप (ज़रूरी नहीं)',
  },
  consent: name =>
    `मैं ${name} के माता-पिता या अभिभावक में से हूं, या मेरे पास उनकी इजाज़त है, और मैं सहमति देता/देती हूं कि आप यह नाम, लड़का है या लड़की, जन्म का महीना और रंग-रूप हमारी अगली कहानियों के लिए रखें।`,
  unnamed: 'इस बच्चे',
  consentMore: 'मैं इसे कभी भी बदल या हटा सकता/सकती हूं। इसे और कोई नहीं देख सकता।',
  keepsSheet: name => `${name} का बना हुआ चित्र रखें`,
  keepsSheetAbout: (provider, country) =>
    `${provider}${country === null ? '' : ` (${formatCountry(country)})`} बच्चे का चित्र एक बार बनाता है, और हम उसे अगली किताबों के लिए रखते हैं, ताकि बच्चा हर किताब में एक जैसा दिखे। हर कहानी के साथ यह चित्र ${provider} को भेजा जाता है। रंग-रूप बदलने पर यह हट जाता है, और इस निशान को हटाने पर भी।`,
  cancel: 'रहने दें',
  save: 'सेव करें',
  saving: 'सेव हो रहा है…',
  saved: name => `${name} की जानकारी सेव हो गई`,
  saveFailed: 'सेव नहीं हो पाया',
} satisfies Translation<typeof en.familyMemberMessages>
