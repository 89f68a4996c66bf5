import type * as en from '../en/rewrites.ts'
import type { Translation } from '../translation.ts'

export const rewriteMessages: Translation<typeof en.rewriteMessages> = {
  kindUnavailable: 'यहां हम आपके अपने शब्दों वाली इच्छा पूरी नहीं कर सकते। कोई दूसरा विकल्प चुनें, या शब्द ख़ुद बदलें।',
  noOtherWording: 'इस पेज के लिए हमारे पास वैसे और शब्द नहीं हैं। कोई दूसरा विकल्प आज़माएं, या शब्द ख़ुद बदलें।',
  unusableWish: 'कृपया थोड़े शब्दों में बताएं कि इस पेज पर आप क्या चाहते हैं।',
  refused: 'यह पेज वैसा नहीं बना जैसा सोते समय की कहानी में होना चाहिए। कृपया फिर कोशिश करें, या कुछ और मांगें।',
  failed: 'इस पेज के लिए नए शब्द नहीं मिले। कृपया फिर कोशिश करें।',
}
