import type * as en from '../en/story-progress.ts'
import type { Translation } from '../translation.ts'

export const storyProgressMessages = {
  label: 'कहानी कहां तक बनी',
  steps: {
    checking: 'आपकी पसंद देख रहे हैं',
    writing: 'कहानी लिख रहे हैं',
    reviewing: 'एक बार पढ़कर देख रहे हैं',
    illustrating: (name, pages) => `आप पढ़ते रहिए, हम ${name}, कवर और ${pages} पेजों की तस्वीरें बना रहे हैं`,
  },
  offline: 'आप ऑफ़लाइन हैं। इंटरनेट लौटते ही हम आगे बढ़ेंगे।',
  done: 'हो गया',
  drawing: {
    waiting: 'आपकी दूसरी किताब की तस्वीरें पूरी होने का इंतज़ार है',
    hero: 'आपके हीरो की तस्वीर बन रही है',
    cover: 'कवर की तस्वीर बन रही है',
    page: page => `पेज ${page} की तस्वीर बन रही है`,
  },
} satisfies Translation<typeof en.storyProgressMessages>
