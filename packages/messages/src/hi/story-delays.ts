import type * as en from '../en/story-delays.ts'
import type { Translation } from '../translation.ts'
import { formatTime } from './formats.ts'

export const storyDelayMessages = {
  delayed: (finishBy, timeZone) =>
    `हमारा कहानीकार थोड़ा आराम कर रहा है। हम आपकी कहानी पूरी करेंगे, और ${formatTime(finishBy, timeZone)} तक वह मेरी कहानियां में होगी। अगर न हो पाई, तो आपका क्रेडिट अपने-आप लौट आएगा।`,
  title: 'आपकी कहानी आ रही है',
  explanation: 'आप यह पेज बंद कर सकते हैं। किताब तैयार होने पर हम आपको ईमेल भेजेंगे।',
  myStories: 'मेरी कहानियां खोलें',
  unfinished: {
    title: name => `${name} के लिए नई कहानी`,
    writing: 'लिखी जा रही है…',
    soon: 'एक-दो मिनट में यहां होगी।',
    delayed: finishBy =>
      `हमारा कहानीकार थोड़ा आराम कर रहा है। हम इसे ${formatTime(finishBy)} तक पूरा करेंगे। अगर न हो पाई, तो आपका क्रेडिट अपने-आप लौट आएगा।`,
  },
} satisfies Translation<typeof en.storyDelayMessages>
