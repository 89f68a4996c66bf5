import type * as en from '../en/account-details.ts'
import type { Translation } from '../translation.ts'
import { formatDate } from './formats.ts'

export const accountDetailsMessages = {
  change: 'बदलें',
  cancel: 'रहने दें',
  saving: 'सेव हो रहा है...',

  username: {
    change: 'अपना यूज़रनेम बदलें',
    title: 'अपना यूज़रनेम बदलें',
    description: 'आप इसी से साइन इन करते हैं, और जिन्हें आप गिफ़्ट भेजते हैं उन्हें यही नाम दिखता है।',
    label: 'नया यूज़रनेम',
    submit: 'सेव करें',
    done: 'आपका यूज़रनेम बदल गया',
    failed: 'आपका यूज़रनेम नहीं बदला',
  },

  email: {
    change: 'अपना ईमेल पता बदलें',
    title: 'अपना ईमेल पता बदलें',
    description: 'हम नए पते पर एक लिंक भेजते हैं। आप उसे खोलेंगे, तब पुराने पते की जगह नया पता आ जाएगा।',
    label: 'नया ईमेल पता',
    submit: 'लिंक भेजें',
    sent: 'ईमेल भेज दिया गया',
    sentTo: email => `कृपया वह लिंक खोलें जो हमने ${email} पर भेजा है।`,
    failed: 'यह नहीं हो पाया',
    pending: (email, expiresAt) =>
      `हमने ${email} पर एक लिंक भेजा है। उसे ${formatDate(expiresAt)} से पहले खोलें, तब यह आपके अकाउंट का पता बन जाएगा।`,
    keep: 'अभी वाला पता रहने दें',
    cancelled: 'आपका पता वही रहेगा',
  },
} satisfies Translation<typeof en.accountDetailsMessages>
