import type { Arc } from '../../format/arc.ts'
import { calfInTheRainPictures } from './storyboard.ts'

export const calfInTheRain: Arc = {
  titles: ['{name} and the Calf Who Wouldn’t Come Home', '{name} and the Bell in the Rain'],
  guide: 'calf',
  world: {
    guide: 'the calf',
    guideIs: 'she',
    elder: 'Nani',
    token: 'brass cowbell',
    crack: 'a dent right in its side',
    treat: 'bajra roti',
    try: 'lead the calf across the stream',
    place: 'the stepping stones',
    snag: 'the calf planted four feet and would not budge',
    dark: 'the tall black sugarcane',
    unsung: 'the stream',
    service: 'watered every field and filled every pail',
    hurt: 'a stone was wedged in her hoof',
    care: 'eased the stone out with a twig',
    lonely: 'The big calves never wait for me',
    keeper: 'the old bullock',
    bow: 'slipped off {his} chappals',
    clue: 'The calf was staring into the water, not at the stones',
    finding: 'It’s the other calf, in the water',
    duty: 'keep the bell ringing',
    tempt: 'the gola cart, all red and green',
    undone: 'left the cowshed door unbarred',
    redo: 'ran back through the mud and barred it',
    small: 'a duckling far from its row',
    smallOne: 'the duckling',
  },
  tale: {
    '2-3': {
      home: [['Milk time! One cow, [two cows]. {Name} counts.', 'Moo! Milk time!']],
      call: [
        [
          'Where is the calf? {Hero} takes the [bell].',
          'Where is the calf? {Name} takes the [bell].',
          'Where is calf? [Bell], please!',
        ],
        { pet: '{Pet} sniffs.' },
      ],
      crossing: [
        {
          friend: 'Ding! {Name} and {friend} walk through [mud].',
          else: 'Ding, ding! {Name} walks through the [mud]. Squish, squish.',
        },
      ],
      meeting: ['There she is! “Moo,” says the [calf]. “No, no.”'],
      trouble: ['Come, calf! Over the water! But [calf] sits down.'],
      relief: [
        {
          friend: '{Friend} rings. Hop! Hop! Over comes the little [calf].',
          else: 'Ding, ding. Hop! Hop! Over comes the little [calf].',
        },
      ],
      homeward: [['[Mama Cow] licks. [Nani] hugs. [Rain] falls.', '[Rain]! Home!']],
      bed: [
        {
          pet: 'Calf sleeps. {Pet} sleeps. {Name} sleeps. Pitter, patter.',
          else: 'Moo, says the calf. Night-night. {Name} is asleep.',
        },
      ],
    },
    '4-6': {
      home: [
        'It was milking time at Nani’s farm. {Name} counted: [four cows], [three calves].',
        { maybe: ['There should have been four.', 'One calf was missing!'] },
      ],
      call: [
        '“Rain is coming,” said [Nani]. “Take the [brass cowbell]. She knows its sound.”',
        { friend: '“I’ll come too!” said {friend}.', else: '{Name} ran. Clonk, clonk!' },
        { pet: '{PetIntro} sniffed the ground.' },
      ],
      crossing: [
        'Past the [haystack], past the well, along four small [hoofprints] full of water. Clonk, clonk, went the [bell].',
      ],
      meeting: [
        'There she was, on the wrong side of the stream, with mud on her nose. “Moo,” said the [calf]. It meant no.',
      ],
      trouble: [
        '{Name} pulled. The [calf] sat down.',
        { friend: '{Friend} pushed. The calf lay down.', else: '{Name} pushed. The calf lay down.' },
        { pet: '{Pet} pushed too.', else: 'She was heavy as a sofa.' },
        'And the first thunder rolled.',
      ],
      relief: [
        {
          friend: 'Clonk, rang {friend}. One stone. Two stones. Over they came!',
          else: 'Clonk, clonk. One stone. Two stones. Over they came!',
        },
        '“Mooo!” called her mother from the shed.',
      ],
      homeward: [
        '{They} ran home under one big [banana leaf].',
        {
          maybe: [
            '[Nani] had hot [milk] ready, with the skin on.',
            '[Nani] rubbed everyone dry with the same old [towel].',
          ],
        },
      ],
      bed: [
        '[Rain] fell on the cowshed and on the house.',
        { ifRoom: { pet: '{Pet} curled up.', else: 'Inside was warm.' } },
        'The [calf lay by her mother]. {Name} lay by [Nani], asleep.',
      ],
    },
    '7-9': {
      home: [
        'There were [four cows] on Nani’s farm, and each of them had a calf. {Name} was allowed to count them in at night.',
        'One, two, three. {He} counted again. The sky was turning the colour of a brinjal.',
      ],
      call: [
        '“That’ll be the little one,” said [Nani], without stopping milking. “She doesn’t like to be told. Take her mother’s [bell]; she’ll follow that. And be quick, it’s going to pour.”',
        { friend: '{Friend} came running from the next field.' },
        { pet: '{PetIntro} put a nose to the ground and was off.' },
      ],
      crossing: [
        'Clonk, clonk, went the [brass cowbell], past the [haystack], past the well, along the edge of the sugarcane.',
        'The wind had dropped. Every leaf was waiting. In the mud was a line of [hoofprints], each no bigger than a teacup.',
      ],
      meeting: [
        'The prints led to the stream. On the far side, up to her knees in [mint], stood the [calf].',
        '“I’m not coming,” she said, or her ears did. “I came across by myself. And then I looked back, and it had got deep.”',
      ],
      trouble: [
        '{Name} went over and took her by the [rope]. But {snag}.',
        {
          friend: '{Friend} pushed. She leaned back on {friend}.',
          else: '{He} went round and pushed. She leaned back on {him}.',
        },
        { pet: '{Pet} {spoke}. She yawned.', else: 'She was only small, but she was all cow.' },
        'Down came the first [drops], as big as grapes.',
      ],
      relief: [
        {
          friend: '{Friend} went first with the [bell]. {Name} kept a hand on her neck.',
          else: 'This time {name} walked beside her, a hand on her neck. Clonk, went the [bell].',
        },
        'One stone. She shivered. Two stones. Three.',
        'From the shed, over all that [rain], her mother called; and she ran.',
      ],
      homeward: [
        '{They} splashed home under one [banana leaf].',
        { maybe: '[Nani] counted them in at the door. “Four calves,” she said, “and the rest of you. Shut the gate.”' },
        { maybe: 'There was hot [milk], with the skin on.' },
      ],
      bed: [
        'All night it rained, on the tin of the shed and the tiles of the house.',
        'In the straw a [small calf] lay tucked against a large one.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        '{Name} counted them once more in {his} head, one, two, three, and was asleep before four.',
      ],
    },
    '10-12': {
      home: [
        'Nani ran her farm on two rules. The first was that you finish the row you have started; the second was that nobody goes in to supper until everyone has been counted.',
        '{Name} did the counting, in the evenings. Hens, eleven. Goats, six, and the one that thought it was a dog. Cows, four; and then, at the cows’ sides, wobbling a little, calves. One. Two. Three. {He} went round again from the other end. Behind the hills the sky had turned the dark, shiny purple of a brinjal.',
      ],
      call: [
        '“It’ll be the small one,” said [Nani]. She did not look up, for the milk was singing in the pail and she was not going to break the row. “She won’t be called and she won’t be pushed. But take her mother’s [bell]. She’s been hearing that since before she was born.” She tilted her head at the sky. “You’ve got about as long as it takes to shell peas.”',
        { friend: '{Friend}, who had looked in to return a [ladder], leaned the ladder on the wall and came along.' },
        { pet: '{PetIntro} had found the first hoofprint already.' },
      ],
      crossing: [
        'Clonk, said the [bell]. Clonk, past the [haystack]. Clonk, past the well.',
        'The air had gone thick and still, and the [swallows] were flying so low that {name} could hear them turn. It was the sort of quiet in which you notice your own feet. All along the edge of the sugarcane there were [hoofprints] in the mud, each no bigger than a teacup, and they did not wander. Somebody small had been going somewhere on purpose.',
      ],
      meeting: [
        'Somebody small had got there. On the far bank of the stream, up to the knees in wild [mint], stood the [calf].',
        '“Well, come on, then,” said {name}. She gave {him} a long look. You could see it all in her ears: how she had crossed the stones by herself, three hours ago, feeling enormous; how she had eaten the mint; how she had turned to come home, and looked at the water, and discovered that she was not enormous at all.',
        '“Moo,” said the calf. It was extremely small, and it meant no.',
      ],
      trouble: [
        '{Name} crossed over and took hold of the [rope]. {He} pulled, kindly. {He} pulled less kindly. {Snag}.',
        {
          friend: '{Friend} pushed from the other end, and the calf, who was tired, gratefully sat down.',
          else: '{He} went round to the other end and pushed, and the calf, who was tired, gratefully sat down on {him}.',
        },
        {
          pet: '{Pet} set an example by crossing the stones. It was admired, but not followed.',
        },
        'The first thunder came, a long way off, like somebody moving furniture. A drop as big as a grape hit the bell and rang it. Up in the hills, where it had been raining for an hour, the stream had begun to make a different noise.',
      ],
      relief: [
        {
          friend:
            'This time {friend} went ahead with the [bell] and did not look round. Clonk. {Name} stood in the water at her shoulder, on the deep side.',
          else: 'This time {name} stood in the water at her shoulder, on the deep side, and let the [bell] swing. Clonk.',
        },
        'She put a hoof on the first stone and took it off. She put it back.',
        'The second stone. The third was under water; she shut her eyes. Then, over the drumming of the [rain], there came from the shed one long, low, furious, loving bellow; and the calf gave a leap like a hare and was gone up the path.',
      ],
      homeward: [
        '{They} ran for it under a single [banana leaf], which was not enough.',
        {
          maybe:
            '[Nani] stood at the shed door with the [lamp], and would not let them past it until she had finished. “Four,” she said. “And eleven, and seven, and you. Now we can eat.”',
        },
        { maybe: 'There was dal so hot that it had to be blown on, and a roti each, puffed up like a cheek.' },
        { maybe: '“You finished the row,” said [Nani] to {name}. It was the highest thing she ever said of anybody.' },
      ],
      bed: [
        'It rained the way it rains when it has got all night: steadily, on the tin of the shed and the tiles of the house and the broad, clapping leaves.',
        { pet: '{Pet}, who had been towelled, {settled}.' },
        'In the shed a bell clonked now and then as somebody large shifted to make room for somebody small.',
        '{Name} counted them over in the dark. The hens. The goats, and the one that thought it was a dog. Cows, four. At their sides, calves: one, two, three. {He} {was} asleep before the last, but it had been counted.',
      ],
    },
  },
  ...calfInTheRainPictures,
}
