import type { Arc } from '../../format/arc.ts'
import { bookWithoutAnEndingPictures } from './storyboard.ts'

/** Custom theme: the book is about it, since any phrase can follow "about". */
export const bookWithoutAnEnding: Arc = {
  titles: ['{name} and the Book That Lost Its Ending', '{name} and the Book about {themeTitle}'],
  guide: 'monkey',
  world: {
    guide: 'the monkey',
    guideIs: 'he',
    elder: 'Dadi',
    token: 'white feather',
    crack: 'its point split in two',
    treat: 'cardamom biscuit',
    try: 'write the last line',
    place: 'the last page',
    snag: 'the words slid off the page like beetles',
    dark: 'the crack between two pages',
    unsung: 'the old book',
    service: 'told its story to anyone who asked',
    hurt: 'his tail was shut in the page like a bookmark',
    care: 'lifted the page and slid the tail out',
    lonely: 'Nobody has turned to my page for years',
    keeper: 'the old storyteller',
    bow: 'slipped off {his} shoes',
    clue: 'The blank page was warm, and all the rest were cool',
    finding: 'The ending is still in there, asleep',
    duty: 'hold the last page flat',
    tempt: 'a picture that had begun to dance',
    undone: 'left the cover of the book wide open',
    redo: 'ran back through every chapter and shut it',
    small: 'a lost little comma',
    smallOne: 'the comma',
  },
  tale: {
    '2-3': {
      home: [['Story time! {Name} and [Dadi] open the [book].', 'Story time with [Dadi]!']],
      call: [
        [
          'A [book] about {theme}! But the [end] is gone.',
          'A [book] about {theme}! No [end]?',
          'Oh! The [last page] of the book is gone.',
        ],
      ],
      crossing: [
        {
          friend: 'Into the [book] jump {name} and {friend}.',
          else: 'Hop! {Hero} jumps into the [book].',
        },
        { ifRoom: { pet: '{Woof}' } },
      ],
      meeting: ['“No end! No end!” A [monkey] hops about, crying.'],
      trouble: ['Write, write. But the [words] run off. Come back!'],
      relief: [
        {
          friend: '{Friend} holds the page. The end is back!',
          else: 'Shhh. [One word]. Two [words]. The end is back!',
        },
      ],
      homeward: [['Hop! Out of the [book], to [Dadi].', 'Hop! Home.']],
      bed: [
        {
          pet: '[Book shut]. {Pet} sleeps. {Name} sleeps. The end.',
          else: '[Book shut]. Light out. Night-night, {name}. The end.',
        },
      ],
    },
    '4-6': {
      home: [
        '[Dadi] had a very old [book]. {Name} wanted to hear it all, right to the end.',
        { maybe: ['Just one more page!', 'Dadi put on her [spectacles].'] },
      ],
      call: [
        ['It was about {theme}. But the [last page] was blank!', 'But the [last page] of it was blank!'],
        { friend: '“Who took the end?” asked {friend}.' },
        { maybe: { pet: '{PetIntro} sniffed the paper.' } },
        { maybe: ['White as milk. Not a word.', 'There was not one word on it.'] },
      ],
      crossing: [
        'The [page] was soft as fog. {Name} put a finger in, then an arm, and tumbled into the book.',
        { friend: '{Friend} tumbled after.' },
        { maybe: { pet: 'So did {pet}.' } },
      ],
      meeting: [
        'A [monkey] with an inky tail sat on a [full stop]. “Our ending’s gone,” he said. “Here’s a [feather]. Can you write us one?”',
      ],
      trouble: [
        '{Name} wrote. But the [words] slid off, like beetles.',
        { friend: '{Friend} chased them.', else: '{He} wrote again. Off they slid.' },
        { pet: '{Pet} sat on one.', else: 'What a mess!' },
        { ifRoom: 'Then the light began to [fade].' },
      ],
      relief: [
        {
          friend: '{Friend} held the page, and {name} wrote [one word]: Home.',
          else: '{Name} wrote only [one word]: Home.',
        },
        ['It stayed. And all the [others] came back.', 'It stayed. The [others] came back.'],
      ],
      homeward: [
        'Out of the [book] {they} climbed, inky and glad.',
        { maybe: ['[Dadi] had only just turned the page.', '“Now, where were we?” said [Dadi], and turned the page.'] },
      ],
      bed: [
        '[Dadi] read the last page, very softly, and shut the [book].',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'], else: 'It sighed.' },
        '{Name} was asleep before the full stop.',
      ],
    },
    '7-9': {
      home: [
        '[Dadi]’s [book] lived on the top shelf, wrapped in a piece of [silk]. She read from it on evenings when it [rained].',
        'Tonight it rained. {Name} had one wish: to hear it at last to the very end.',
      ],
      call: [
        [
          'It was a book about {theme}, and it was the best there is. But when [Dadi] turned to the [last page], it was blank.',
          'It was the best book in the house. But when [Dadi] turned to the [last page], it was blank.',
        ],
        { friend: '“It can’t just stop,” said {friend}, who had come for the story.' },
        '“How odd,” said Dadi. “I’ll find my other glasses.”',
        { maybe: { pet: '{PetIntro} sniffed at the white.' } },
      ],
      crossing: [
        'When she had gone, {name} touched the [page]. It was cool and soft, like fog. {His} hand went in, and then {his} elbow; and then {they} fell, head over heels, through the white.',
        { maybe: { pet: '{Pet} fell past, looking thoughtful.' } },
        {
          maybe: [
            'All round lay [pictures] about {theme}, half rubbed out.',
            'All round lay [pictures], half rubbed out.',
          ],
        },
      ],
      meeting: [
        '“Mind the [commas],” said someone. A [monkey] with an inky tail was sitting on a [full stop]. “We’ve lost our ending,” he said. “It got left out in the rain. Everybody in here is stuck in the middle of something.” He gave {name} a long [white feather]. “Could you?”',
      ],
      trouble: [
        '{Name} dipped the [feather] and wrote: And so. But {snag} and ran.',
        {
          friend: '{Friend} caught a few in a [cap]. They were not good ones.',
          else: '{He} caught one by the leg. It was not a good one.',
        },
        { pet: '{Pet} chased the rest.' },
        'And bit by bit the [white] came creeping up.',
      ],
      relief: [
        {
          friend: '{Friend} held the page down at both corners.',
          else: 'This time {he} did not try for a grand word.',
        },
        '{Name} wrote the smallest word {he} knew: [Home]. It held. And from under every comma the [lost words] came creeping back, and got in line.',
      ],
      homeward: [
        'The [book] put {them} out on the rug, quite gently.',
        { maybe: '“Found them,” said [Dadi], coming in with her [glasses]. “They were on my nose.”' },
        { maybe: 'She turned to the last page, and smiled, and moved the lamp.' },
      ],
      bed: [
        'So [Dadi] read the end of it, while the [rain] grew quiet to listen.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        'It was a good end. Everyone in it went home. There was a lamp, and a blanket, and a child whose eyes were shutting, just as {name}’s were now.',
      ],
    },
    '10-12': {
      home: [
        'The [book] was kept on the top shelf, rolled in [red silk] like somebody’s best sari. [Dadi] had been given it by her own grandmother. She read from it only on nights when it rained and the lights were bad, and she had never yet got to the end before somebody fell asleep.',
        '{Name} had heard the first half so often that {he} could have walked about in it. But {he} {was} older this year, and had slept all afternoon on purpose. Tonight it was [raining]. Tonight {he} {was} going to hear how it came out.',
      ],
      call: [
        [
          'It was about {theme}; but that tells you nothing. It was about it in the way that the sea is about water. [Dadi] read, and the rain ran down. She wetted a finger. She turned to the [last page], and stopped.',
          '[Dadi] read, and the rain ran down. She wetted a finger. She turned to the [last page], and stopped.',
        ],
        'It was white. There was not so much as a smudge on it. “It’s my eyes,” said Dadi, and went to look for her other glasses.',
        {
          friend:
            '“It isn’t her eyes,” said {friend}, who had come to return a pencil and had been there for six chapters.',
          else: 'It was not her eyes. {Name} bent down until {his} nose was almost on the paper.',
        },
        { maybe: { pet: '{PetIntro} looked behind the book, to see if it had fallen out.' } },
      ],
      crossing: [
        '{He} put out a finger. The paper was cool, and it gave. It was like touching fog, or the skin on milk. There are people who would have waited for Dadi. {Name} put {his} arm in to the elbow, and felt about, and something on the other side took {him} politely by the wrist.',
        {
          friend:
            '{Friend} had just time to take hold of a sleeve. They fell past chapter nine, past eight; the [pictures] went by like lit windows from a train.',
          else: '{He} fell past chapter nine, past eight; the [pictures] went by like lit windows from a train.',
        },
        { maybe: { pet: '{Pet} fell more slowly, looking at everything.' } },
      ],
      meeting: [
        '“Mind the [commas],” said the person who had {him} by the wrist. “We’ve had to put them down anywhere.” It was a [monkey], small and grave, with a tail that had plainly been dipped in ink. “You’re the one that falls asleep,” he said. “Well, you’re in time. The ending has gone. Somebody left us by a window, and it washed out. They are all stuck, you know. Nobody can get home.” And from behind his ear he took a long [white feather], cut to a point.',
      ],
      trouble: [
        '{Name} wrote: And so it came to pass. It looked well. Then {snag} and went scuttling off in all directions. {He} wrote: But little did they know. That was worse; it turned round first and made a face.',
        {
          friend: '{Friend} caught a few under a [cap]. They turned out to be adverbs.',
          else: '{He} caught one by a back leg. It turned out to be an adverb.',
        },
        { pet: '{Pet} brought back another, rather chewed.' },
        'And every time, when {he} looked up, the [white] had come closer. It had had the hills. It was starting on the sky.',
      ],
      relief: [
        {
          friend:
            '{Friend} knelt on the corners to keep the page from curling. {Name} held the feather over it for some time.',
          else: 'For some time {name} held the feather over the page and did not write at all.',
        },
        'What do they want, {he} thought: not me, them? And when {he} knew, it was so short that {he} felt almost shy of it. {He} wrote: [Home]. It stood there in the middle of all that white like a house with one window lit. Then, from under the commas, from behind the chapters, back came the [others], wiping their feet; and there was an ending.',
      ],
      homeward: [
        'The [book] let {them} out on the rug, a little inky.',
        {
          maybe:
            '“On my nose,” said [Dadi], coming in. “The whole time. Why did you not say?” She settled herself, and moved the lamp, and found the place.',
        },
        {
          maybe:
            'For a while there was no sound but the rain. “I don’t remember that it was so short,” she said then. She read it again. “No. It’s quite right. It’s just that I was never awake for it, either.”',
        },
        { maybe: 'And she looked for some time at the ink on {name}’s thumb.' },
      ],
      bed: [
        'So {name} heard the end at last, in bed, with the light turned low.',
        [
          'It was a book about {theme}, and everyone in it had come a long way. One by one they got home.',
          'Everyone in it had come such a long way. One by one they got home.',
        ],
        'Somebody lit a lamp. Somebody put the rice on. There was a smell of rain.',
        { pet: 'There was even someone who {settled}, exactly as {pet} had just done.' },
        '“And then,” read [Dadi]; but very softly, because she had looked over the top of the page, and there was nobody left awake to hear it.',
      ],
    },
  },
  ...bookWithoutAnEndingPictures,
}
