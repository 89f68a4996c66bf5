import type * as en from '../en/voice-help.ts'
import type { Translation } from '../translation.ts'

export const voiceHelpMessages = {
  label: 'आवाज़',
  none: language => `इस ब्राउज़र में ${language} पढ़ने वाली कोई आवाज़ नहीं है। आवाज़ पाने के लिए:`,
  steps: {
    android: language =>
      `सेटिंग > सुलभता (Accessibility) > लिखाई को बोली में बदलना (Text-to-speech output) खोलें। इंजन में Google चुनें (Play Store में “Speech Recognition & Synthesis”) और ${language} का वॉइस डेटा इंस्टॉल करें।`,
    ios: language =>
      `सेटिंग्ज़ > ऐक्सेसिबिलिटी (Accessibility) > Spoken Content (या Read & Speak) > Voices खोलें, ${language} चुनें और एक आवाज़ डाउनलोड करें।`,
    windows: language =>
      `सेटिंग्स > समय और भाषा (Time & language) > स्पीच (Speech) खोलें, “Manage voices” में “Add voices” चुनें और ${language} जोड़ें।`,
    macos: language =>
      `सिस्टम सेटिंग्ज़ > ऐक्सेसिबिलिटी (Accessibility) > Spoken Content (या Read & Speak) > System voice > Manage Voices खोलें और ${language} की एक आवाज़ डाउनलोड करें।`,
    linux: language =>
      `Speech Dispatcher को ${language} की आवाज़ के साथ इंस्टॉल करें, जैसे speech-dispatcher और espeak-ng पैकेज। Chromium को --enable-speech-dispatcher के साथ शुरू करें; Firefox को इसकी ज़रूरत नहीं।`,
    other: language => `इस डिवाइस की सुलभता (Accessibility) सेटिंग में टेक्स्ट-टू-स्पीच खोजें और ${language} की आवाज़ जोड़ें।`,
  },
  another: 'दूसरी आवाज़ कैसे पाएं',
  restart: 'फिर ब्राउज़र बंद करके दोबारा खोलें।',
  otherBrowser: 'या कहानी को Chrome, Edge या Safari में खोलें: जो ऐप अपने अंदर वेब पेज दिखाते हैं, उनमें अक्सर आवाज़ें नहीं होतीं।',
  unsupported:
    'यह ब्राउज़र पढ़कर नहीं सुना सकता। कहानी को Chrome, Edge या Safari में खोलें: जो ऐप अपने अंदर वेब पेज दिखाते हैं, वे भी अक्सर नहीं सुना सकते।',
  open: 'आवाज़ पाएं',
  noVoice: {
    title: 'पढ़कर सुनाना रुक गया',
    description: 'इस ब्राउज़र में इस कहानी के लिए कोई आवाज़ नहीं है।',
  },
  uncertain: 'अगर कुछ सुनाई न दे, तो हो सकता है कि इस ब्राउज़र में कोई आवाज़ न हो।',
} satisfies Translation<typeof en.voiceHelpMessages>
