import type { ValueThread } from '../../format/arc.ts'
import { FRIENDSHIP_LOOKS } from './storyboard.ts'

export const friendship: ValueThread = {
  depictions: { 'two flat stones': { object: 'stones' } },
  turns: [
    {
      moment: {
        '2-3': ['{Guide} sits all alone. No friends at all.'],
        '4-6': ['{Guide} had gone to sit apart. “{Lonely},” {it} said, and hid {its} face.'],
        '7-9': [
          'When {name} looked round, {guide} had gone to sit some way off, all by {itself}.',
          '“It isn’t only this,” {it} said. “{Lonely}. I thought that you would get tired of me as well, and go.”',
        ],
        '10-12': [
          'When {name} turned round to ask, {guide} was not there. {It} had gone to sit by {itself}, some way off, with {its} back to everyone.',
          '“You had better go on without me,” {it} said, when {name} came up.',
          '“Why?” “{Lonely},” said {guide}. “It’s quite all right. I’m used to it. Only, just now, I had somebody to talk to, and it was so nice that I forgot to be used to it.”',
          { maybe: '{Its} voice wobbled on the last few words.' },
        ],
      },
      deed: {
        '2-3': ['Plop! {Name} sits down too. “Hello, my friend.”'],
        '4-6': [
          'Plop! {Name} sat down close. “You’ve got one friend now,” {he} said.',
          '{Guide} shuffled a little nearer.',
        ],
        '7-9': [
          'Plop. {Name} sat down right beside {itObj}, so that their shoulders touched.',
          '“Tired of you?” {he} said. “I’m your friend. It doesn’t run out.”',
          '{Guide} sniffed. “Even on ordinary days?” “Ordinary days most of all.”',
        ],
        '10-12': [
          '{Name} sat down. {He} did not say “Don’t be silly” or “Cheer up”. {He} felt in {his} pocket for the [two flat stones] {he} had been keeping there, and gave one of them to {guide}.',
          '“You keep that,” {he} said, “and I’ll keep this. They’ve been together for a year, so they’ll want to meet now and then. I’ll have to come and find you. It wouldn’t be fair on the stones.”',
          '{Guide} turned {its} stone over. “Even when nothing is the matter?” “Especially then,” said {name}. “There’ll be more time to play.”',
          { ifRoom: 'They stayed there, shoulder to shoulder, until it felt like an ordinary day.' },
        ],
      },
      bridge: {
        '4-6': 'Up got {guide}, and smiled.',
        '7-9': 'They got up together, and they stayed together.',
        '10-12': '“Come on, then,” said {guide}, getting up first; and they went back to it, one on each side.',
      },
      looks: FRIENDSHIP_LOOKS[0],
    },
    {
      moment: {
        '2-3': ['Wait! Where is {guide}? So far behind!'],
        '4-6': ['{Name} hurried on. Then {he} looked back. {Guide} was far behind, small and slow and puffing.'],
        '7-9': [
          '{Name} wanted so much to get it done that {he} raced on ahead.',
          'It was lovely to be fast. Then it was quiet. {He} looked back.',
          'Far behind came {guide}, puffing and blinking and trying hard to look as if {it} did not mind.',
        ],
        '10-12': [
          '{Name} had seen how it might be done, and once {he} had seen it {he} could not wait. {He} went at it headlong and got farther than before, farther than anybody. “Look!” {he} shouted. “Look at this!”',
          'No one said anything. {Name} looked round.',
          'A long way back was {guide}, who could not go so fast, and had tried, and had fallen over, and was getting up and pretending to admire the view. {Name} knew that pretending. {He} had done it {himself}, on sports day.',
        ],
      },
      deed: {
        '2-3': ['Back runs {name}. Now we go side by side.'],
        '4-6': [
          'Back ran {name}, all the way. “I like it better with you,” {he} said.',
          'And side by side they went on.',
        ],
        '7-9': [
          'It is no fun to win when your friend is not there to see. {Name} ran all the way back.',
          '“Your speed,” {he} said. “I’d been missing half of everything anyhow.”',
          'Side by side they started again, and it was strangely easy.',
        ],
        '10-12': [
          '{He} could have gone on. There was hardly any distance left. {Name} gave it one look, and came down again, all that way, to where {guide} was.',
          '“You were winning,” said {guide}. “I was getting lonely,” said {name}. “Who would I have told about it?”',
          'So they set out again together, at a walking pace; and it turned out that one of them was good at the quick parts, and the other was very good at noticing where not to put a foot. Neither of them could have said, afterwards, whose idea the next thing was.',
        ],
      },
      bridge: {
        '4-6': 'Side by side is best.',
        '7-9': 'The slow one saw what the quick one missed.',
        '10-12': 'One was quick and one was careful, and between the two of them there was nothing that they missed.',
      },
      looks: FRIENDSHIP_LOOKS[1],
    },
  ],
  echo: {
    '4-6': 'One more friend, thought {name}.',
    '7-9': 'There was one friend more in the world than there had been that morning.',
    '10-12':
      '“Did you meet anyone?” asked {elder}. “A friend,” said {name}. It was such a short word for it. {He} would have to go back soon, {he} explained, on an ordinary day, for no reason at all.',
  },
}
