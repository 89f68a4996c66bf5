import type * as en from '../en/reader.ts'
import type { Translation } from '../translation.ts'
import { plural } from './plurals.ts'

export const readerMessages = {
  pageTitle: 'कहानी',
  loading: 'किताब खुल रही है',
  notFound: {
    title: 'कहानी नहीं मिली',
    body: 'हम यह कहानी नहीं खोल पाए। हो सकता है यह हटा दी गई हो, या किसी दूसरे अकाउंट की हो।',
    unreachable: 'हम यह कहानी अभी नहीं खोल पाए। यह मेरी कहानियां में अब भी सुरक्षित है।',
    goToMyStories: 'मेरी कहानियां पर जाएं',
    tryAgain: 'फिर से कोशिश करें',
  },
  errorLoading: {
    title: 'कहानी लोड करने में गड़बड़ी',
    description: 'कहानी लोड नहीं हो पाई। कृपया फिर से कोशिश करें।',
  },
  caption: (page, pages) => `तस्वीर ${page} / ${pages}`,
  progress: (completed, total) =>
    `${total} में से ${completed} ${plural(completed, { one: 'तस्वीर', other: 'तस्वीरें' })} तैयार`,
  generating: 'तस्वीरें बन रही हैं... इसमें कुछ मिनट लग सकते हैं।',
  noIllustration: 'तस्वीरें अभी तैयार नहीं हैं',
  missing: {
    refused: 'इस पेज में जैसा लिखा है, वैसी तस्वीर हम नहीं बना पाए। हम थोड़ा बदलकर फिर से कोशिश कर सकते हैं।',
    failed: 'यह तस्वीर बनाते समय कुछ गड़बड़ हो गई। इसका आपकी कहानी से कोई लेना-देना नहीं है।',
    retrying: 'तस्वीर फिर से बन रही है। इसमें एक मिनट लग सकता है।',
    tryAgain: 'फिर से कोशिश करें',
    final: 'हमने कई बार कोशिश की, पर यह तस्वीर नहीं बन पाई। कहानी इसके बिना भी पूरी है।',
    cover: 'हम कवर नहीं बना पाए।',
    retryFailed: { title: 'तस्वीर दोबारा नहीं बनाई जा सकी', description: 'कृपया फिर से कोशिश करें।' },
  },
  refunded: {
    title: 'इस कहानी में तस्वीरें नहीं हैं',
    body: 'हम तस्वीरें नहीं बना पाए, इसलिए आपका स्टोरी क्रेडिट लौटा दिया है। कहानी आपकी ही है।',
  },
  cover: {
    forChild: child => `${child} के लिए एक कहानी`,
    open: 'किताब खोलें',
    back: 'कवर पर वापस जाएं',
  },
  pages: {
    label: 'पेज',
    count: pages => `${pages} पेज`,
    indicator: (page, pages) => `पेज ${page} / ${pages}`,
    previous: 'पिछला',
    next: 'अगला',
    goTo: page => `पेज ${page} पर जाएं`,
  },
  tools: {
    label: 'पढ़ने के टूल',
    readAloud: 'पढ़कर सुनाएं',
    pause: 'रोकें',
    resume: 'आगे सुनाएं',
    stop: 'पढ़ना बंद करें',
    bedtime: 'रात का मोड',
    daytime: 'दिन का मोड',
    fullScreen: 'पूरी स्क्रीन',
    leaveFullScreen: 'पूरी स्क्रीन से बाहर आएं',
    change: 'यह किताब बदलें',
    changeFailed: { title: 'यह नहीं खुल पाया', description: 'कृपया अपना इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।' },
    settings: 'पढ़ने की सेटिंग',
    minutesLeft: minutes => `${minutes} मिनट`,
    sleepsIn: minutes => `स्लीप टाइमर ${minutes} मिनट में ख़त्म होगा।`,
  },
  settings: {
    title: 'पढ़ने की सेटिंग',
    openFailed: { title: 'सेटिंग नहीं खुल पाई', description: 'कृपया फिर से कोशिश करें।' },
    done: 'हो गया',
    textSize: { label: 'अक्षरों का आकार', small: 'छोटा', regular: 'सामान्य', large: 'बड़ा' },
    bedtime: { label: 'रात के रंग', off: 'बंद', on: 'चालू', sunset: 'सूरज ढलने के बाद' },
    speed: { label: 'पढ़ने की रफ़्तार', rate: rate => `${rate}×` },
    voice: {
      label: 'आवाज़',
      best: 'इस डिवाइस की सबसे अच्छी आवाज़',
      online: name => `${name} (ऑनलाइन)`,
      onlineHint: 'ऑनलाइन आवाज़ें पेज का टेक्स्ट उस कंपनी को भेजती हैं जो उन्हें देती है।',
    },
    sleepTimer: {
      label: 'स्लीप टाइमर',
      hint: 'पढ़कर सुनाना रुक जाता है और स्क्रीन अंधेरी हो जाती है।',
      off: 'बंद',
      page: 'इस पेज के बाद',
      story: 'इस कहानी के बाद',
      minutes: minutes => `${minutes} मिनट`,
    },
  },
  speech: {
    reading: { title: 'पढ़कर सुनाया जा रहा है', description: 'आराम से सुनिए।' },
    noContent: { title: 'कुछ लिखा नहीं है', description: 'इस पेज पर पढ़ने के लिए कुछ नहीं है।' },
    notSupported: { title: 'यह सुविधा नहीं है', description: 'आपका ब्राउज़र पढ़कर नहीं सुना सकता।' },
    failed: {
      title: 'पढ़कर सुनाना रुक गया',
      description: 'इस डिवाइस की आवाज़ नहीं चली। पढ़ने की सेटिंग में आप दूसरी आवाज़ चुन सकते हैं।',
    },
    theEnd: child => `कहानी पूरी हुई। शुभ रात्रि, ${child}।`,
  },
  origin: {
    trainedAlgorithmicMedia: 'AI की मदद से लिखी गई',
    algorithmicMedia: 'कंप्यूटर प्रोग्राम से लिखी गई, AI के बिना',
  },
  end: {
    title: 'समाप्त',
    readAgain: 'फिर से पढ़ें',
    goodNight: 'शुभ रात्रि',
    anotherStory: 'एक और कहानी',
  },
  asleep: {
    title: child => `शुभ रात्रि, ${child}`,
    wake: 'आगे पढ़ने के लिए छुएं',
  },
  actions: {
    share: 'कहानी शेयर करें',
    createNew: 'नई बनाएं',
  },
  sharing: { title: 'शेयर करना', description: 'कहानियां शेयर करने की सुविधा जल्द आ रही है!' },
} satisfies Translation<typeof en.readerMessages>
