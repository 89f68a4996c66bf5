import type { Arc } from '../../format/arc.ts'
import { sparrowOnTheClockTowerPictures } from './storyboard.ts'

export const sparrowOnTheClockTower: Arc = {
  titles: ['{name} and the Sparrow on the Clock Tower', 'The Day {name} Caught the Wind'],
  guide: 'little-bird',
  world: {
    guide: 'the sparrow',
    guideIs: 'she',
    elder: 'Papa',
    token: 'yellow kite',
    crack: 'a rip right down the middle',
    treat: 'sesame chikki',
    try: 'reach the top of the clock tower',
    place: 'the top of the clock tower',
    snag: 'the wind caught {his} cape and spun {him} round',
    dark: 'the black stairs inside the tower',
    unsung: 'the old clock',
    service: 'told everyone the time and never once been late',
    hurt: 'a feather in her tail was bent double',
    care: 'stroked the bent feather straight again',
    lonely: 'In a big city nobody ever looks up',
    keeper: 'the old clock',
    bow: 'pulled off {his} cap',
    clue: 'Each time the clock ticked, the wind held its breath',
    finding: 'Go on the tick, and wait on the tock',
    duty: 'hold the string quite slack',
    tempt: 'a battle of a hundred kites',
    undone: 'left {his} string lying across the street',
    redo: 'went all the way down and wound up every inch',
    small: 'a bee too tired to fly',
    smallOne: 'the bee',
  },
  tale: {
    '2-3': {
      home: [['Kite day! Up goes a [yellow kite] for {name}.', 'Kite day! [Red], [yellow]!']],
      call: [
        [
          '{Hero} hears: “Cheep! Help my baby!”',
          '{Name} hears: “Cheep! Help my baby!”',
          '“Cheep! Help!” says [Sparrow].',
        ],
        { pet: '{Woof}' },
      ],
      crossing: [
        {
          friend: '[Capes on]! Up fly {name} and {friend}. Whoosh!',
          else: '[Cape on]! Up flies {name}. Whoosh, over the [roofs]!',
        },
      ],
      meeting: ['Look! Baby bird is [tangled]. String, string, string.'],
      trouble: ['Up, up! But the [wind] says whoo. Round we spin.'],
      relief: [
        {
          friend: '{Friend} holds the [cape]. [Snip]! Fly, [baby bird], fly!',
          else: 'Got you! [Snip], snip, snip! Fly, [baby bird], fly!',
        },
      ],
      homeward: [['Down, down to the roof. [Papa] claps.', 'Home again!']],
      bed: [
        {
          pet: '[Kites] sleep. [Birds] sleep. {Pet} sleeps. {Name} sleeps.',
          else: '[Kites] sleep. [Birds] sleep. Night-night, {name}. Cheep, cheep.',
        },
      ],
    },
    '4-6': {
      home: [
        'It was kite day. {Name} flew a [yellow kite] from the roof, with [Papa].',
        { maybe: ['The whole sky fluttered.', '“Higher!” said {name}.'] },
      ],
      call: [
        'A [sparrow] came. “Cheep! My baby is caught in kite string, up on the clock tower!”',
        { friend: '“Come on!” said {friend}.' },
        { pet: ['{PetIntro} was ready.', '{Pet} was ready.'] },
      ],
      crossing: ['{Name} tied on a [red cape], and the wind blew in, and up {they} went, past a [hundred kites].'],
      meeting: [
        'There was the [clock tower]. And there, at the very top, hung a [ball of string] with a small beak. “Peep,” it said.',
      ],
      trouble: [
        '{Name} flew up. The [wind] spun {him} round like a top.',
        { friend: '{Friend} flew up. Round and round!', else: 'Up again. Round and round!' },
        { pet: '{Pet} spun too.', else: '“Peep?”' },
      ],
      relief: [
        {
          friend: '{Friend} held the cape. {Name} reached. [Snip], snip, snip!',
          else: 'Up went {name}, and reached. [Snip], snip!',
        },
        'Out came one [wing], and another. “Peep!”',
      ],
      homeward: [
        'Down {they} sailed to the roof, and [Papa].',
        {
          maybe: ['He had kept a [sesame sweet] for each of them.', '“I only looked away for one minute!” said Papa.'],
        },
      ],
      bed: [
        'The sky was empty now. [Kites] slept in corners.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'], else: '[Sparrows] slept on the sill.' },
        '{Name} slept too, and flew a little.',
      ],
    },
    '7-9': {
      home: [
        'On kite day nobody in the city stays indoors. By nine {name} and [Papa] were on the roof, with a [yellow kite], a [flask] of tea, and sticky fingers.',
        'All {he} wanted was to go higher than the [pink one].',
      ],
      call: [
        'Then a [sparrow] sat down in {his} hands.',
        { ifRoom: 'Her heart was going like a tiny drum.' },
        '“My baby’s caught in kite string,” she said. “At the top of the clock tower. And nobody looks up at anything but kites.”',
        { friend: '{Friend} stopped laughing and stood up.' },
        { pet: '{PetIntro} {spoke}.' },
      ],
      crossing: [
        '{Name} tied on the old [red cape]. {He} had never yet got farther in it than the water tank. But today there was wind enough for a hundred kites, and it seemed to have some to spare. It picked {them} up.',
      ],
      meeting: [
        'The [clock tower] stood in the middle of the city, as tall as ten houses. From the [iron arrow] on top of it hung a [knot of string]: pink, green, yellow. In the knot was [one round eye].',
        '“Peep,” said the knot.',
        '“He’s being very good,” said the sparrow.',
      ],
      trouble: [
        '{Name} swooped. But up by the [arrow] {snag}.',
        {
          friend: '{Friend} caught {him}, and then they were both spinning.',
          else: '{He} tried from the other side. Round {he} went again.',
        },
        { pet: '{Pet} shut both eyes and hung on.' },
        'And {name} saw that the yellow string in the [knot] was {his} own.',
      ],
      relief: [
        {
          friend: '{Friend} held the cape like a kite string, steady, steady.',
          else: 'Up {he} went, and this time the wind let {him} by.',
        },
        '{Name} unpicked: [pink, green, yellow].',
        'A [wing] came out. Then a whole, cross, [fluffy bird]. He fell off, and flew.',
      ],
      homeward: [
        'Back on the roof, {name} wound all {his} string on to the [spool].',
        { maybe: '“No more today?” asked [Papa]. “It’s the birds’ turn,” said {name}.' },
        { maybe: 'They finished [the tea] and watched the sky grow pink.' },
      ],
      bed: [
        'At night there was nothing up there but [stars], with no strings to them at all.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        'Under the eaves somebody said “[Peep]”, and somebody said “Shh.” The big clock struck nine, very gently. {Name} did not hear the last of it.',
      ],
    },
    '10-12': {
      home: [
        'On the fourteenth of January the city moves up to its roofs. There are grandmothers up there who have not climbed a stair since last year. There are loudspeakers, and flasks, and [til chikki] that glues the jaw shut at the very moment when one needs to shout.',
        '[Papa] had kept their [spool] in a drawer for eleven months, wrapped in a vest. The kite was [yellow], with a long tail. By ten o’clock it stood above everything but a certain [pink one] three streets away; and {name} wanted, more than was sensible, to be higher than the pink.',
      ],
      call: [
        'Something landed in {his} hands. It weighed about as much as a letter.',
        '“You’ll have to excuse me,” said the [sparrow]. She was panting with her beak open. “I have been to forty roofs. He’s only been out of the nest since breakfast. He’s caught, up at the top of the clock tower, in all that string. Everyone is looking at the sky,” she said, “and there isn’t anybody looking up.”',
        { friend: '{Friend}, who had been about to cut down the [pink kite], let it go by.' },
        { pet: '{PetIntro} came out from under the table, where it was safer, and {spoke}.' },
      ],
      crossing: [
        'There was an old [red cape] in the kite drawer too. It had not been used for years, and it had never done more than flap. But on kite day the wind over that city is so busy lifting things that it does not look too closely at what they are.',
        'It took the cape by the corners. The roof went down like a lift. {They} rose through the battle: [paper diamonds] flashing by on all sides, strings humming like wires, and, over everything, forty thousand people shouting “Kai po che!”',
      ],
      meeting: [
        'The [clock tower] had been the tallest thing in the city once, and still told the time as if it were. On its roof stood an [iron arrow] to show the wind. And from the arrow hung something the size of a mango, [made of string], of all colours, going slowly round.',
        'In the middle of it was [an eye].',
        '“Peep,” it said, with great self-control. “I told him not to struggle,” said the sparrow. “He’s been so good. He has been pretending that it’s an egg.”',
      ],
      trouble: [
        '{Name} flew at it. But up there the wind came round four corners at once, and {snag} until {he} did not know which way the street was.',
        {
          friend: '{Friend} made a grab, and then there were two of them going round, like washing.',
          else: '{He} came at it low. {He} came at it high. Both times {he} {was} handed back to the air like a wrong parcel.',
        },
        { pet: '{Pet} had wrapped round {his} leg and was saying what sounded like prayers.' },
        'On the third pass {he} came near enough to see the [knot]. It was pink, and green, and a good deal of it was yellow. {He} knew that yellow. Papa had chosen it.',
      ],
      relief: [
        {
          friend:
            '{Friend} had got both feet on the parapet and the end of the cape wound round both fists. “I’m flying you,” called {friend}. “Go up!” And {name} went up like a kite in good hands.',
          else: 'And {name} went up: not against the wind now, but leaning on it, a little at a time, as on a stiff door.',
        },
        '{He} got an arm around the [arrow], and with {his} other hand began to unpick. [Pink. Green. Yellow], yards of it.',
        'There was a [wing]. There was another. There was a small, hot, [outraged person], who looked at {name}, and at the drop; and stepped off; and flew.',
      ],
      homeward: [
        'It took {name} an hour to wind in [the string], and {he} went down into the street for the ends.',
        {
          maybe:
            '[Papa], pouring the last of the tea, did not say that the wind was still good. The pink kite had the sky to itself.',
        },
        {
          maybe:
            '“There’s always tomorrow,” said [Papa]. “I thought a paper lantern,” said {name}. “On cotton. At night, when they’re all in bed.”',
        },
        {
          maybe:
            'Papa thought that over. “Your grandfather would have liked that,” he said, and broke the last of the [chikki] over his knee.',
        },
      ],
      bed: [
        'By nine it was over, and the sky belonged again to whoever usually had it.',
        'A few [lanterns] were still going up, on cotton, from roofs here and there, so slowly that they might have been thinking.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        'In the hole under the eaves, behind {name}’s wall, there was a good deal of shuffling, and a “Peep”, and a “Shh”. The clock began to strike. It was always right. {Name} trusted it to finish by itself.',
      ],
    },
  },
  ...sparrowOnTheClockTowerPictures,
}
