import type { ValueThread } from '../../format/arc.ts'
import { RESPECT_LOOKS } from './storyboard.ts'

export const respect: ValueThread = {
  turns: [
    {
      moment: {
        '2-3': [['Hush! Here is {keeper}, so old and slow.', 'Hush! Here is {keeper}, so old.']],
        '4-6': [
          '“Who is making all that noise?” said a deep, slow voice.',
          'It was {keeper}. This place was theirs to mind.',
        ],
        '7-9': [
          '“You might have knocked,” said a deep, slow voice.',
          '{Name} spun round. It was {keeper}, whose home this had been for longer than anyone could count.',
          'And {they} had come stamping in without so much as a good evening.',
        ],
        '10-12': [
          '“In my day,” remarked a deep, slow voice, “people knocked.”',
          '{Name} froze. It had not crossed {his} mind that there was anybody to knock for.',
          'But there was: {keeper}, who had been here since before the first map, and to whom, if you came to think of it, {place} belonged. {They} had tramped straight in. {They} had pulled at things, and shouted, and not once asked.',
          '“Take no notice of me,” the voice went on. “Nobody does.” It did not sound angry. It only sounded tired, and that was worse.',
        ],
      },
      deed: {
        '2-3': ['{Name} folds two hands. “Please, may we try?”'],
        '4-6': [
          '{Name} {bow} and folded {his} hands. “Please, may we?”',
          '“Since you ask so nicely,” said {keeper}, “you may.”',
        ],
        '7-9': [
          '{Name} {bow}, the way you do at a door, and folded {his} hands.',
          '“Namaste,” {he} said. “We’re sorry. We should have asked. Please, may we try?”',
          'The old voice grew gentle. “You may. And you may as well know how it’s done.”',
        ],
        '10-12': [
          '{Name} {bow}, as {he} would have at {elder}’s door.',
          '“Namaste,” {he} said. “I’m {name}. We came in without asking, and it’s your home. I’m sorry. If you’d rather we went away, we’ll go.”',
          'Nobody spoke for a while. It was the kind of silence that is making up its mind.',
          '“It is eighty years,” said {keeper}, “since anybody did that. Sit. You will want to know how it is really done, and I shall want to hear about your family.” So {they} sat, and told, and listened, right to the end.',
        ],
      },
      bridge: {
        '4-6': '“Gently,” said the old voice.',
        '7-9': '“Gently, now,” said the old voice. “And a little to the left.”',
        '10-12':
          '“Gently,” said the old voice, now and then, or “A little to the left, child,” and it was always right.',
      },
      looks: RESPECT_LOOKS[0],
    },
    {
      moment: {
        '2-3': ['Talk, talk, talk! Nobody can hear {guide}.'],
        '4-6': [
          'Everyone had an idea. “Push!” “Pull!” “Jump!”',
          'Only {guide} kept starting to speak, so softly that nobody heard.',
        ],
        '7-9': [
          '“Push harder!” “No, pull!” “Try it backwards!” The more {they} talked, the less there was to hear.',
          '“If I might,” began {guide}. Nobody noticed.',
          '“If I could only,” {it} began again, and stopped, and looked away.',
        ],
        '10-12': [
          'By now there was no shortage of ideas. {Name} had four, and said all of them at the same time.',
          '“If I might,” said {guide}. {It} had a slow way of talking, with long gaps in it, as if every word had to be fetched from the well.',
          '“And then we could push!” said {name} into one of the gaps. “Or dig! Or shout!”',
          '“It is only,” said {guide}, “that I have been watching,” and then there was another gap, and {name} filled that one as well. After a time {guide} left off trying.',
        ],
      },
      deed: {
        '2-3': ['Shh! {Name} listens. Now {guide} can talk.'],
        '4-6': [
          '“Shh,” said {name}, and sat right down. “I’m listening now. Take your time.”',
          'So {guide} took a breath, and told {him} how.',
        ],
        '7-9': [
          '{Name} saw that, and {his} cheeks went warm. {He} shut {his} mouth and sat down.',
          '“I’m sorry,” {he} said. “Tell me. I won’t butt in.”',
          'And though it took a long, slow while, {guide} told {him} exactly what to do.',
        ],
        '10-12': [
          'It was the silence that {name} noticed in the end. {He} looked round, saw {guide} studying the ground, and felt {his} cheeks go warm. {Elder} talked slowly too. {He} knew how it was to watch people finish {elder}’s sentences, and get them wrong.',
          '“I interrupted you,” {he} said. “Twice. What were you going to say?”',
          'And {he} sat on {his} hands, and waited through the first gap, which was long, and through the second, which was longer. It was worth it. {Guide} had noticed what nobody else had, and knew just how it might be done.',
        ],
      },
      bridge: {
        '4-6': '{Name} did just that.',
        '7-9': '{Name} did exactly what {guide} had said.',
        '10-12': '{Name} did exactly as {guide} had told {him}, and did not add a single improvement.',
      },
      looks: RESPECT_LOOKS[1],
    },
  ],
  echo: {
    '4-6': '{Name} shut the gate softly, so as to wake nobody.',
    '7-9': '{Name} remembered to say goodbye to every door {he} went through, and to say it properly.',
    '10-12':
      '{Elder} was telling an old story that {name} had heard before. {He} listened as if {he} had not, and in the third gap there came a part that was new.',
  },
}
