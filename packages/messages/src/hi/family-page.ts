import type * as en from '../en/family-page.ts'
import type { Translation } from '../translation.ts'
import { formatCountry, formatDay, formatLongDate } from './formats.ts'

export const familyPageMessages = {
  title: 'आपका परिवार',
  lead: 'एक बार सेव करें: फिर हर किताब में सब वैसे ही दिखेंगे, और अगली कहानी बस तीन टैप में बनेगी।',
  loading: 'आपका परिवार लोड हो रहा है',
  failed: 'हम आपका परिवार नहीं दिखा पाए',
  retry: 'फिर से कोशिश करें',
  offline: 'आप ऑफ़लाइन हैं। आप अपना परिवार देख सकते हैं, और ऑनलाइन होने पर उसमें बदलाव कर सकते हैं।',
  back: 'अकाउंट',
  empty: {
    title: 'अपने बच्चे को एक बार सेव करें…',
    body: '…फिर लिखने के बजाय बस टैप करें: अगली कहानी के लिए नाम, उम्र और रंग-रूप तैयार मिलेंगे। दादी, पक्की दोस्त और कुत्ते को भी जोड़ें: वे कहानी में अपने ही रूप में साथ आएंगे।',
    others: 'या किसी और से शुरू करें:',
  },
  groups: { child: 'बच्चे', 'grown-up': 'बड़े लोग', friend: 'दोस्त', pet: 'पालतू' },
  ageUnknown: 'बच्चे जितनी उम्र',
  change: 'बदलें',
  delete: 'हटाएं',
  deleting: 'हट रहा है…',
  deleteOf: name => `${name} को हटाएं`,
  deleted: name => `${name} की जानकारी हटा दी गई`,
  deleteFailed: 'हटाया नहीं जा सका',
  confirm: {
    title: name => `${name} को हटाना है?`,
    body: 'आपने जो सेव किया था, वह हट जाएगा, और अगर हमने कोई बना हुआ चित्र रखा है तो वह भी। जो किताबें और कहानियां बन चुकी हैं, वे वैसी ही रहेंगी।',
    cancel: 'रहने दें',
    confirm: 'हटाएं',
  },
  consent: {
    given: time => `आपने ${formatLongDate(time)} को सहमति दी कि हम यह जानकारी रखें।`,
    notice: day => `प्राइवेसी नीति: ${formatDay(day)}।`,
    recipient: provider => {
      if (provider === null) return 'यह किसी और को नहीं मिलती।'
      const { name, country } = provider
      return `कहानी के साथ यह ${name}${country === null ? '' : ` (${formatCountry(country)})`} को भेजी जाती है।`
    },
    sheetKept: 'बना हुआ चित्र रखा गया है।',
    sheetLater: 'अगली कहानी से बना हुआ चित्र रखा जाएगा।',
    keepFailed: 'यह बदला नहीं जा सका',
  },
  section: {
    about: 'आपके बच्चे, दादा-दादी, नाना-नानी, दोस्त और पालतू, जैसे वे किताबों में दिखते हैं।',
    open: 'अपना परिवार खोलें',
  },
} satisfies Translation<typeof en.familyPageMessages>
