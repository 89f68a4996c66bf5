import type { ValueThread } from '../../format/arc.ts'
import { CUSTOM_LOOKS } from './storyboard.ts'

/** Custom value: a saying of the elder, since any phrase can be a saying. */
export const custom: ValueThread = {
  depictions: { tea: { object: 'tea-cup' }, 'half a pencil': { object: 'pocket-things' } },
  turns: [
    {
      moment: {
        '2-3': ['{Name} stops. What does {elder} always say?'],
        '4-6': ['{Name} stopped and shut {his} eyes. What was it that {elder} always told {him}, at times like this?'],
        '7-9': [
          '{Name} wanted to stamp. {He} wanted to shout. {He} very nearly did.',
          'Then {he} remembered {elder}, stirring the [tea], saying the same thing that {elder} always said when nothing would go right.',
          'What was it, now?',
        ],
        '10-12': [
          'There are three usual things to do when something has gone wrong. You can shout at it, you can cry about it, or you can blame the person next to you. {Name} considered all three, and looked at {guide}, and did not feel like any.',
          'What would {elder} do? {Elder} would put the kettle on. {Elder} would sit, and look out of the window for as long as it took the [tea] to draw, and then say what {elder} always said, in the same few words, as if they had only just been thought of.',
        ],
      },
      deed: {
        '2-3': [['“{Value},” says {name}. “I can do that.”', '“I remember!” says {name}. “I can do that.”']],
        '4-6': [
          ['“{Value}!” whispered {name}.', '“I remember!” whispered {name}.'],
          '{He} took one slow breath, and another.',
          ['Then {he} did it, just as {elder} would.', 'And {he} tried it {elder}’s way.'],
        ],
        '7-9': [
          ['“{Value},” {name} said aloud. That was it.', '“Of course,” {name} said aloud. That was it.'],
          'It was one thing to hear it in the kitchen, and another to do it out here with {guide} watching.',
          '{He} breathed in, and breathed out, and did it anyway.',
        ],
        '10-12': [
          ['“{Value},” said {name}.', 'And there it was, the family saying.'],
          '“I beg your pardon?” said {guide}. “It’s what we say at home,” said {name}. “I always thought that it was only something to say.”',
          '{He} turned it over. It looked different out here. At home it was a saying, smooth with use, like the handle of a spoon; here, it was a thing that you could actually do, if you went slowly and began with the nearest bit.',
          'So {he} began with the nearest bit. {Guide} watched, and after a while, without being asked, began to do it too.',
        ],
      },
      bridge: {
        '4-6': 'It was {elder}’s way.',
        '7-9': '{Name} kept to {elder}’s way.',
        '10-12': '{Name} kept on in {elder}’s way, as you keep hold of a rope in the dark.',
      },
      looks: CUSTOM_LOOKS[0],
    },
    {
      moment: {
        '2-3': ['{Guide} is sad. What can {name} do?'],
        '4-6': [
          '“I’ve tried being strong,” said {name}. “I’ve tried being quick.”',
          '“Then what is left?” asked {guide}.',
          { maybe: '{Name} thought hard.' },
        ],
        '7-9': [
          '“Being strong didn’t work,” said {name}. “Being quick didn’t work. Being cross certainly didn’t work.”',
          '“What else have you got?” asked {guide}.',
          '{Name} searched all {his} pockets, and then {he} searched {his} head.',
        ],
        '10-12': [
          '“Let us go over it,” said {guide}. “What have we tried?”',
          '“Pushing,” said {name}. “Going fast. Being clever. Getting cross, which was you.” “It was both of us,” said {guide}.',
          '“And what haven’t we tried?” {Name} turned out {his} pockets, from habit: a bus ticket, [half a pencil], a {treat}. Nothing there was any help. But you do not carry everything in your pockets. Some of what {he} had been given at home, {he} had been given so often that {he} had stopped noticing it was there.',
        ],
      },
      deed: {
        '2-3': [['“{Value}!” says {name}. “Let us try that.”', '“I know!” says {name}. “Let us try this.”']],
        '4-6': [
          ['“This,” said {name}. “{Value}.”', '“There’s one thing,” said {name}.'],
          'It was what {elder} had taught {him}.',
          ['And {guide} watched, and did it too.', '{Guide} did it too.'],
        ],
        '7-9': [
          [
            '“There is one more thing,” {he} said. “{Value}. We’re good at that in our house.”',
            '“There is one more thing,” {he} said, “that we’re good at in our house.”',
          ],
          'So {name} tried that: not loudly, not quickly, but with {his} whole heart.',
          '{Guide} saw how {he} did it, and joined in.',
        ],
        '10-12': [
          ['“{Value},” {he} said. “We haven’t tried that.”', '“There is one thing we haven’t tried,” {he} said.'],
          '{Guide} looked doubtful. “Does it work on things like this?”',
          '“{Elder} says it works on most things,” said {name}, “only it isn’t quick, and you can’t just say it.” And {he} showed what {he} meant, without another word, there and then.',
          'It was not quick. But little by little the knot that had been in everything since the start came loose, and {guide} said, very quietly, “Oh. I see. It’s like that.”',
        ],
      },
      bridge: {
        '4-6': 'Little by little, it worked.',
        '7-9': 'Little by little, like a knot, it came loose.',
        '10-12': 'After that it went as things go in a house where nobody is shouting.',
      },
      looks: CUSTOM_LOOKS[1],
    },
  ],
  echo: {
    '4-6': '{Elder} had been right, of course.',
    '7-9': '“You were right,” {name} told {elder}, “about what you always say.”',
    '10-12':
      '“I used what you always say,” said {name}. “Did you?” said {elder}, looking very hard at something else, so as not to be seen smiling.',
  },
}
