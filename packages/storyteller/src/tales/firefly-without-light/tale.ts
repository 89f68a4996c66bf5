import type { Arc } from '../../format/arc.ts'
import { fireflyWithoutLightPictures } from './storyboard.ts'

export const fireflyWithoutLight: Arc = {
  titles: ['{name} and the Firefly Who Lost Her Light', 'The Flame {name} Carried through the Forest'],
  guide: 'firefly',
  world: {
    guide: 'the firefly',
    guideIs: 'she',
    elder: 'Dada',
    token: 'clay diya',
    crack: 'a crack across its rim',
    treat: 'besan laddoo',
    try: 'carry the flame over the windy bridge',
    place: 'the windy bridge',
    snag: 'the wind pressed the flame down to a blue bead',
    dark: 'the hollow hill',
    unsung: 'the wind',
    service: 'dried the washing and flown every kite',
    hurt: 'one of her wings was folded the wrong way',
    care: 'unfolded the wing with one slow breath',
    lonely: 'The others flew on without me, because I don’t shine',
    keeper: 'the oldest tree',
    bow: 'slipped off {his} chappals',
    clue: 'Moss grew on one side of the bridge only',
    finding: 'The wind never blows on the mossy side',
    duty: 'keep one hand round the flame',
    tempt: 'a dance of moon-blue butterflies',
    undone: 'left the forest gate open to the wind',
    redo: 'ran back and tied it shut with a ribbon',
    small: 'a beetle on its back',
    smallOne: 'the beetle',
  },
  tale: {
    '2-3': {
      home: [['Diwali! [Little lamps]. {Name} lights one more.', 'Pop! A [little lamp].']],
      call: [
        [
          '{Hero} meets a [firefly] with no light.',
          '{Name} meets a [firefly] with no light.',
          'A [firefly]. No light!',
        ],
        { pet: '{Woof}' },
      ],
      crossing: [
        {
          friend: '{Name} and {friend} tiptoe in. Whisper, whisper, [trees].',
          else: '{Name} tiptoes in. Whisper, whisper, say the [trees].',
        },
      ],
      meeting: ['“Please,” says the [firefly]. “Take your [flame] up there.”'],
      trouble: ['Whoo! goes the [wind]. The flame goes [tiny, tiny].'],
      relief: [
        {
          friend: '{Friend} shields it. Flash! Lights, lights, lights, everywhere!',
          else: 'Flash! One light. Two lights. Lights, lights, everywhere!',
        },
      ],
      homeward: [['All the lights come home with us.', 'Home again!']],
      bed: [
        {
          pet: '[Fireflies] at the window. {Pet} sleeps. {Name} sleeps.',
          else: '[Fireflies] at the window. Soft and low. {Name} sleeps.',
        },
      ],
    },
    '4-6': {
      home: [
        'On Diwali night {name} had one last [diya] to light.',
        {
          maybe: [
            '[Dada] held the [match].',
            '“Where shall it go?” asked [Dada].',
            'Its [flame] stood up like a small gold leaf.',
          ],
        },
      ],
      call: [
        'By the [garden gate] sat a [firefly], crying. “My light went out,” she said.',
        { friend: '“We’ll help!” said {friend}.', else: '{Name} held out the diya.' },
        { pet: '{PetIntro} went first.' },
      ],
      crossing: [
        'Into the forest {they} went, one small [flame] and all that dark, and the [trees] whispered, “Shh, shh.”',
      ],
      meeting: [
        '“There’s a great lamp in the [tower],” said the [firefly]. “All our lights begin there. But it is out, and so are we.”',
      ],
      trouble: [
        'On the [bridge] to the tower was the [wind]. Whoo!',
        { friend: '{Friend} made a wall.', else: 'It blew from everywhere.' },
        { pet: '{Pet} stood guard.' },
        'The flame shrank to a [bead].',
      ],
      relief: [
        {
          friend: '{Friend} walked on the windy side. They lit the [lamp].',
          else: 'Across {name} went, and lit the [great lamp].',
        },
        'A thousand fireflies blinked awake.',
      ],
      homeward: [
        'The fireflies lit {them} home, all the way.',
        {
          maybe: [
            '“I saved you a corner of the quilt,” said [Dada].',
            '[Dada] stood on the verandah and held out a [sweet].',
          ],
        },
      ],
      bed: [
        'In the dark [window] one small light blinked on and off.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'], else: 'On and off, slower and slower.' },
        '“Goodnight,” said {name}, and slept.',
      ],
    },
    '7-9': {
      home: [
        'It was Diwali night, and all along the wall of Dada’s house the [little lamps] stood [in a row].',
        '{Name} had one [diya] left. {He} wanted to put it somewhere that truly needed it, and looked, and could not find a place.',
      ],
      call: [
        'Then {he} heard sniffing by the [garden gate]. A [firefly] sat on the [latch], grey as ash.',
        '“My light’s gone out,” she said. “Everybody’s has. The whole forest’s dark.”',
        {
          friend: '“Then that’s where it goes,” said {friend}, pointing at the diya.',
          else: '“Then that’s where my diya goes,” said {name}.',
        },
        { pet: '{PetIntro} was already under the gate.' },
      ],
      crossing: [
        'The forest began where the rangoli ended. The [trees] whispered behind their hands.',
        'One [flame] does not sound like much; but all the shadows stood back to let it through, and bowed.',
        { maybe: 'Something with [golden eyes] said good evening.' },
      ],
      meeting: [
        '“There’s the [tower],” said the [firefly], riding on {name}’s shoulder. “There’s a lamp at the top, as big as a cart, and that’s where all our lights are lit. But it went out in the last storm, and we can’t carry fire.”',
      ],
      trouble: [
        'Before the tower hung a [bridge], and the [wind] lived on it.',
        '{Name} took ten steps, and {snag}.',
        { friend: '{Friend} pulled {him} back by the sleeve, just in time.', else: '{Name} jumped back just in time.' },
        { pet: '{Pet} scolded it. The wind laughed.', else: 'The wind laughed.' },
      ],
      relief: [
        {
          friend: '{Friend} walked on the windy side, and over {they} went.',
          else: 'This time the flame held, all the way over.',
        },
        'Up in the tower {name} tipped the diya to the [great wick].',
        'Under every leaf a small gold light came on, the firefly’s first.',
      ],
      homeward: [
        'A thousand fireflies walked {them} home, which is to say, they flew slowly.',
        { maybe: '“Where did you put your diya in the end?” asked [Dada].' },
        { maybe: '{Name} pointed at the forest. It was twinkling.' },
      ],
      bed: [
        'The crackers had stopped. The lamps on the wall burned down, one by one, without any fuss.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        'On the [window sill] a [firefly] blinked on, and off, and on. {Name} tried to count the blinks, and got as far as four.',
      ],
    },
    '10-12': {
      home: [
        'Dada’s house stood at the very end of the village, where the road gave up and the forest began. On Diwali night there were [ninety-nine diyas] along its wall, and {name} had filled every one of them.',
        'That left a single [diya] over. [Dada] said to put it wherever it was needed most.',
        '{Name} walked right round the house with the diya, looking. The well was lit. The steps were lit. Even the [buffalo] had a lamp, and seemed pleased about it.',
      ],
      call: [
        'Somebody was sniffing by the [back gate]. On the [latch] sat a [firefly], grey as a bulb that has been switched off. “Don’t mind me,” she said. “It isn’t only me. It’s all of us. You’d have noticed, if you weren’t so bright over here.” {Name} looked. Every other year the forest had glittered. Tonight it was as black as a slate.',
        {
          friend:
            '“Well,” said {friend}, who had come with a box of sweets and been given a taper instead, “you were looking for a place to put that.”',
          else: '{He} looked at the diya in {his} hand. It seemed that somebody had been keeping the place for it.',
        },
        { pet: '{PetIntro} squeezed under the gate and waited on the other side.' },
      ],
      crossing: [
        'They had gone twenty steps when the last firecracker faded, and there was only the forest, breathing. A [flame] in a room is a small thing, and you forget it. Out here the whole night leaned in to look. [Tree trunks] came forward, one at a time, were introduced, and stepped back into the dark. Roots like sleeping cattle lay across the path.',
        { maybe: 'Once, two [gold eyes] the size of coins opened, regarded the light, and politely closed.' },
      ],
      meeting: [
        '“That is where we are going,” said the [firefly] from {name}’s collar. Over the treetops rose a [tower] so old that it had begun to lean on the sky. “There’s a lamp in it. Our great-grandmothers were lit from that lamp, and theirs, and every one of us since, once a year, on this night. Then came the storm. We can carry light, you see, but we can’t carry fire.” She was quiet for a moment. “I suppose that I thought somebody would come.”',
      ],
      trouble: [
        'In front of the tower the ground stopped. Across the gap hung a [bridge] of rope and planks, and on the bridge lived the [wind]. {Name} put a hand round the diya and went. At the fifth plank the flame lay flat. At the tenth, {snag}.',
        {
          friend: '{Friend} hauled {him} back by the kurta and crouched over the flame until it dared to stand.',
          else: '{He} turned {his} back, hunched over it, and crept off the bridge again with {his} heart in {his} ears.',
        },
        { pet: '{Pet} stood between {him} and the gale, with its ears blown inside out.' },
        'A [blue bead], no bigger than a grain of rice: that was all the Diwali there was in that forest.',
      ],
      relief: [
        {
          friend: 'They went side by side this time, with {friend} on the windy side and the flame between them.',
          else: 'This time {he} neither hurried nor stopped, and the flame stood up straight, as if it had made up its mind.',
        },
        'There were a hundred and eight steps in the tower, and at the top a [wick] as thick as an arm. {He} tipped the diya to it. Nothing happened, and went on happening; and then, with a sound like a sheet being shaken, it caught. Under every leaf in the forest somebody blinked. The [firefly] on {his} collar looked down at herself. “Oh,” she said. She was gold.',
      ],
      homeward: [
        'They went home down a road of lights that had not been there before.',
        {
          maybe:
            '[Dada] was sitting on the [step] beside the [buffalo]. “Ninety-nine,” he said. “I have counted twice. There is one missing.”',
        },
        { maybe: '{Name} turned him round by the shoulders to face the forest. He looked for a long time.' },
        {
          maybe:
            '“I see,” he said in the end. “Yes. That was the right place.” And he moved over to make room on the step.',
        },
      ],
      bed: [
        'By midnight the lamps on the wall had burned down, one after another, without any fuss. The smell of them came in at the [window]: warm clay, and oil, and marigolds. {Name} lay with {his} chin on the [sill]. Out in the forest, ten thousand lights were going slowly on, and slowly off, like one enormous animal asleep.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        '{His} own breathing had begun to keep time with it. On, went the forest. Off. On.',
      ],
    },
  },
  ...fireflyWithoutLightPictures,
}
