import type { Arc } from '../../format/arc.ts'
import { lanternOnTheRiverPictures } from './storyboard.ts'

/** Custom theme: it is painted on the lantern, since any phrase can follow "about". */
export const lanternOnTheRiver: Arc = {
  titles: ['{name} and the Lantern on the River', '{name}, the Lantern and {themeTitle}'],
  guide: 'fish',
  world: {
    guide: 'the silver fish',
    guideIs: 'she',
    elder: 'Nani',
    token: 'wooden oar',
    crack: 'a split along its blade',
    treat: 'puffed-rice ball',
    try: 'row against the river',
    place: 'the bend in the river',
    snag: 'the river spun the boat like a top',
    dark: 'the low arch of the old bridge',
    unsung: 'the little boat',
    service: 'carried everyone across and never complained',
    hurt: 'a loop of thread was caught round her tail',
    care: 'slipped the thread off with one finger',
    lonely: 'The other fish swam down to the sea without me',
    keeper: 'the old ferryman',
    bow: 'slipped off {his} shoes',
    clue: 'Close to the bank the leaves were floating backwards',
    finding: 'By the bank the river runs the other way',
    duty: 'keep the boat pointing straight',
    tempt: 'a puppet show on the bank',
    undone: 'left the mooring rope trailing in the water',
    redo: 'pulled it in, hand over hand, to the end',
    small: 'a dragonfly with wet wings',
    smallOne: 'the dragonfly',
  },
  tale: {
    '2-3': {
      home: [['{Name} paints a [lantern]. Red, blue, gold. So pretty!', '{Name} paints a [lantern].']],
      call: [
        ['Off it floats, {theme} and all. Oh, no!', 'Whoo! The [wind] takes it. Come back, [lantern]!'],
        { pet: '{Woof}' },
      ],
      crossing: [
        {
          friend: 'Quick! {Name} and {friend} row. Splish, splash.',
          else: 'Quick! {Hero} rows the [boat]. Splish, splash.',
        },
      ],
      meeting: ['Blip! “This way, this way,” says a [silver fish].'],
      trouble: ['Round and round! The [river] spins us. Dizzy, dizzy.'],
      relief: [
        {
          friend: '{Friend} rows too. Pull, pull! Got it! [Pretty light].',
          else: 'Pull, {name}, pull. Got it! The pretty, [pretty light].',
        },
      ],
      homeward: [['Slowly, slowly, home to [Nani].', 'Home, [Nani]!']],
      bed: [
        {
          pet: 'The [lantern] glows. {Pet} sleeps. {Name} sleeps.',
          else: 'The [lantern] glows. {Name} sleeps. Row, row, row, row.',
        },
      ],
    },
    '4-6': {
      home: [
        'For the lantern fair {name} had painted a [paper lantern].',
        { maybe: ['[Nani] lit it.', 'It took all day.'] },
        ['It was about {theme}.', 'It was the best thing {he} had ever made.'],
        { maybe: 'When it was lit, the pictures moved.' },
      ],
      call: [
        [
          'Puff! A [wind] came, and off went the [lantern], into the river, and away.',
          'Puff! Off went the [lantern], into the river, and away.',
        ],
        { friend: '“Quick, the boat!” cried {friend}.', else: '“Come back!” cried {name}.' },
        { pet: ['{PetIntro} jumped in first.', 'In jumped {pet}.'] },
      ],
      crossing: [
        'Nani’s [little boat] was tied to a root. Splish, splash, {they} rowed under the stars, after one [small light].',
      ],
      meeting: [
        'A [silver fish] put up her head. “It’s gone round the bend,” she said. “The river is cross there. Follow me.”',
      ],
      trouble: [
        'It was cross. It spun the [boat] like a top.',
        {
          friend: '{Friend} rowed left, {name} right. Round and round!',
          else: '{Name} rowed left, then right. Round and round!',
        },
        { pet: '{Pet} was dizzy.', else: 'The [light] was far away.' },
      ],
      relief: [
        {
          friend: '{Friend} and {name} pulled. Nearer. Nearer. Got it!',
          else: '{Name} pulled, and pulled. Nearer. Nearer. Got it!',
        },
        'And over the water its [pictures] danced.',
      ],
      homeward: [
        'Gently now, the river brought {them} home.',
        { maybe: ['[Nani] waded out to meet the [boat].', '“There you are, my little light,” said [Nani].'] },
      ],
      bed: [
        'The [lantern] hung at the window and turned, and turned.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'], else: 'The bed was a boat.' },
        '{Name} floated off to sleep.',
      ],
    },
    '7-9': {
      home: [
        [
          '{Name} had painted a [lantern] for the river fair. It was about {theme}, on all four sides.',
          '{Name} had painted a [lantern] for the river fair, on all four sides.',
        ],
        'When [Nani] lit the lantern, the [pictures] stirred and began to walk round and round. {He} wanted only to look at it until bedtime.',
      ],
      call: [
        'But a [wind] came down the steps, a short, quick, thieving sort of wind. It lifted the [lantern] off {his} hands, ran with it, and set it on the river.',
        { friend: '“The boat!” shouted {friend}.', else: '“Stop!” shouted {name}, and ran for the boat.' },
        { pet: '{PetIntro} was in it before anyone.' },
      ],
      crossing: [
        'The [boat] was Nani’s, and leaked only a little. {They} pushed off between a [hundred other lights], until those were all behind {them}, and the dark banks went by. Far in front there was one [bright speck].',
        { maybe: 'A [heron] slept on one leg, and let {them} pass.' },
      ],
      meeting: [
        'Blip. A [silver fish] had put her head out. “Nice lantern,” she said. “I saw it go round the bend. It’s bad there, the river argues with itself. Keep behind me, and don’t argue back.”',
      ],
      trouble: [
        'At the bend {name} dug in the [wooden oar], and {snag}.',
        {
          friend: '{Friend} dug in on the other side, and they spun the other way.',
          else: '{He} dug in on the other side, and spun the other way.',
        },
        { pet: '{Pet} lay flat, with crossed eyes.' },
        'Ahead, the [lantern] was burning low.',
      ],
      relief: [
        {
          friend: '{Name} and {friend} rowed as one: pull, pull.',
          else: 'This time {name} rowed to a count: and pull, and pull.',
        },
        'The [boat] slid forward. {Name} leaned out and had the [lantern] by its string.',
        [
          'It blazed up. And all over the water danced its [pictures] about {theme}.',
          'It blazed up, and all over the water danced its [pictures].',
        ],
      ],
      homeward: [
        'The river had finished arguing, and carried {them} back.',
        { maybe: '[Nani] stood on the last step, wet to the knees.' },
        { maybe: '“I watched one light go,” she said, “and I did not go in until it came back.”' },
      ],
      bed: [
        'The [lantern] hung in the window now. Its [pictures] walked slowly over the wall, over the quilt, over {name}’s face.',
        { pet: 'They walked over {pet}, who was asleep.' },
        'Down by the steps the boat bumped softly. The river took {name} by the hand, and off {he} went.',
      ],
    },
    '10-12': {
      home: [
        'On the night of the river fair you make a lantern, and put on it whatever you think about most. Last year Nani’s had been about her knees.',
        [
          '{Name}’s was about {theme}. It went all the way round, on four sides, with the best bits in gold, and it had taken a week.',
          '{Name}’s went all the way round, on four sides, with the best bits in gold, and it had taken a week.',
        ],
        'When the wick was lit, the warm air turned the paper. The [pictures] drew a breath, and began to move. {Name} had forgotten that they would. {He} did not want to float it now. {He} wanted to take it home.',
      ],
      call: [
        'The [wind] had other ideas. It came down the steps like a boy who has been sent on an errand, took the lantern neatly out of {his} arms, and put it on the river with the rest. Only, the rest stayed where they were, bobbing politely. This one went.',
        {
          friend: '“That’s yours,” said {friend}. “That’s the good one. Why are we standing here?”',
          else: '“That’s mine,” said {name} to nobody. Then {he} stopped standing there.',
        },
        { pet: '{PetIntro} was sitting in the boat by then, facing front.' },
      ],
      crossing: [
        'It was Nani’s [boat], flat and black, and older than she was. It leaked, but slowly, like somebody telling a secret. They slid out through the lights. A [hundred small fires] rocked as they went by, and closed up again behind. After that there were no more; there was the plop of the oar and the smell of wet rope, and a [heron] on one leg, like a question that someone had left out overnight. And always in front, getting smaller, one [speck of gold].',
      ],
      meeting: [
        'Blip. “If it’s the lantern you want,” said a voice at the level of the water, “I must say I admire it.” It was a [fish], about as long as a spoon and as bright. “It stopped for a while and I had a good look at it. Then it went on round the bend. I wouldn’t, in your place. Two streams meet there and neither will give way. But you’re going to, I can see. Then stay where you can see my tail.”',
      ],
      trouble: [
        'At the bend the river was having an argument. It went down in the middle and came up somewhere else, furious. {Name} dug in the [wooden oar], and {snag}. The stars went by in a ring.',
        {
          friend: '{Friend} found the [baling tin] and dug in with that. They spun the other way, and faster.',
          else: '{He} changed sides and dug in again. The boat spun the other way, and faster.',
        },
        { pet: '{Pet} lay in the bottom with the water and thought of land.' },
        'Ahead of {them} the [gold speck] dipped. It straightened. It had been burning for an hour, and there was only so much oil in it; {name} knew, because {he} had poured it.',
      ],
      relief: [
        {
          friend:
            'They found the stroke between them, {name} and {friend}: not harder, only together, so that the boat took them for one.',
          else: 'This time {name} found the stroke: no harder than before, but even, so that the river had nothing to take hold of.',
        },
        'And pull. The spinning slowed. And pull; the bow came round. {Name} leaned out over the black water until {his} hair was in it, and closed two fingers on a string.',
        [
          'The flame stood up. It threw everything it had on the water, on the mist, on the undersides of the trees; and the whole river, from bank to bank, was about {theme}.',
          'The flame stood up. It threw everything it had on the water, on the mist, on the undersides of the trees; and the whole river, from bank to bank, was full of [pictures], dancing.',
        ],
      ],
      homeward: [
        'The river, like most people after an argument, was especially gentle. It took {them} home.',
        {
          maybe:
            '[Nani] was on the lowest [step] with the water up to her bad knees. The fair was over, and the steps were empty.',
        },
        {
          maybe:
            '“There were a hundred and one,” she said. “I watched one go, and I thought, I’ll just stand here.” She took the rope.',
        },
        {
          maybe:
            '{Name} held up the [lantern] so that she could see. It went slowly round. She looked at all four sides, and then asked to see the first again.',
        },
      ],
      bed: [
        'They hung it in the window, with a little new oil. The [pictures] went round the room, over the cupboard, over the clothes on the chair, across the ceiling, and down.',
        { pet: 'They passed over {pet}, who {settled}.' },
        '{Name} lay in the middle and let them go by. When you lie quite still and the walls are moving, it is you who seem to travel. Down at the steps the old boat knocked, twice. Out in the dark there was a small sound: blip. Then somebody let go of the rope, and {he} {was} asleep.',
      ],
    },
  },
  ...lanternOnTheRiverPictures,
}
