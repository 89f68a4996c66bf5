import type { Arc } from '../../format/arc.ts'
import { starInTheTulsiPotPictures } from './storyboard.ts'

export const starInTheTulsiPot: Arc = {
  titles: ['{name} and the Star in the Tulsi Pot', 'The Star That Fell into {name}’s Courtyard'],
  guide: 'owl',
  world: {
    guide: 'the owl',
    guideIs: 'she',
    elder: 'Nani',
    token: 'little star',
    crack: 'a chip gone from one point',
    treat: 'coconut barfi',
    try: 'fit the star into its gap',
    place: 'the gap in the Hunter’s belt',
    snag: 'the star rolled out, a little colder',
    dark: 'the long shadow behind the sky',
    unsung: 'the dark',
    service: 'made room for every star to shine',
    hurt: 'a splinter of frost was stuck in her foot',
    care: 'breathed on the splinter until it melted',
    lonely: 'I mend the sky all night and nobody ever waves',
    keeper: 'the old Hunter',
    bow: 'pulled off {his} cap',
    clue: 'One edge of the gap was worn quite smooth',
    finding: 'It goes in sideways, like a drawer',
    duty: 'keep the little star warm',
    tempt: 'a comet with a long pink tail',
    undone: 'left the lid of the rocket open',
    redo: 'floated back, hand over hand, and shut it',
    small: 'a baby comet without a tail',
    smallOne: 'the baby comet',
  },
  tale: {
    '2-3': {
      home: [['{Name} looks up. One, two … [one star is gone]!', 'Uh-oh! [One star is gone].']],
      call: [
        [
          '{Hero} finds it in the [flower pot]!',
          '{Name} finds it in the [flower pot]!',
          'In the [flower pot]! Hello, [star].',
        ],
        { pet: '{Woof}' },
      ],
      crossing: [
        { friend: 'Whoosh! Up go {name}, {friend} and the [star].', else: 'Whoosh! Up goes {name} in a box [rocket].' },
      ],
      meeting: ['“Hoo!” says an [owl]. “Put it back up here.”'],
      trouble: ['In goes the [star]. Plop! Out it falls. Oh!'],
      relief: [
        {
          friend: '{Name} and {friend} push. Click! It stays in.',
          else: 'Push, {name}, push! Click! The star stays in.',
        },
      ],
      homeward: [['Down, down, bump. Home to [Nani].', 'Bump! Home.']],
      bed: [
        {
          pet: 'One, two, [three stars]. {Name} and {pet} sleep.',
          else: 'One, two, [three stars]. {Name} is fast asleep.',
        },
      ],
    },
    '4-6': {
      home: [
        'Each night {name} counted three stars in a row.',
        ['Tonight there were [only two].', 'Tonight: one, two … and a [hole].'],
        { maybe: '“[Nani]! One is missing!”' },
      ],
      call: [
        'Something glowed in the [tulsi pot]. It was small and warm, and it hiccuped.',
        { friend: '“It’s a [star]!” cried {friend}.', else: 'It was the [star].' },
        { pet: '{PetIntro} sniffed it.' },
      ],
      crossing: [
        'In the yard stood a cardboard [rocket].',
        { ifRoom: '“Three, two, one!”' },
        'Up {they} went, past the clouds, past a sleepy aeroplane.',
      ],
      meeting: [
        'An [owl] sat on a [ladder] in the sky with a [needle] and silver thread.',
        '“Thank goodness,” she said. “You’ve brought it!”',
      ],
      trouble: [
        '{Name} put the [star] into its [gap]. Plop! It rolled out.',
        { pet: 'Plop! {Pet} caught it.', else: 'Plop! It rolled out again.' },
        'The little star was getting cold.',
      ],
      relief: [
        {
          friend: '{Friend} held the [ladder]. {Name} pushed. Click! The star was in.',
          else: 'This time {name} pushed gently. Click! The star was in.',
        },
        '[Three stars] shone and shone.',
      ],
      homeward: [
        'The [box rocket] landed among the flower pots.',
        {
          maybe: [
            '[Nani] had kept the swing warm and the milk hot.',
            '[Nani] was on the swing, looking up and counting.',
          ],
        },
      ],
      bed: [
        '{Name} looked out from under the blanket. One. Two. Three.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        { maybe: { pet: 'Good.', else: 'Not one was missing.' } },
        '[Three stars] looked in.',
      ],
    },
    '7-9': {
      home: [
        'Every night, sitting on the courtyard swing with {his} head on [Nani’s] shoulder, {name} counted the three stars of the Hunter’s belt.',
        'Tonight there was one star. There were two. And then there was a [hole].',
      ],
      call: [
        'Something in the [tulsi pot] was glowing. {Name} parted the leaves. There, on the damp earth, sat a very small [star] with the hiccups.',
        {
          friend: '“We have to take it back,” said {friend}, who had come to play.',
          else: '“We had better get you home,” said {name}.',
        },
        { pet: '{PetIntro} breathed on it to keep it warm.' },
      ],
      crossing: [
        'The [rocket] was a fridge box with a steel plate for a window.',
        'It should not have flown. But the star gave one great hiccup, and up it went, over the mango tree, over the clouds, into the quiet.',
      ],
      meeting: [
        'High on a [ladder] that leaned against nothing sat an [owl], darning the sky with silver thread.',
        '“That one was always restless,” she said. “Pop it back in, will you? Just there. I only have wings.”',
      ],
      trouble: [
        '{Name} climbed up and pressed the [star] into its [gap]. Plop. Out it rolled.',
        { friend: '{Friend} caught it, and {name} tried again.', else: '{Name} caught it and tried again.' },
        { pet: 'The third time, {pet} caught it.', else: 'Plop.' },
        'With every fall the star grew a little colder, and its light a little more blue.',
      ],
      relief: [
        {
          friend: '{Friend} steadied the [ladder], and {name} reached up with both hands.',
          else: 'This time {name} reached up with both hands.',
        },
        'There was a click, as when a drawer shuts that has always stuck.',
        { ifRoom: { pet: '{Pet} {rejoiced}.' } },
        'And light ran along the belt: one, two, [three stars].',
      ],
      homeward: [
        'The [cardboard rocket] came down in the courtyard with hardly a bump.',
        { maybe: '“Supper is cold and you have stardust on your nose,” said [Nani].' },
        { maybe: 'She made room for {them} on the swing.' },
      ],
      bed: [
        'From {his} bed {name} could see a strip of sky as wide as the window.',
        'One, {he} counted. Two. {His} eyes were closing.',
        { pet: 'Beside {him} {pet} curled up.' },
        '[Three stars] shone, and the third winked at {him}; but {name} was already asleep.',
      ],
    },
    '10-12': {
      home: [
        'The Hunter has three stars in his belt. {Name} had known them before {he} knew {his} letters, because [Nani], on the courtyard swing, had taught {him} to count on them: ek, do, teen.',
        'Those three were the first thing {he} looked for when the electricity went, and the last before {he} slept. So it was {name} who saw. One, {he} counted, and two; and where the third should have been there was a small dark [hole] with the night showing through.',
      ],
      call: [
        'The light in the courtyard was coming from the [tulsi pot].',
        'It was not a firefly, and it was not a phone. Between the leaves, on the wet earth, sat a [star] about the size of a lime. It looked up at {name}, and hiccuped.',
        {
          friend:
            '“It must have been shaken loose,” said {friend}, who had come over to borrow a geometry box and had now forgotten all about it. “Somebody ought to take it back.”',
          else: '“You came loose,” said {name}. The star hiccuped again. It seemed to think that {name} was going to do something about it.',
        },
        { pet: '{PetIntro} lay down round the pot, and {spoke}.' },
      ],
      crossing: [
        'The [rocket] behind the water tank had been a fridge box until the holidays. It had a steel thali for a porthole and a great many buttons drawn in felt pen.',
        'It was not, strictly speaking, able to fly. But {name} set the star down where the engine would have been, and the star was seized by the largest hiccup yet; and the courtyard, the mango tree and the whole sleeping town fell away below {them} like a dropped cloth.',
        { maybe: 'After that there was only the dark, and how very much of it there was.' },
      ],
      meeting: [
        'Somebody had leaned a [ladder] against the sky. At the top of it, spectacles on her beak, an [owl] sat darning a worn place with silver thread.',
        '“That one,” she said, looking over her glasses at the star, “never could sit still. I have sewn it in twice since the monsoon.” She pointed with her [needle]. “It belongs in that gap. I would do it myself, but it wants fingers, and I was given these.” And she spread her wide brown wings a little sadly.',
      ],
      trouble: [
        '{Name} climbed to the last rung, which swayed, and pressed the [star] into its [gap]. It fitted. It glowed. Then it hiccuped, and rolled out.',
        {
          friend: '{Friend}, hanging on below by one arm, caught it in a cap.',
          else: '{Name} caught it against {his} chest with one hand and held the ladder with the other.',
        },
        { pet: 'The next time it was {pet} who fetched it back, from halfway to the Great Bear.' },
        'Each time it fell it was colder to hold, and its light, which had been gold as ghee, turned thin and blue. “If it goes out,” the owl said quietly, “I have no thread for that.”',
      ],
      relief: [
        {
          friend: '“Now,” said {friend}, and put both arms round the [ladder], and it stopped swaying.',
          else: 'The ladder had stopped swaying. Perhaps it was only that {name} had.',
        },
        'This time {he} did not shove. {He} held the star until it was quiet, the way you hold a cup that is too full, and slid it home.',
        'There was a click, no louder than a bangle on a tabletop.',
        { pet: '{Pet} {rejoiced}.' },
        'Gold ran along the belt, one and two and [three stars], and all over the night the other stars seemed to sit up a little straighter.',
      ],
      homeward: [
        'The [cardboard rocket] came down on the far side of the tulsi without breaking a single pot.',
        {
          maybe:
            '[Nani] was on the swing, pushing herself slowly to and fro with one toe. She did not look round. She was counting.',
        },
        {
          maybe:
            '“Ek,” she was saying, “do, teen. There. I thought so.” Then she held up one side of her shawl, and there was room under it.',
        },
        { maybe: 'For a time nobody said anything. The chain creaked, and the tulsi smelled of rain.' },
      ],
      bed: [
        'From {his} bed {name} had a strip of sky as wide as the window and about as long as a bus ticket. It was enough.',
        '{He} lay on {his} side and started at the left, as always.',
        { pet: 'At the bottom of the bed {pet} {settled}.' },
        'One. It was a long way off, and it had been there since before there were windows. Two. {His} eyes were closing of their own accord.',
        '{He} did not get as far as three; but there were [three stars] all the same, quite steady, keeping their places and looking in.',
      ],
    },
  },
  ...starInTheTulsiPotPictures,
}
