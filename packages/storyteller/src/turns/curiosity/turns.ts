import type { ValueThread } from '../../format/arc.ts'
import { CURIOSITY_LOOKS } from './storyboard.ts'

export const curiosity: ValueThread = {
  turns: [
    {
      moment: {
        '2-3': ['Hmm. What is that? {Name} looks very close.'],
        '4-6': [
          '“Wait,” said {name}. “That’s funny.” {Clue}.',
          ['{He} went down on hands and knees to look.', '{He} crouched to look.'],
        ],
        '7-9': [
          '{Name} was about to sit down and be sad when something made {him} stop.',
          '{Clue}.',
          '“Now why,” said {name}, going down on hands and knees, “would that be?” And {he} forgot to be sad at all.',
        ],
        '10-12': [
          '“That’s that, then,” said {guide}. But {name} had not heard. {He} had noticed something.',
          'It was a very small something. {Clue}.',
          'It had nothing to do with anything, perhaps. But it was the kind of thing that gets under your skin and itches. {Name} lay down on {his} stomach, with {his} nose almost touching, and looked at it from the left, and from the right, and then from underneath.',
          { maybe: '“What are you doing?” asked {guide}. “I’m wondering,” said {name}.' },
        ],
      },
      deed: {
        '2-3': ['Peep! Poke! Sniff! Aha! Now {name} knows how.'],
        '4-6': ['{He} peered. {He} poked. {He} put an ear to it. “Oh!” said {name}. “I see! {Finding}!”'],
        '7-9': [
          '{He} looked at it sideways and upside down. {He} tapped it and put {his} ear to it.',
          'What if it meant something? What if it had been there all along, waiting to be asked?',
          '“Oh!” said {name}, and sat up. “{Finding}!”',
        ],
        '10-12': [
          'Questions came, one pulling the next behind it like elephants holding tails. Why here and not there? Why so many? What would happen if you touched it? {Name} touched it. Ah. And if you touched it twice?',
          '{Guide} had stopped sighing and come to look as well. “I went straight past that,” {it} said, “and never once thought to ask.”',
          '“I think,” said {name} slowly, and then quickly, scrambling up with dust all down {his} front, “oh, I know! {Finding}!”',
        ],
      },
      bridge: {
        '4-6': 'Once you knew, it was plain.',
        '7-9': 'Once you knew it, it was as plain as a nose.',
        '10-12': 'Once you knew it, you could not imagine not having known it. It was as plain as a door.',
      },
      looks: CURIOSITY_LOOKS[0],
    },
    {
      moment: {
        '2-3': ['“Why?” asks {name}. And then again: “But why?”'],
        '4-6': [
          '“Why doesn’t it work?” asked {name}. “It just doesn’t,” said {guide}.',
          '“But why?” asked {name}. “And why not?”',
        ],
        '7-9': [
          '“Why doesn’t it work?” asked {name}. “It never does,” said {guide}.',
          '“Never? Not on Tuesdays? Not backwards?” {Name}’s head was filling up with questions the way a bucket fills up under a tap.',
          '“Has anyone ever tried it very, very slowly?”',
        ],
        '10-12': [
          '“It doesn’t work,” said {guide}. “It never has.”',
          'Some people hear a sentence like that and go home. {Name} heard it and felt {his} ears prick up.',
          '“Never?” {he} said. “Who tried? What did they do? Which hand? Was it raining? Did they start from this end, or from that end? Did they all try in the same way?”',
          '{Guide} opened {its} mouth to answer the first, and by then there were nine. “Nobody has ever asked me so many things,” {it} said faintly.',
        ],
      },
      deed: {
        '2-3': ['“What if we go slowly?” asks {name}. Ooh!'],
        '4-6': [
          '“Has anyone tried it slowly?” asked {name}. “Softly? Like a cat?”',
          '{Guide} blinked. “You know, I don’t think anyone has.”',
        ],
        '7-9': [
          '{Guide} thought. “Everyone comes running,” {it} said. “Everyone pulls and pushes. No. Nobody ever tried it slowly.”',
          '“Then we don’t know yet,” said {name}, and {his} eyes shone. “Isn’t that lovely? Let’s find out.”',
        ],
        '10-12': [
          '“In the same way?” said {guide}. “Well, yes. In a hurry. People are always in a hurry when they get here. They rush at it, and it goes wrong.”',
          '“So nobody,” said {name}, “has ever tried it slowly.”',
          'There was a pause, and in the pause the whole thing turned over, like a puzzle piece that has been upside down.',
          '“We don’t know that it doesn’t work,” said {name}. “We only know it doesn’t work fast. There’s a whole other half that no one’s looked at!” {He} rubbed {his} hands. {He} could hardly wait to find out.',
        ],
      },
      bridge: {
        '4-6': 'Slowly, slowly, like a cat.',
        '7-9': 'Slowly, slowly, like a cat on a wall.',
        '10-12': '{Name} went at it the way a cat goes along a wall, thinking about each paw.',
      },
      looks: CURIOSITY_LOOKS[1],
    },
  ],
  echo: {
    '4-6': '“And why is evening blue?” asked {name}.',
    '7-9': '{Name} had asked eleven questions on the way home, and saved the twelfth for tomorrow.',
    '10-12':
      '“Did you find out what you wanted?” asked {elder}. “Yes,” said {name}, “and now there are six more things that I want to know.” “Good,” said {elder}. “That is how you can tell that it went well.”',
  },
}
