import type * as en from '../en/story-deletion.ts'
import type { Translation } from '../translation.ts'

export const storyDeletionMessages = {
  delete: title => `${title} हटाएं`,
  confirmTitle: title => `“${title}” हटानी है?`,
  confirmBody: 'कहानी, तस्वीरें और डाउनलोड की फ़ाइलें हमेशा के लिए हट जाएंगी। स्टोरी क्रेडिट वापस नहीं मिलेगा।',
  cancel: 'कहानी रहने दें',
  confirm: 'कहानी हटाएं',
  done: 'कहानी हटा दी गई',
  doneBody: title => `यह संदेश बंद होते ही “${title}” और उसकी तस्वीरें हमेशा के लिए मिट जाएंगी।`,
  undo: 'वापस लाएं',
  failed: 'कहानी नहीं हटाई जा सकी',
} satisfies Translation<typeof en.storyDeletionMessages>
