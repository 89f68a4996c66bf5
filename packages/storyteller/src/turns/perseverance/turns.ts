import type { ValueThread } from '../../format/arc.ts'
import { PERSEVERANCE_LOOKS } from './storyboard.ts'

export const perseverance: ValueThread = {
  depictions: { ant: { figure: 'ant' } },
  turns: [
    {
      moment: {
        '2-3': ['Try again. No! Try again. No, no, no!'],
        '4-6': ['Again {name} tried. Again {snag}. Twice. Three times. “Give up,” sighed {guide}.'],
        '7-9': [
          'So {name} tried again, and again {snag}.',
          '{He} tried with {his} eyes shut. {He} tried with {his} tongue out.',
          '“That makes five,” said {guide} sadly. “It can’t be done.”',
          { maybe: '{Name}’s knees were sore and {his} eyes stung.' },
        ],
        '10-12': [
          'The second time, {snag}. The third time too.',
          'The fourth time went so well that {name} had already started to smile; and then, at the very last, it all came undone and {he} {was} back where {he} had started, with grit on {his} hands.',
          '“Seven,” said {guide}, who had been counting. “Seven is a great many. It would be no shame to stop.”',
          '{Name} did not answer. {He} wanted, very much, to kick something.',
        ],
      },
      deed: {
        '2-3': ['{Name} takes a big breath. One more time.'],
        '4-6': [
          '{Name} rubbed {his} knees. “I haven’t tried ten times yet,” {he} said.',
          'Four. Five. Six. Seven. Eight. Nine. And then …',
        ],
        '7-9': [
          '“Five is only one hand,” said {name}. “I’ve got two.”',
          '{He} wiped {his} nose and tried a sixth time, and a seventh.',
          'Each time went a tiny bit better than the last, so tiny that only {name} could tell.',
          'Eight. Nine. {He} stood up once more.',
        ],
        '10-12': [
          '{He} sat down instead and went through it the way {elder} untangled wool, patiently, from the end. What had gone wrong the second time? What had nearly gone right the fourth?',
          'Then {he} got up. Eight was bad. Nine was worse. Ten was worse still, and made {guide} cover {its} eyes.',
          'But eleven was a little like four, only steadier; and somewhere in the middle of being tired {name} noticed that {he} had stopped being angry. {He} {was} just working.',
          '“Twelve,” whispered {guide}.',
        ],
      },
      bridge: {
        '4-6': 'Ten! Number ten was different.',
        '7-9': 'Ten!',
        '10-12': 'Twelve.',
      },
      looks: PERSEVERANCE_LOOKS[0],
    },
    {
      moment: {
        '2-3': ['So far! So hard! {Name} sits down. Puff!'],
        '4-6': [
          '{Name} looked at how much was left to do, and {his} arms felt like wet string.',
          ['“It’s too big,” {he} said.', 'It was too big. Much too big.'],
        ],
        '7-9': [
          '{Name} looked at all that was still to do. Then {he} looked again, and it had not got any smaller.',
          '“It is too much,” {he} said. “It is just too much.”',
          'And {he} lay down flat on {his} back, like someone who has finished.',
        ],
        '10-12': [
          'It was the size of it that was so unfair. {Name} measured what {they} had done so far, and it came to about as much as a fingernail. Then {he} measured what was left, and ran out of fingers.',
          '“I can’t,” {he} said, and lay down flat on {his} back where {he} {was}.',
          '{Guide} lay down too. For a while neither of them said a thing. {Name} thought of an [ant] {he} had once watched on the kitchen step, with a crumb four times its own size. It fell over. It got up. It fell over again.',
        ],
      },
      deed: {
        '2-3': ['One little bit. Then one little bit more.'],
        '4-6': [
          '“Then do a small bit,” said {guide}. So {name} did a small bit.',
          'And then another small bit. And another.',
          { maybe: 'And one more.' },
        ],
        '7-9': [
          'But nobody can lie still for ever. “I’ll do a spoonful,” {name} told nobody. “One spoonful, and then I’ll see.”',
          '{He} did one spoonful. It was not hard. So {he} did the next.',
          '{He} stopped looking at the end of it. {He} only looked at the spoon.',
        ],
        '10-12': [
          '“It never looked at the whole way,” said {name} slowly. “The ant. It only ever looked at the next bit.”',
          '{He} sat up. “I won’t do all of it,” {he} told {guide}. “I’ll only do as much as it takes to sing one verse.”',
          'So {name} did one verse’s worth, and rested, and did another. {He} sang the song about the crow and the water pot, which has a great many verses.',
          'By the ninth {he} {was} hoarse. By the fourteenth {he} had forgotten to be afraid of how far it was; and when {he} next looked up, there was hardly anything left.',
        ],
      },
      bridge: {
        '4-6': 'One small bit was left.',
        '7-9': 'And then there was only one spoonful to go.',
        '10-12': 'The last verse of all was the shortest.',
      },
      looks: PERSEVERANCE_LOOKS[1],
    },
  ],
  echo: {
    '4-6': '{His} legs were tired and glad.',
    '7-9': '{Name} was tired right down to the toes, the good kind of tired that comes of not having stopped.',
    '10-12':
      '“How many tries did it take?” asked {elder}. {Name} began to count, yawned, and lost the number. It did not seem to matter. There had been one more than there were failures.',
  },
}
