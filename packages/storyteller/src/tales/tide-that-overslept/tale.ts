import type { Arc } from '../../format/arc.ts'
import { tideThatOversleptPictures } from './storyboard.ts'

export const tideThatOverslept: Arc = {
  titles: ['{name} and the Tide That Overslept', 'The Day {name} Let Out the Sea'],
  guide: 'dolphin',
  world: {
    guide: 'the dolphin',
    guideIs: 'she',
    elder: 'Papa',
    token: 'brass key',
    crack: 'one of its teeth bent over',
    treat: 'banana fritter',
    try: 'turn the key in the sea-chest',
    place: 'the lock of the sea-chest',
    snag: 'the key stuck fast and would not turn',
    dark: 'the cave under the reef',
    unsung: 'the tide',
    service: 'come in and gone out, twice every day',
    hurt: 'one of her fins was scraped by the sand',
    care: 'dabbed the sore fin with cool, clean weed',
    lonely: 'The others went out with the tide, and I was left',
    keeper: 'the oldest whale',
    bow: 'bowed {his} head',
    clue: 'Sand was trickling from the keyhole, grain by grain',
    finding: 'The lock is only full of sand',
    duty: 'hold on to the lid',
    tempt: 'a shoal of fish like silver coins',
    undone: 'left Papa’s boat untied',
    redo: 'swam all the way back and knotted it fast',
    small: 'a tiny crab, stuck upside down',
    smallOne: 'the crab',
  },
  tale: {
    '2-3': {
      home: [['Where is the sea? {Name} sees only [sand].', 'The sea is gone!']],
      call: [
        ['{Hero} finds a [dolphin] in a pool.', '{Name} finds a [dolphin] in a pool.', 'A [dolphin]! In a pool!'],
        { pet: '{Woof}' },
      ],
      crossing: [
        { friend: 'Splash! Down swim {name} and {friend}.', else: 'Splash! Down swims {name}. Hold on tight!' },
      ],
      meeting: ['Here is a big [box]. The sea sleeps inside!'],
      trouble: ['Turn the [key]. Ugh! Turn, turn. It is stuck.'],
      relief: [
        {
          friend: '{Friend} turns too. Click! Whoosh! Good morning, sea!',
          else: 'Turn, {name}, turn. Click! Whoosh! Good morning, sea!',
        },
      ],
      homeward: [['One big wave carries us home to [Papa].', 'Whoosh! Home.']],
      bed: [
        {
          pet: 'In and out, sea. {Name} and {pet} sleep.',
          else: 'In goes the sea. Out again. {Name} is asleep.',
        },
      ],
    },
    '4-6': {
      home: [
        'The sea had gone out, and it had not come back. {Name} wanted to paddle.',
        {
          maybe: [
            'All the [boats] lay on their sides.',
            'Papa’s [boat] lay on its side.',
            'There was only [sand], sand, sand.',
          ],
        },
      ],
      call: [
        'In a rock pool swam a [dolphin]. “The tide’s overslept,” she said.',
        { friend: '“Let’s wake it!” said {friend}.', else: '“Will you wake it?”' },
        { pet: ['{PetIntro} jumped in.', 'In jumped {pet}.'] },
      ],
      crossing: [
        'At the bottom of the pool was a hole. “Hold my fin,” said the [dolphin], and down, down, down {they} went.',
      ],
      meeting: [
        'In a blue cave stood a [sea-chest] with barnacles on it. It was snoring.',
        '“The tide’s in there,” said the [dolphin]. “Here’s the [key].”',
      ],
      trouble: [
        '{Name} put in the [brass key]. It would not turn.',
        { friend: '{Friend} pulled too. It would not turn.', else: 'Push! Pull! It would not turn.' },
        { pet: '{Pet} pulled as well. No.', else: 'The [chest] snored on.' },
      ],
      relief: [
        {
          friend: '{Name} and {friend} turned it. Click!',
          else: 'Gently, {name} turned the key. Click!',
        },
        'Up popped the [lid]. The sea stretched, and rolled out.',
      ],
      homeward: [
        'A kind green wave carried {them} home.',
        { maybe: ['Papa’s [boat] was dancing, and [Papa] was too.', '[Papa] ran down the beach to meet {them}.'] },
      ],
      bed: [
        'In and out went the sea, in and out, like someone asleep.',
        { pet: 'In and out breathed {pet}.' },
        'In and out breathed {name}, asleep.',
      ],
    },
    '7-9': {
      home: [
        'One afternoon the sea went out, as it does, and it forgot to come back.',
        'Papa’s [boat] lay on its side in the sand. The [gulls] walked about with their hands behind them. {Name}, who had waited all week to paddle, stared at a mile of mud.',
      ],
      call: [
        'In a rock pool, round and round like a thought, swam a [dolphin].',
        '“I was too late to leave,” she said. “The tide’s overslept. Somebody ought to go and wake it.”',
        {
          friend: '“Where does a tide sleep?” asked {friend}, getting in.',
          else: '“Where does a tide sleep?” asked {name}, getting in.',
        },
        { pet: '{PetIntro} was in already, paddling.' },
      ],
      crossing: [
        'There was a hole in the floor of the pool. “Hold on to my fin, and don’t breathe till I say,” said the [dolphin]. “There. Now you can. It’s that kind of water.”',
        'Down {they} slid, through green halls and blue ones.',
      ],
      meeting: [
        'At the bottom was a cave, and in the cave an [iron chest], bearded with weed. It was snoring.',
        '“Every night it shuts itself in,” said the dolphin, “and every morning it lets itself out. Only this time the lid has locked. Here’s the [key].”',
      ],
      trouble: [
        '{Name} fitted the [brass key] into the lock. Then {snag}.',
        {
          friend: '{Friend} held {name} round the middle and pulled.',
          else: '{He} pulled until {his} hands went white.',
        },
        { pet: '{Pet} pulled {him} as well.' },
        'The chest only snored louder. High above, a fish on the sand was gasping.',
      ],
      relief: [
        {
          friend: '{Name} and {friend} laid all four hands on it and turned.',
          else: 'This time {name} laid both hands on it, and turned.',
        },
        'Click. Somebody very large said, “Good heavens, what time is it?”',
        { ifRoom: { pet: '{Pet} {spoke}.' } },
        'The [lid] flew up, and out came the sea.',
      ],
      homeward: [
        'It took {them} along on its back, and set {them} down beside Papa’s [boat].',
        { maybe: 'The boat was upright and curtsying. [Papa] came out of it at a run.' },
        { maybe: '“Four hours late,” he said. “I’ve never known it to happen.”' },
      ],
      bed: [
        'From {his} bed {name} could hear it going in, and out, and in, with a small shuffle of pebbles.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        'Somewhere beyond the bar a dolphin jumped, once, for the pleasure of it. In, went the sea. Out. {Name} was asleep.',
      ],
    },
    '10-12': {
      home: [
        'On most afternoons the sea goes out for a stroll and is home by four. On this one it did not come home.',
        'By five the fishermen had stopped making jokes. The [boats] lay on their sides like tired cows. The [gulls], having walked all the way to where the water used to be, walked back, looking like people who have been given the wrong address.',
        '[Papa] sat on the gunwale of his and said it would come when it came. {Name}, who had wanted nothing except to put {his} feet in it, looked out across a mile of shining mud.',
      ],
      call: [
        'In the last deep pool among the rocks somebody was swimming round, and round, and round. “Before you ask,” said the [dolphin], “I stopped to look at something, and when I turned, they had all gone, and so had the sea. It has overslept. It’s done it once before, in my grandmother’s time. Somebody has to go and knock.”',
        {
          friend: '“Knock where?” said {friend}, who was already barefoot and testing the water with a toe.',
          else: '“Knock where?” said {name}; and then, because it was that sort of a day, {he} rolled up {his} trousers and got in.',
        },
        { pet: '{PetIntro} got in as well, and looked very thin.' },
      ],
      crossing: [
        'There was a hole at the bottom of the pool with a cold breath coming out. “Take hold of my fin,” said the [dolphin], “and hold your breath. Longer. There. From here on you needn’t. It’s old water, and not so particular.” They slid down through green rooms, and blue rooms, and rooms where the only light was a kind of glitter along the floor, as if somebody had been cutting up the moon.',
        { maybe: 'In one there was an [anchor]. In another there was a [bicycle].' },
      ],
      meeting: [
        'The last room was a cave as high as a temple. In the middle stood a [sea-chest] of black iron, bearded all over with weed. It was snoring: a long hush in, and a long hush out. “It goes in at night and shuts the lid,” the dolphin whispered, “for the quiet. You would, too. It’s got a great deal to carry. But the lid has locked itself, and it can’t hear the time in there.” From under a stone she nosed out a [brass key], green with age, and laid it in {name}’s hand.',
      ],
      trouble: [
        'It went in sweetly enough. It went a quarter of the way round. Then {snag}. {Name} leaned on it. {He} hung from it. {He} spoke to it in terms that {he} had learned from the man who mended the outboard motor.',
        {
          friend: '{Friend} took {him} by the waist and pulled until they both sat down.',
          else: '{He} put a foot on either side of it and heaved, and sat down hard.',
        },
        { pet: '{Pet} tried digging, but it is difficult to dig under iron.' },
        'Hush, went the [chest]. Hush. Far over their heads the pools were shrinking; and in every one of them something was looking up, and wondering how long.',
      ],
      relief: [
        {
          friend: 'They put four hands to the key, and neither pulled. They only leaned, and went on leaning.',
          else: 'This time {he} did not pull. {He} leaned, that was all, and went on leaning.',
        },
        'The lock gave a click like a knuckle. The snore broke off in the middle. “What,” said a voice like all the shells in the world, “is the time?” “Ten to seven,” said {name}. “Good heavens,” said the sea.',
        { pet: '{Pet} only just got off the [lid] before it opened.' },
        'What came out then was green, and it was laughing, and it filled the cave from wall to wall.',
      ],
      homeward: [
        'It carried {them} home on its shoulders and put {them} down, with great care, next to Papa’s [boat].',
        {
          maybe:
            'All along the beach the boats were getting to their feet. People stood about in the shallows in their good clothes, grinning.',
        },
        {
          maybe:
            '“Late,” said [Papa], tapping his watch at the waves. “Very late. What have you to say for yourself?” The sea wet him to the knees.',
        },
        {
          maybe:
            'Then he wrapped {name} in his own dry shirt, which came down to the shins, and asked no questions until there was something hot to drink.',
        },
      ],
      bed: [
        'You could hear it from the bed: a long hush in, a shuffle of pebbles, and a long hush out. {Name} had heard it every night of {his} life, and had never before listened. It sounded like somebody going through a house and putting out the lamps.',
        { pet: 'Beside {him} {pet} {settled}.' },
        'Somewhere past the bar a dolphin leapt, for no other reason than that there was room to. Hush, said the sea, coming in. Hush. It was right on time; and {name} went out with it.',
      ],
    },
  },
  ...tideThatOversleptPictures,
}
