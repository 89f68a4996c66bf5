import type * as en from '../en/create-story-guide.ts'
import type { Translation } from '../translation.ts'

export const createStoryGuideMessages = {
  steps: {
    label: 'फ़ॉर्म के चरण',
    names: { child: 'बच्चा', focus: 'सीख', theme: 'थीम', extras: 'और कुछ', pictures: 'तस्वीरें' },
    done: 'हो गया',
    incorrect: 'यहां कुछ ठीक करना है',
    cover: 'अब तक की कहानी पर जाएं',
  },
  surprise: {
    button: 'चौंका दीजिए',
    hint: 'कुछ सूझ नहीं रहा? जो आपने नहीं चुना, वह हम चुन देंगे।',
    undo: 'वापस लें',
    undone: 'हमारी पसंद हटा दी गई है।',
    withFriend: friend => `${friend} के साथ`,
  },
} satisfies Translation<typeof en.createStoryGuideMessages>
