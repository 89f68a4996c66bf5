import type { ValueThread } from '../../format/arc.ts'
import { KINDNESS_LOOKS } from './storyboard.ts'

export const kindness: ValueThread = {
  turns: [
    {
      moment: {
        '2-3': ['Wait. {Guide} has a tear. Drip, drip.'],
        '4-6': ['{Name} stopped. {Guide} had gone very quiet. Then {name} saw why: {hurt}.', { maybe: 'Ouch!' }],
        '7-9': [
          'Everyone had been looking at the trouble. Nobody had been looking at {guide}.',
          '{Name} looked now. {Hurt}.',
          'It must have ached all this time, and {it} had not said one word.',
        ],
        '10-12': [
          'You can stare at a problem so hard that you stop seeing anything else. {Elder} called it looking with your forehead.',
          'So {name} made {himself} stop, and breathe, and look properly at the one who had come all this way beside {him}.',
          '{Hurt}.',
          '{Guide} had been hiding it, the way people do when they are afraid of being left behind.',
          { maybe: '{It} saw {name} notice, and quickly turned the other way.' },
        ],
      },
      deed: {
        '2-3': ['{Name} gives a hug, round and warm and long.'],
        '4-6': [
          '“Let me see,” said {name}. And {he} {care}.',
          ['{Guide} smiled a small, surprised smile.', '{Guide} smiled.'],
        ],
        '7-9': [
          [
            '“That must hurt,” said {name}, and sat down as if there were all the time in the world.',
            '“That must hurt,” said {name}, and sat right down.',
          ],
          'Very gently, {he} {care}.',
          '{Guide} let out a long breath.',
          '“I think,” {it} said, “I could help you now.”',
        ],
        '10-12': [
          '“Why didn’t you say?” asked {name}.',
          '“You had bigger things to do.” “I don’t think I did,” said {name}.',
          '{He} {care}, and talked all the while of ordinary things: {Elder}’s radio, the price of mangoes, the neighbour’s scooter that only started on Tuesdays.',
          { maybe: 'Ordinary things are good company when something hurts.' },
          'Little by little {guide} stopped trembling.',
          '“Do you know,” {it} said at last, “I believe we could try again, if we went together.”',
        ],
      },
      bridge: {
        '4-6': 'And {guide} helped too.',
        '7-9': '{Guide} stayed close, and helped in every way {it} could.',
        '10-12': '{Guide} did not hang back any more. Now that nothing hurt, {it} went at it with a will.',
      },
      looks: KINDNESS_LOOKS[0],
    },
    {
      moment: {
        '2-3': [['Look! {Small}. It is so small.', 'Oh, look! {Small}.']],
        '4-6': ['Something trembled by {name}’s foot: {small}. There was no time. But {name} could not step over it.'],
        '7-9': [
          'Something shivered beside {name}’s foot. It was {small}, all alone.',
          '“Hurry!” called {guide}.',
          '{Name} wanted to hurry. {He} took one step.',
          'But {his} feet did not know how to walk past a thing like that.',
        ],
        '10-12': [
          'That was when {name} nearly trod on it. Down by {his} toes, shivering, was {small}.',
          'It was nobody’s business. It had nothing to do with {place} or the {token} or any of the things that had to be put right, and there was no time, no time at all.',
          { maybe: '“Leave it,” said {guide}, not unkindly. “We’ll come back.”' },
          '{Name} walked on for exactly three steps. They were the three longest steps of the whole journey.',
        ],
      },
      deed: {
        '2-3': ['{Name} lifts it up, soft as a breath.'],
        '4-6': [
          '{He} made a little house of {his} two hands until the shivering stopped. “Kind hands,” said {guide}. “Try with those.”',
        ],
        '7-9': [
          '{He} made a house of {his} two hands and breathed into it, warm and slow, until the shivering stopped.',
          'Then {he} set the small thing down out of harm’s way.',
          '{Guide} had been watching. “With hands like those,” {it} said, “I think you should try again.”',
        ],
        '10-12': [
          'Then {he} turned round and went back.',
          '{He} knelt, made a house of {his} two hands, and breathed into it the way {Elder} breathed on cold fingers in December. One minute. Two.',
          'The shivering slowed, and stopped. Two eyes like mustard seeds looked up at {him} and were not afraid.',
          { maybe: '{Name} found a snug, sheltered place and set the little thing down in it.' },
          '{Guide} said nothing for a while. “I was about to give up,” {it} said then. “But nobody who turns back for that gives up. Come. Once more.”',
        ],
      },
      bridge: {
        '4-6': 'And {smallOne} showed the way.',
        '7-9': '{SmallOne}, warm again, went ahead and showed the way.',
        '10-12': '{SmallOne} had come after {them}, and now it went a little way ahead, stopping wherever it was safe.',
      },
      looks: KINDNESS_LOOKS[1],
    },
  ],
  echo: {
    '4-6': '{His} hands still felt warm.',
    '7-9': 'It had been such a small kindness, {name} thought, and it had weighed nothing to carry.',
    '10-12':
      'What {name} kept thinking of was not the great thing but the small one. It had taken only a minute, and both hands.',
  },
}
