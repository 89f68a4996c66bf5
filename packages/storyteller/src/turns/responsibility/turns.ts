import type { ValueThread } from '../../format/arc.ts'
import { RESPONSIBILITY_LOOKS } from './storyboard.ts'

export const responsibility: ValueThread = {
  turns: [
    {
      moment: {
        '2-3': ['Ooh! What fun, over there! Shall {name} run?'],
        '4-6': [
          '{Name} had promised to {duty}. But over there, look: {tempt}!',
          ['Oh, how {his} feet wanted to run.', '{His} toes twitched.'],
        ],
        '7-9': [
          '“Just {duty},” {guide} had said, “till I give the word.” And {name} had promised.',
          'But it was taking so long. And just then, over there, came {tempt}.',
          'It would only take one minute. Nobody would notice one minute.',
        ],
        '10-12': [
          '“Your part is the dull part, I’m afraid,” said {guide}. “Someone has to {duty}, and not stop, whatever happens. Will you?” “I promise,” said {name}, and meant it.',
          'The first five minutes of a promise are easy. The second five are longer. And then, not twenty steps away, there was {tempt}.',
          '{Name} had never seen anything like it and might never again. {He} could be there and back before anyone noticed. {He} had already lifted one heel off the ground when {he} saw that {he} had.',
        ],
      },
      deed: {
        '2-3': ['“I said I will, so I will.” {Name} stays.'],
        '4-6': [
          'But a promise is a promise. {Name} stayed, though {his} arms ached and {his} nose itched.',
          '“Now!” called {guide}.',
        ],
        '7-9': [
          '{Name} looked. {He} looked for a good long while. And {he} stayed where {he} {was}.',
          '{His} arm ached. {His} nose itched. {He} went on, because {he} had said {he} would.',
          '“Now!” called {guide}. “Oh, well done! Now!”',
        ],
        '10-12': [
          '{He} put the heel down again.',
          'It was not noble. {He} grumbled the whole time, under {his} breath, in two languages. {His} arm went from tired to sore and from sore to something that had no name. The wonderful thing came, and was wonderful, and was over, and {he} had seen it only from the corner of one eye.',
          'But when {guide} turned at last and called “Now!” there was not a shadow of a doubt in {its} voice. {It} had not once looked round to see if {name} was still there. {It} had known.',
        ],
      },
      bridge: {
        '4-6': 'And so everything was ready.',
        '7-9': 'Because {he} had stayed, everything was just as it had to be.',
        '10-12': 'And because somebody had done the dull part, and gone on doing it, the rest could begin.',
      },
      looks: RESPONSIBILITY_LOOKS[0],
    },
    {
      moment: {
        '2-3': ['Uh-oh! {Name} forgot something. It is far back.'],
        '4-6': [
          'Then {name} went hot all over. In all the hurry {he} had {undone}.',
          '“Uh-oh,” {he} said.',
          { maybe: 'Perhaps it did not matter?' },
        ],
        '7-9': [
          'Then {name} remembered something, and went hot and cold. {He} had {undone}.',
          'It was a long way back. It was somebody else’s turn to run, surely.',
          '“Nobody saw,” {he} thought. But {he} had been the last one there.',
        ],
        '10-12': [
          'It came to {name} all at once, the way such things do, in the middle of doing something else: {he} had {undone}.',
          '{He} saw it as clear as a photograph. Perhaps that was why nothing would go right.',
          '“What is it?” asked {guide}. “Nothing,” said {name}. It was a long way back, uphill. It could have been anybody. The wind might see to it. Someone else might pass. {He} tried out these thoughts one after another, like shoes, and every one of them pinched.',
        ],
      },
      deed: {
        '2-3': ['Back runs {name}. There! Now it is right.'],
        '4-6': [
          '“That was my job,” said {name}, and {he} {redo}.',
          ['{He} came back puffing like an engine, and ready.', '{He} came back puffing.'],
        ],
        '7-9': [
          '“It was my job,” said {name}. “I’ll be quick.” And {he} {redo}.',
          '{He} came back with a stitch in {his} side and no breath left.',
          '“You went all that way?” said {guide}. “Then I know who should try next.”',
        ],
        '10-12': [
          '“It’s not nothing,” {he} said. “I left something undone. I’m the one who left it. Wait for me.”',
          'And without stopping to grumble, or at any rate without stopping, {he} {redo}.',
          'It took a good while. When {he} got back {he} had a stitch in {his} side, and nobody clapped, and nothing about the place looked different.',
          'But something was. {Name} stood more firmly in {his} shoes, and {guide}, who had seen, moved over to make room and said, “You take the front. I would follow you anywhere.”',
        ],
      },
      bridge: {
        '4-6': 'Now all was in its place.',
        '7-9': 'With everything in its place, it all went better.',
        '10-12': 'With every single thing behind {them} as it should be, it was easier to look straight ahead.',
      },
      looks: RESPONSIBILITY_LOOKS[1],
    },
  ],
  echo: {
    '4-6': '{Name} put everything back in its place.',
    '7-9': '{Name} put the {token} away where it belonged. Nobody had to ask.',
    '10-12':
      'Before anything else, {name} put things back where they lived and shook the dust out of {his} shoes. {Elder} noticed and said nothing, in the way that is better than saying something.',
  },
}
