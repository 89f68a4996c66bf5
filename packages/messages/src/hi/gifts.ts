import type * as en from '../en/gifts.ts'
import type { Translation } from '../translation.ts'
import { packageNameMessages } from './packages.ts'
import { plural, printedBooklets, storyCredits } from './plurals.ts'

/** By the names with which servers answer. */
const PACKAGE_NAMES: Readonly<Record<string, string>> = {
  'Single Digital': packageNameMessages.single_digital,
  'Single Printed': packageNameMessages.single_printed,
  'Digital Collection': packageNameMessages.digital,
  'Printed Collection': packageNameMessages.printed,
}

export const redeemGiftMessages = {
  title: 'गिफ़्ट लें',
  missing: {
    title: 'गिफ़्ट का लिंक अधूरा है',
    body: 'इस लिंक में गिफ़्ट नहीं मिला। कृपया अपने ईमेल में दिया हुआ लिंक फिर से खोलें।',
    goHome: 'होम पेज पर जाएं',
    card: 'क्या आपके पास कार्ड है?',
    code: 'कार्ड पर लिखा कोड',
    codeHint: 'छोटे-बड़े अक्षरों से फ़र्क़ नहीं पड़ता।',
    open: 'गिफ़्ट खोलें',
  },
  heading: 'अपना गिफ़्ट लें',
  found: (packageName, senderName) => `${senderName} ने आपको ${PACKAGE_NAMES[packageName] ?? packageName} गिफ़्ट किया है!`,
  signInFirst: 'इसे लेने के लिए साइन इन करें, या अकाउंट बनाएं।',
  generic: 'किसी ने आपको गिफ़्ट भेजा है। इसे लीजिए, और स्टोरी क्रेडिट आपके अकाउंट में जुड़ जाएंगे।',
  messageFrom: senderName => `${senderName} का संदेश:`,
  loading: 'आपका गिफ़्ट ढूंढ रहे हैं...',
  redeem: 'गिफ़्ट लें',
  redeeming: 'गिफ़्ट लिया जा रहा है...',
  redeemed: credits =>
    `आपको अपने गिफ़्ट से ${storyCredits(credits)} ${plural(credits, { one: 'मिल गया है', other: 'मिल गए हैं' })}!`,
  success: 'हो गया',
  added: 'क्रेडिट आपके अकाउंट में हैं और कभी ख़त्म नहीं होते।',
  addedWithBooklets: copies =>
    `क्रेडिट आपके अकाउंट में हैं और कभी ख़त्म नहीं होते। साथ में आपके लिए ${printedBooklets(copies)} भी। इसे मंगाने के लिए कोई कहानी खोलें और ‘छपी हुई किताब मंगाएं’ चुनें।`,
  createStory: 'कहानी बनाएं',
  viewStories: 'मेरी कहानियां देखें',
  toast: credits => ({
    title: 'गिफ़्ट मिल गया!',
    description: `आपके अकाउंट में ${storyCredits(credits)} ${plural(credits, { one: 'जुड़ गया है', other: 'जुड़ गए हैं' })}।`,
  }),
  error: 'गड़बड़ी',
  failed: 'गिफ़्ट नहीं लिया जा सका। कृपया फिर से कोशिश करें।',
  unexpected: 'अचानक कोई गड़बड़ी हो गई। कृपया फिर से कोशिश करें।',
} satisfies Translation<typeof en.redeemGiftMessages>

export const giftBannerMessages = {
  one: (senderName, credits, withMessage) =>
    `${senderName} ने आपको गिफ़्ट भेजा है! इसमें ${storyCredits(credits)} ${plural(credits, { one: 'है', other: 'हैं' })}${withMessage ? ', और एक संदेश भी' : ''}`,
  many: count => `आपके लिए ${count} गिफ़्ट आए हैं!`,
  redeem: 'अभी लें',
  dismiss: 'हटाएं',
} satisfies Translation<typeof en.giftBannerMessages>
