import type * as en from '../en/family.ts'
import type { Translation } from '../translation.ts'

export const familyValidationMessages = {
  nameRequired: 'कृपया नाम लिखें',
  genderRequired: 'लड़का, लड़की या कोई भी: यह चुनना ज़रूरी है',
  birthMonthRequired: 'कृपया जन्म का महीना और साल चुनें',
  birthMonthInFuture: 'जन्म का महीना अभी आया नहीं है',
  relationRequired: 'कृपया बताएं कि ये कौन हैं',
  petRequired: 'कृपया बताएं कि यह कौन सा पालतू है',
  consentRequired: 'आप बच्चे के बारे में जो लिखें, उसे रखने के लिए हमें आपकी सहमति चाहिए',
  kindFixed: 'यह बदला नहीं जा सकता। कृपया इस सदस्य को हटाकर नया सदस्य जोड़ें।',
  unknownChild: 'यह बच्चा अब आपके परिवार में सेव नहीं है। कृपया फिर से चुनें।',
  unknownCompanion: 'आपका चुना हुआ कोई सदस्य अब आपके परिवार में सेव नहीं है। कृपया फिर से चुनें।',
  chosenTwice: 'किसी को दो बार चुना गया है। कृपया हर एक को एक ही बार चुनें।',
  tooManyCompanions: max => `साथ में ज़्यादा से ज़्यादा ${max} लोग और एक पालतू आ सकते हैं। कृपया कम चुनें।`,
  tooMany: max => `एक परिवार में ज़्यादा से ज़्यादा ${max} सदस्य हो सकते हैं। कृपया पहले किसी एक को हटाएं।`,
} satisfies Translation<typeof en.familyValidationMessages>
