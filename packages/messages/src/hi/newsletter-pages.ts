import type * as en from '../en/newsletter-pages.ts'
import type { Translation } from '../translation.ts'

export const newsletterPageMessages = {
  box: {
    heading: 'न्यूज़लेटर',
    label: 'आपका ईमेल पता',
    about: 'सोने से पहले के वक़्त के लिए नए आइडिया, महीने में लगभग एक बार।',
    subscribe: 'सब्सक्राइब करें',
    subscribing: 'सब्सक्राइब हो रहा है...',
    invalid: 'कृपया सही ईमेल पता लिखें',
  },
  confirm: {
    title: 'न्यूज़लेटर की पुष्टि',
    heading: 'बस एक आख़िरी क़दम',
    lead: 'कृपया पुष्टि करें कि आप हमारा न्यूज़लेटर पाना चाहते हैं।',
    submit: 'हां, मुझे सब्सक्राइब करें',
    submitting: 'सब्सक्राइब हो रहा है...',
    done: 'आपने सब्सक्राइब कर लिया है',
  },
  unsubscribe: {
    title: 'न्यूज़लेटर बंद करें',
    heading: 'न्यूज़लेटर बंद करना है?',
    lead: 'हम इसे आपको फिर नहीं भेजेंगे। आपके अकाउंट और ऑर्डर के ईमेल पहले की तरह आते रहेंगे।',
    submit: 'न्यूज़लेटर बंद करें',
    submitting: 'बंद किया जा रहा है...',
    done: 'न्यूज़लेटर बंद कर दिया गया है',
  },
  incomplete: 'यह लिंक अधूरा है',
  openAgain: 'कृपया इसे ईमेल से दोबारा खोलें, या पूरा लिंक अपने ब्राउज़र में कॉपी करें।',
  failed: 'यह नहीं हो पाया',
  goHome: 'होम पेज पर जाएं',
} satisfies Translation<typeof en.newsletterPageMessages>
