import type * as en from '../en/admin-gmail.ts'
import { PRODUCT_NAME } from '../product.ts'
import type { Translation } from '../translation.ts'

export const adminGmailMessages = {
  loading: 'Gmail इंटीग्रेशन की स्थिति लोड हो रही है',
  failed: 'Gmail इंटीग्रेशन की स्थिति लोड नहीं हो पाई। कृपया फिर से कोशिश करें।',

  status: {
    title: 'Gmail स्टेटस',
    subtitle: `${PRODUCT_NAME} ईमेल कैसे भेजता है, और वे पहुंचते हैं या नहीं।`,
    states: {
      not_configured: {
        title: 'Gmail सेट नहीं किया गया है',
        body: 'GOOGLE_CLIENT_ID और GOOGLE_CLIENT_SECRET सेट करें, प्रोडक्ट को फिर से चालू करें, फिर एक अकाउंट जोड़ें।',
      },
      not_connected: {
        title: 'कोई Gmail अकाउंट नहीं जुड़ा है',
        body: 'ईमेल भेजने के लिए एक अकाउंट जोड़ें।',
      },
      connected: { title: 'Gmail जुड़ा हुआ है', body: 'ईमेल नीचे दिए गए अकाउंट से भेजे जाते हैं।' },
      expired: {
        title: 'कनेक्शन का समय ख़त्म हो गया है',
        body: 'Google अब इस अकाउंट तक हमारी पहुंच नहीं मानता। इसे फिर से जोड़ें।',
      },
    },
    mailer: 'ईमेल किससे भेजे जाते हैं',
    mailers: { gmail: 'Gmail', smtp: 'SMTP_URL का मेल सर्वर' },
    noMailer: 'किसी से नहीं: जब तक मेलर उपलब्ध न हो, ईमेल क़तार में रहते हैं',
    account: 'अकाउंट',
    connectedAt: 'कब जुड़ा',
    connectedBy: (dateTime, username) => `${dateTime}, ${username ?? 'हटाए गए अकाउंट'} द्वारा`,
    lastError: 'पिछली गड़बड़ी',
    lastErrorAt: (code, dateTime) => `${code}, ${dateTime}`,
    noError: 'अकाउंट जुड़ने के बाद से कोई नहीं',
    lastSent: 'पिछला भेजा गया ईमेल',
    neverSent: 'अभी कोई नहीं',
    configure: 'Gmail सेट करें',
    refresh: 'रीफ़्रेश करें',
  },

  test: {
    title: 'टेस्ट ईमेल',
    about: email => `${email} पर एक ईमेल भेजता है, बाक़ी ईमेल की तरह: क़तार और मौजूदा मेलर से होकर।`,
    send: 'टेस्ट ईमेल भेजें',
    sending: 'भेजा जा रहा है...',
    failed: 'टेस्ट ईमेल नहीं भेजा जा सका',
    states: { queued: 'भेजे जाने का इंतज़ार', sent: 'भेज दिया गया', rejected: 'ठुकराया गया' },
  },

  auth: {
    title: 'Gmail सेट करें',
    subtitle: `वह Gmail अकाउंट जोड़ें जो ${PRODUCT_NAME} के ईमेल भेजेगा।`,
    how: 'यह कैसे होता है',
    steps: [
      'आप Google पर उस अकाउंट से साइन इन करते हैं जिससे ईमेल भेजने हैं, और हमें उसके नाम से ईमेल भेजने की इजाज़त देते हैं।',
      'Google जो इजाज़त देता है, उसे हम एन्क्रिप्ट करके रखते हैं। हम इनबॉक्स नहीं पढ़ सकते, और पासवर्ड कभी नहीं देखते।',
      'इसके बाद सभी ईमेल इसी अकाउंट से भेजे जाते हैं, Google की रोज़ की सीमा के अंदर।',
    ],
    connect: 'Gmail जोड़ें',
    connectAgain: 'फिर से जोड़ें',
    connecting: 'Google खुल रहा है...',
    connectFailed: 'Google नहीं खुल पाया',
    disconnect: 'कनेक्शन हटाएं',
    disconnecting: 'हटाया जा रहा है...',
    disconnected: 'Gmail का कनेक्शन हटा दिया गया',
    disconnectFailed: 'Gmail का कनेक्शन नहीं हटाया जा सका',
    confirm: {
      title: address => `${address} का कनेक्शन हटाना है?`,
      body: 'ईमेल फिर से SMTP_URL के मेल सर्वर से भेजे जाएंगे। अगर वह नहीं है, तो वे क़तार में रहेंगे।',
      cancel: 'रहने दें',
    },
    checkStatus: 'स्टेटस देखें',
    results: {
      connected: { title: 'Gmail जुड़ गया है', body: 'एक टेस्ट ईमेल भेजकर देखें कि यह काम कर रहा है।' },
      denied: { title: 'नहीं जुड़ा', body: 'आपने Google पर मना कर दिया। कुछ भी नहीं बदला है।' },
      stale: {
        title: 'नहीं जुड़ा',
        body: 'इसमें बहुत समय लग गया, या आपने इस बीच फिर से साइन इन किया। कृपया दोबारा शुरू करें।',
      },
      incomplete: {
        title: 'नहीं जुड़ा',
        body: 'Google ने ईमेल भेजने की इजाज़त नहीं दी। कृपया दोबारा शुरू करें और उसका बॉक्स चुना रहने दें।',
      },
      failed: { title: 'नहीं जुड़ा', body: 'Google कनेक्शन पूरा नहीं कर पाया। कृपया फिर से कोशिश करें।' },
    },
  },
} satisfies Translation<typeof en.adminGmailMessages>
