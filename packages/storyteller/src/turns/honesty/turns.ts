import type { ValueThread } from '../../format/arc.ts'
import { HONESTY_LOOKS } from './storyboard.ts'

export const honesty: ValueThread = {
  turns: [
    {
      moment: {
        '2-3': ['Oops! Down falls the {token}. Did anyone see?'],
        '4-6': ['Bump! Down went the {token}. {Crack}! Nobody had seen. {Name} hid it behind {his} back.'],
        '7-9': [
          'In the muddle, {name} had let go of the {token}. Now {he} picked it up, and {his} heart sank.',
          'There it was: {crack}. Nobody had seen.',
          'It would be easy to hold it with the bad side down.',
        ],
        '10-12': [
          'In the muddle the {token} had slipped out of {name}’s fingers. It had only been for a second.',
          'But when {he} picked it up and wiped it on {his} sleeve, there it was: {crack}.',
          '{Name} looked round. {Guide} was gazing the other way. Nobody had seen. Nobody would ever need to know.',
          '{He} turned the {token} so that the bad side lay against {his} palm, and arranged {his} face to look like the face of someone who has not dropped anything.',
        ],
      },
      deed: {
        '2-3': ['“It was me,” says {name}. “I am sorry.”'],
        '4-6': [
          'It felt heavy there. “I dropped it,” {name} said. “I’m sorry.”',
          '“Thank you for telling me,” said {guide}. “We’ll manage.”',
        ],
        '7-9': [
          '{Name} held it that way for one whole minute. It was a very long minute.',
          'Then {he} turned it over. “I dropped it,” {he} said. “It was me.”',
          '{Guide} nodded slowly.',
          '“Then I know I can trust you,” {it} said. “Let us try again.”',
        ],
        '10-12': [
          'The odd thing was how heavy it was. The {token} had weighed nothing all the way, and now it dragged at {his} arm like a bucket.',
          '“I dropped it,” said {name}, all in one breath. “You weren’t looking. I was going to hide it. I’m sorry.”',
          '{Guide} looked for a long moment, first at the harm and then at {name}.',
          '“A thing like that can be mended,” {it} said. “I was wondering how far I could trust the two hands that carry it, and now I know. All the way. Come.”',
        ],
      },
      bridge: {
        '4-6': 'Now nothing weighed {him} down.',
        '7-9': 'With nothing to hide, {name} had both hands free.',
        '10-12': 'It is remarkable how much a person can do with both hands, once neither of them is hiding anything.',
      },
      looks: HONESTY_LOOKS[0],
    },
    {
      moment: {
        '2-3': ['“Easy!” says {name}. But it is not easy.'],
        '4-6': [
          '“Have you done this before?” asked {guide}.',
          '“Hundreds of times,” said {name}. It was not true. {His} ears went hot.',
        ],
        '7-9': [
          '“You have done this sort of thing before?” asked {guide}.',
          '“Oh, hundreds of times,” said {name}.',
          'It came out all by itself. It was not true, not even once.',
          '“Good,” said {guide}. “Then I will stop worrying.” And that made it much worse.',
        ],
        '10-12': [
          '“Tell me,” said {guide}, “have you done this kind of thing before?”',
          '“Oh, hundreds of times,” said {name}. {He} had no idea why {he} said it. The words simply strolled out with their hands in their pockets.',
          '“Thank goodness,” said {guide}, and sat down as if a great load had been lifted off. “Then you know the trick of it. I was afraid that you were only guessing.”',
          '{Name} was only guessing. {His} ears grew so hot that {he} {was} surprised they gave no light.',
        ],
      },
      deed: {
        '2-3': ['“I do not know how,” says {name}. “Help?”'],
        '4-6': [
          '“Wait,” said {name}. “I have never done it. Not once.”',
          '“Nor have I,” whispered {guide}. “Shall we find out together?”',
        ],
        '7-9': [
          '{Name} swallowed. “That wasn’t true,” {he} said. “I have never done it. I just wanted to sound big.”',
          '{Guide} was quiet. Then {it} began to laugh.',
          '“I was pretending too! Now we can both stop, and think.”',
        ],
        '10-12': [
          '{He} could have let it stand. It was quite a small lie, the size of a peppercorn; but {he} could taste it.',
          '“I haven’t,” {he} said. “Done it, I mean. Not hundreds of times. Not any times.”',
          '{Guide} said nothing at all, and then, to {name}’s surprise, began to shake with laughter.',
          '“I nodded,” {it} gasped, “as though I would know the trick if I saw it. I haven’t the least idea either! What a pair we are. Well, now that nobody is pretending, we might as well begin to think.”',
        ],
      },
      bridge: {
        '4-6': 'Two heads thought about it.',
        '7-9': 'They put their heads together, and two were better than one.',
        '10-12':
          'They thought out loud, one silly idea after another, until they came to one that was not silly at all.',
      },
      looks: HONESTY_LOOKS[1],
    },
  ],
  echo: {
    '4-6': 'The truth had made {his} heart light.',
    '7-9': '{Name} felt light from head to heel, the way you do when there is nothing left to hide.',
    '10-12':
      '{Name} told {elder} all of it, the bad part too. The truth, {he} {was} finding, got easier to say with every telling.',
  },
}
