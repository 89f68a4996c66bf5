import type { ValueThread } from '../../format/arc.ts'
import { SHARING_LOOKS } from './storyboard.ts'

export const sharing: ValueThread = {
  depictions: {
    half: { object: '$treat', state: 'half' },
    'the halves': { object: '$treat', state: 'half' },
    'one half': { object: '$treat', state: 'half' },
    button: { object: 'pocket-things' },
  },
  turns: [
    {
      moment: {
        '2-3': ['One {treat}. Just one. {Name} is so hungry.'],
        '4-6': [
          '{Name}’s tummy growled. One {treat} was left, only one.',
          'Then another tummy growled. It belonged to {guide}.',
        ],
        '7-9': [
          '{Name} felt in {his} pocket. There was one {treat} left, a little squashed, and it smelled of {elder}’s kitchen.',
          '{He} had been saving it for exactly this sort of moment.',
          'Beside {him}, something rumbled. “Excuse me,” whispered {guide}. “I haven’t eaten since yesterday.”',
        ],
        '10-12': [
          'When things are at their worst, {elder} always said, eat something.',
          '{Name} turned out {his} pockets. String. A [button]. And at the bottom, somewhat flattened, one last {treat}. {He} had been looking forward to it, secretly, the whole way.',
          '{He} had got it almost to {his} mouth when there came a long, hollow rumble, and it was not {his} own stomach.',
          '“Pay no attention,” said {guide}, looking hard at something else. “It does that. I have not had anything since yesterday.”',
        ],
      },
      deed: {
        '2-3': [['Snap! [Half] for {guide}. Half for {name}. Yum!', '[Half] for {guide}. Half for {name}. Yum!']],
        '4-6': [
          'Snap! {Name} broke it and gave away the bigger bit.',
          '[Half] a {treat}, it turned out, was just enough to make anyone strong.',
        ],
        '7-9': [
          '{Name} looked at the {treat} for quite a while. Then, snap, {he} broke it, and [the halves] came out uneven.',
          '{He} held out the bigger one.',
          'They ate without a word and licked up the crumbs. “Now,” said {guide}, “I could move a mountain.”',
        ],
        '10-12': [
          '{Name}, it must be said, thought about it. It was a small {treat}. Half of it would be hardly more than a mouthful.',
          'Snap. [One half] came out larger. {He} looked at both of them, sighed, and held out the large one.',
          '“You’ve given me the big piece,” said {guide}. “I know,” said {name}. “Eat it before I notice.”',
          'They sat side by side and made it last. And when they stood up again there was, somehow, more strength between them than there had been before, as though it had been the {treat} that needed to be two.',
        ],
      },
      bridge: {
        '4-6': 'They felt strong enough for two.',
        '7-9': 'Half and half made more than one.',
        '10-12': 'It is bad arithmetic, but it is true: two halves of a {treat} had come to more than one.',
      },
      looks: SHARING_LOOKS[0],
    },
    {
      moment: {
        '2-3': ['“My {token}!” says {name}. “Mine, mine, mine!”'],
        '4-6': [
          '“May I hold the {token}?” asked {guide}. “No,” said {name}. “It’s mine.”',
          'And {he} tried all alone, and could not.',
        ],
        '7-9': [
          '“Let me hold the {token} for a bit,” said {guide}.',
          '“I’m doing it,” said {name}, and turned {his} shoulder.',
          '{He} tried and tried, all alone, with the {token} clutched to {his} chest, and one pair of hands was simply not enough.',
        ],
        '10-12': [
          '“Could I take the {token} for a while?” asked {guide}. “Your arm is shaking.”',
          '“I’ve got it,” said {name}. {He} {was} the one to whom it had been given. {He} {was} the one who would tell the story afterwards, and in the story it was going to be {name}, and only {name}, who did it.',
          'So {he} held the {token} tight in one hand and struggled on with the other, and everything took twice as long and went half as well. {Guide} stood by with nothing to do and grew smaller and smaller.',
        ],
      },
      deed: {
        '2-3': ['“You hold it too,” says {name}. Much better!'],
        '4-6': [
          '“Here,” said {name}. “You have this side and I’ll have that side.”',
          'Between them the {token} felt light as a leaf.',
        ],
        '7-9': [
          '{Name} stopped and saw {guide} standing there with nothing to do.',
          '“Here,” {he} said, and it was hard to say. “It can be yours as well.”',
          'The strange thing was that {name} did not have less of it now. Nobody did.',
        ],
        '10-12': [
          '{Name} glanced back, and saw that, and did not like it.',
          '“Take it,” {he} said. “Really. It isn’t only mine. It matters to you just as much.” And {he} put the {token} where {guide} could reach it.',
          'Something changed then which {name} had not expected. {He} had thought that sharing a thing would be like cutting a cake, with less for everyone. It was more like lighting one lamp from another. Both {his} hands were free, and {guide} was standing up as tall as a flagpole.',
        ],
      },
      bridge: {
        '4-6': 'Two held the {token} now.',
        '7-9': 'With two to hold it, the {token} weighed nothing.',
        '10-12':
          'They carried the {token} between them, turn and turn about, and neither could have said whose it was.',
      },
      looks: SHARING_LOOKS[1],
    },
  ],
  echo: {
    '4-6': '{Elder} got the bigger half of the blanket.',
    '7-9': '{Name} gave {elder} half of everything: half the blanket, half the story, half a yawn.',
    '10-12':
      '{Elder} was given half the blanket and the better half of the story, and gave back half a cup of milk. It seemed to come out even.',
  },
}
