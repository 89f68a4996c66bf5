import type { ValueThread } from '../../format/arc.ts'
import { COURAGE_LOOKS } from './storyboard.ts'

export const courage: ValueThread = {
  depictions: {
    light: { object: 'way-out' },
    'crack of light': { object: 'way-out' },
    heart: { object: 'heartbeat' },
  },
  turns: [
    {
      moment: {
        '2-3': ['It is dark. {Name}’s tummy goes flip, flop.'],
        '4-6': [
          'There was one way left: through {dark}.',
          '{Name} looked in. {His} knees began to talk to each other.',
        ],
        '7-9': [
          '“There is another way,” said {guide}, very low. “It goes through {dark}.”',
          '{Name} looked. It was as black as the inside of a boot.',
          'Everything in {him} that was sensible wanted to go home.',
        ],
        '10-12': [
          '“There is one other way,” said {guide}, after a silence. “I did not like to mention it. It goes through {dark}.”',
          '{Name} went to look. {He} stood at the edge, where the light stopped as if it had been cut off with scissors, and held out {his} hand; and the hand went grey, and then it was not there.',
          '{His} mouth was dry. {He} could hear {his} own blood. {He} thought of {elder}, and the lamp, and the sound of the pressure cooker, and how very much {he} would like not to be the person standing here.',
        ],
      },
      deed: {
        '2-3': ['Tiny steps. Brave steps. In goes {name}.'],
        '4-6': [
          '“I’m scared,” {name} told {his} knees, “so we’ll go slowly.”',
          'A little. A little more. The dark was only dark. It had no teeth.',
        ],
        '7-9': [
          '“I’m afraid,” said {name}. Saying it helped a little.',
          'So {he} took the fear along, as you take a small cousin by the hand, and went in.',
          '{He} counted. Ten. Twenty. At thirty, {he} saw [light] on the other side.',
        ],
        '10-12': [
          '“I am afraid,” {he} said out loud. It did not make {him} less afraid, but it made the fear hold still.',
          '“We could turn back,” said {guide}. “We could,” said {name}, and put a hand into the dark, and after some thought the rest.',
          'There were no monsters. There was cold air, and a drip, and {his} own breath going in and out. {He} counted, the way you count the stairs at home in a power cut. At forty {he} noticed that {his} eyes had begun to see. At sixty, far off, there was a [crack of light].',
        ],
      },
      bridge: {
        '4-6': 'Out {he} came on the other side.',
        '7-9': 'And the dark way came out just where it was needed.',
        '10-12': 'The way through the dark came out just where it was needed, as though it had been waiting.',
      },
      looks: COURAGE_LOOKS[0],
    },
    {
      moment: {
        '2-3': ['Boom, boom, boom! That is {name}’s own [heart].'],
        '4-6': ['{Name} could not move. Thump, thump, thump went {his} [heart], as loud as a dhol at a wedding.'],
        '7-9': [
          '{Name} meant to try again. But {his} feet had other plans, and stayed.',
          '{His} [heart] was thumping like a dhol at a wedding.',
          '“Are you frightened?” asked {guide}. “No,” said {name}, in a voice like a mouse.',
        ],
        '10-12': [
          'Somebody had to go first, and it was perfectly plain who it would have to be.',
          '{Name} told {his} foot to move. The foot pretended not to hear. {He} told it again. {His} [heart] was banging away like a dhol at a cousin’s wedding, and {his} hands had gone cold, and {he} had the feeling you have at the top of the slide when there is already someone behind you.',
          '“Are you frightened?” asked {guide}. “Me?” said {name}, in a voice so high that it startled them both.',
        ],
      },
      deed: {
        '2-3': ['“Hello, heart,” says {name}. “Come along with me.”'],
        '4-6': [
          '“Hush, heart,” said {name}. “You may drum, and I will march.”',
          'And {he} marched: left, right, left, right, straight ahead.',
        ],
        '7-9': [
          '“Yes,” said {name} then. “I am. Very.”',
          '“So am I,” said {guide}. They looked at each other, and it was odd how that helped.',
          '“All right, heart,” said {name}. “You keep on drumming. I’ll dance.” And {he} stepped out.',
        ],
        '10-12': [
          '{He} tried again. “All right. Yes. I’m terrified.”',
          '“Oh, good,” said {guide}. “I thought that I was the only one.”',
          '{Name} laughed, and found that you cannot laugh and be frozen at the same time. {He} laid a hand on {his} ribs. Boom, boom, boom. Nobody had ever told {him} that this was what brave people feel like on the inside; {he} had always imagined something quieter.',
          '“You drum,” {he} told {his} heart, “and I’ll walk.” The foot, after a moment, decided to come too.',
        ],
      },
      bridge: {
        '4-6': 'Thump, thump went {his} heart, in step.',
        '7-9': 'Thump, thump went {his} heart, keeping time.',
        '10-12': 'Boom, boom, boom, went {his} heart, and it made a very good marching band.',
      },
      looks: COURAGE_LOOKS[1],
    },
  ],
  echo: {
    '4-6': '{His} heart beat soft and slow now.',
    '7-9': '{Name} still had the fear in {his} pocket, but it had shrunk to the size of a pea.',
    '10-12':
      '“Were you frightened?” asked {elder}. “The whole time,” said {name}. {Elder} nodded, as if that were the right answer, and held {him} a little longer than usual.',
  },
}
