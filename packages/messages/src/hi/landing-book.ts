import type * as en from '../en/landing-book.ts'
import type { Translation } from '../translation.ts'

export const landingBookMessages = {
  cover: 'कवर',
  page: (page, pages) => `पेज ${page} / ${pages}`,
  theEnd: 'समाप्त',
  afterTheEnd: 'कल रात, एक किताब जिसमें आपका बच्चा हो?',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
  listen: 'पढ़कर सुनाइए',
  stop: 'पढ़ना रोकें',
  sound: 'पन्ने पलटने की आवाज़',
  again: 'फिर से पढ़िए',
  create: 'कहानी बनाएं',
  noVoice:
    'इस ब्राउज़र में अंग्रेज़ी पढ़ने वाली कोई आवाज़ नहीं है। यह पेज Chrome, Edge या Safari में खोलें, या अपने डिवाइस में अंग्रेज़ी आवाज़ जोड़ें: सेटिंग में “Text-to-speech” खोजें।',
} satisfies Translation<typeof en.landingBookMessages>
