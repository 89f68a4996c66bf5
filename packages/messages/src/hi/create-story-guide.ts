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
  },
  tonight: {
    heading: 'आज रात की कहानी',
    hero: (child, character) => `${character} ${child}`,
    ownHero: (child, text) => `${child}, ${text}`,
    // "मिल-बांटना" is declined.
    story: (value, place) => `${place} ${value.replace(/ना$/, 'ने')} की कहानी`,
    ownStory: (value, theme) => `${value.replace(/ना$/, 'ने')} की कहानी: ${theme}`,
    places: {
      space: 'अंतरिक्ष में',
      magical: 'जादुई दुनिया में',
      underwater: 'समंदर के नीचे',
      jungle: 'जंगल में',
      farm: 'खेत-खलिहान में',
      superhero: 'सुपरहीरो के शहर में',
    },
    sentence: story => `${story}।`,
    pet: pet => `एक ${pet}`,
    another: 'कोई और ख़याल',
    change: 'कुछ बदलें',
  },
  draft: {
    restored: 'आपने जो भरा था, वह हमने संभालकर रखा है।',
    startOver: 'नए सिरे से शुरू करें',
    startedOver: 'सब कुछ फिर से शुरू जैसा है।',
    undo: 'वापस लें',
  },
} satisfies Translation<typeof en.createStoryGuideMessages>
