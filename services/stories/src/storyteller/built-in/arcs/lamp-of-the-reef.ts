import { type Arc, ASLEEP, type TaleShot } from './arc.ts'

/** The turtle asks for help; the friend is doing or holding something. */
const callOf = (action: 'crouching' | 'holding-up', holds: 'torch' | null): TaleShot => ({
  camera: 'medium',
  focus: 'guide',
  figures: [
    {
      who: 'child',
      x: -0.04,
      action: 'kneeling',
      holds: 'shell',
      facing: 'right-front',
      expression: 'surprised',
      looksAt: 'guide',
    },
    {
      who: 'guide',
      x: 0.56,
      size: 1.15,
      action: 'walking',
      facing: 'left-front',
      expression: 'worried',
      looksAt: 'up',
    },
    {
      who: 'friend',
      x: -0.74,
      distance: 'middle',
      action,
      holds,
      facing: 'right-front',
      expression: 'worried',
      looksAt: 'guide',
    },
    {
      who: 'pet',
      x: -0.4,
      distance: 'middle',
      action: 'sitting',
      facing: 'right',
      expression: 'curious',
      looksAt: 'guide',
    },
  ],
  objects: [
    { what: 'shell', colour: 'white' },
    { what: 'torch', states: ['lit'], when: 'torch' },
  ],
})

export const lampOfTheReef: Arc = {
  titles: ['{name} and the Lamp at the Bottom of the Sea', 'The Song {name} Played to the Giant Clam'],
  guide: 'turtle',
  world: {
    guide: 'the turtle',
    guideIs: 'he',
    elder: 'Nani',
    token: 'white shell',
    crack: 'a chip missing from its lip',
    treat: 'coconut laddoo',
    try: 'blow the song of the shell',
    place: 'the door of the giant clam',
    snag: 'nothing came out but bubbles',
    dark: 'the deep blue trench',
    unsung: 'the sea',
    service: 'carried every boat and filled every net',
    hurt: 'a fish hook was caught in the edge of his shell',
    care: 'worked the hook free, a wiggle at a time',
    lonely: 'I’m so slow that everyone swims on ahead',
    keeper: 'the giant clam',
    bow: 'bowed {his} head',
    clue: 'The bubbles rose by twos and threes',
    finding: 'That’s the tune: two and three, two and three',
    duty: 'hold the seaweed curtain shut',
    tempt: 'a whole parade of seahorses',
    undone: 'left the seaweed curtain open to the current',
    redo: 'swam all the way back and drew it shut',
    small: 'a seahorse tangled in weed',
    smallOne: 'the seahorse',
  },
  tale: {
    '2-3': {
      home: [['Shhh, shhh, says the sea. {Name} finds a [shell].', 'Shhh, says the sea.']],
      call: [
        ['{Hero} hears: “Help! Help!” It’s a [turtle].', '{Name} hears: “Help!” It’s a [turtle].', 'A [turtle] calls.'],
        { pet: '{Pet} comes.' },
      ],
      crossing: [
        {
          friend: 'Down, down swim {name} and {friend}. Bubble, bubble.',
          else: 'Down, down swims {name}. Bubble, bubble, bubble.',
        },
      ],
      meeting: ['The sea lamp is out. [Little fish] are lost.'],
      trouble: ['Blow the [shell]! Bloop. [Bubbles]. The [door] stays shut.'],
      relief: [
        {
          friend: '{Friend} hums. Too-oo! Open pops the [door]. [Light]!',
          else: 'Too-oo! Open pops the [door]. [Light], light, light!',
        },
      ],
      homeward: [['Up, up, up. Home to [Nani].', 'Splash! Home.']],
      bed: [
        {
          pet: 'Shhh, says the sea. {Name} and {pet} sleep.',
          else: 'Shhh, shhh, shhh, says the sea. {Name} is asleep.',
        },
      ],
    },
    '4-6': {
      home: [
        'Nani’s house had the sea for a garden. {Name} held a [white shell] to {his} ear.',
        { maybe: ['It usually sang.', 'Shhh, it said.', 'It sounded worried.'] },
      ],
      call: [
        '“Help,” said the shell. “Help,” said a [turtle]. “Our lamp’s gone out!”',
        { friend: '{Friend} grabbed a [torch].', else: '{Name} held the shell tight.' },
        { pet: '{PetIntro} came along.' },
      ],
      crossing: ['The [turtle] blew a [bubble] round {them}, big as a room. Down it sank, from green to blue to dark.'],
      meeting: [
        'Down here was a [giant clam], shut tight.',
        '“Our pearl’s inside,” said the turtle. “Without it the small fish can’t see.”',
      ],
      trouble: [
        '“The clam loves a song,” said the turtle. {Name} blew the [shell]. Bloop!',
        { friend: '{Friend} blew. Bloop!', else: 'Bloop, bloop!' },
        { pet: 'The [bubbles] tickled {pet}.', else: 'Nothing but [bubbles].' },
      ],
      relief: [
        {
          friend: '{Friend} hummed the tune, and {name} blew: hoo-oo-oo!',
          else: 'Softly, {name} blew: hoo-oo-oo!',
        },
        'The [clam] opened. Out shone the [pearl].',
      ],
      homeward: [
        'Up {they} rose, with lit fish all around.',
        {
          maybe: [
            '[Nani] was on the beach with a big dry [towel].',
            '“You smell of salt,” said [Nani], and rubbed {him} dry.',
          ],
        },
      ],
      bed: [
        'That night the sea had a soft glow at the bottom.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'], else: 'It rocked and rocked.' },
        'Shhh, said the sea. Shhh. And {name} did.',
      ],
    },
    '7-9': {
      home: [
        'At Nani’s house you could hear the sea in every room.',
        '{Name} had a [white shell] as well, so as to have it under the pillow. But this evening the shell was not singing. {He} shook it and held it to {his} ear again.',
      ],
      call: [
        '“Dark,” said the shell, quite plainly. “Dark, dark.”',
        'Down at the water’s edge an old [turtle] was hauling himself up the sand. “It’s true,” he puffed. “Our lamp’s out.”',
        {
          friend: '{Friend} was in the water before he had finished.',
          else: '{Name} was already rolling up {his} sleeves.',
        },
        { pet: '{PetIntro} followed, one careful foot at a time.' },
      ],
      crossing: [
        'The [turtle] blew a [bubble] as big as a room, and in it {they} went down. The water was green as limes, then blue as ink, then no colour at all.',
        { maybe: 'A [jellyfish] went by like somebody’s lost umbrella.' },
      ],
      meeting: [
        'On the sea floor sat a [giant clam], shut up tight as a suitcase.',
        '“Our pearl’s in there,” said the turtle. “It lights the whole reef. But nobody’s sung to the clam for a week, and it has closed. The little ones can’t find their way home.”',
      ],
      trouble: [
        '{Name} put the [shell] to {his} lips and blew. But {snag}.',
        {
          friend: '{Friend} puffed until both ears popped. [Bubbles].',
          else: '{He} puffed until {his} ears popped. [Bubbles].',
        },
        { pet: '{Pet} chased them.' },
        'Somewhere in the dark a very small fish was calling its mother.',
      ],
      relief: [
        {
          friend: '{Friend} hummed one low note, and {name} found it with the shell.',
          else: 'This time {name} hummed first, and then blew.',
        },
        'Hoo-oo-oo. It rolled along the sea floor.',
        'The [clam] opened like a hand, and there lay the [pearl]. Out of the dark came [fish].',
      ],
      homeward: [
        'The bubble brought {them} up in a path of light.',
        { maybe: '[Nani] was standing in the foam with two [towels] over her arm.' },
        { maybe: '“The nets will be full of stars tonight,” she said, looking out.' },
      ],
      bed: [
        '{Name} put the [shell] to {his} ear one last time. It was singing again.',
        { pet: '{Pet}, smelling of salt, curled up.' },
        'Out beyond the waves, deep down, there was a glow no bigger than a lamp in a window, where somebody is waiting up.',
      ],
    },
    '10-12': {
      home: [
        'At Nani’s the sea came into everything. It was in the salt, which never ran; in the cupboard doors, which never shut; and all night long in the corners of the rooms, turning over in its sleep.',
        '{Name} had a [white shell] as long as {his} hand, which Nani’s father had found. Every evening {he} put it to {his} ear to hear what the sea was like lower down. This evening it had stopped. There was no hush in it and no roar. {He} shook it. “Dark,” said the shell.',
      ],
      call: [
        '{He} ran down to the water. The tide was out, and across the wet sand, leaving a track like a small tank, came a [turtle] of about a hundred and ten. “You’ll be the one with the shell,” he said, when he had got his breath. “I knew your great-grandfather. The lamp is out, on the reef. I would not trouble you, but the young ones can’t find their way in.”',
        {
          friend:
            '{Friend}, who could swim like an otter and was never asked to, had both shoes off before the turtle had stopped talking.',
          else: '{Name} looked back at the house, where Nani’s bangles were chinking in the kitchen. Then {he} took off {his} shoes.',
        },
        { pet: '{PetIntro} put one foot in the sea, thought about it, and put in another.' },
      ],
      crossing: [
        'The [turtle] breathed out a [bubble] the size of a railway carriage, and they went down in it like passengers. The water was green as limes, then blue as ink, and then it had no colour. A [jellyfish] passed like an umbrella that somebody has let go of. Things looked in that had their own lanterns, and went off again to tell their families.',
        { maybe: 'It was very quiet. You could hear the sand settle.' },
      ],
      meeting: [
        'There was a reef there. You felt it before you saw it, as you feel a wall in a dark room. In the middle of the reef, big as a bullock cart, sat a [clam], and it was closed. “The pearl’s inside,” said the turtle. “It has been our lamp since before my time. The clam opens for music. Your great-grandfather used to blow his shell from the boat, of an evening, and that did for us all. Then there were engines, and then there was nobody; and last week it shut its door.”',
      ],
      trouble: [
        'So it was as simple as that. {Name} put the [shell] to {his} lips and blew, and {snag}.',
        '{He} blew till {he} saw spots. [Bubbles] rose up in bunches, wobbling, and burst against the top.',
        {
          friend: '{Friend} tried it from the side, like a flute, and from the wrong end, like a telescope. Bubbles.',
          else: '{He} tried it from the side, and {he} tried it from the wrong end. Bubbles.',
        },
        { pet: '{Pet} went after every one, and was surprised every time.' },
        'And all that while, out in the black, thin and high, something tiny was calling and calling for somebody to answer.',
      ],
      relief: [
        {
          friend: '{Friend} began to hum, one low note, and held it like a rail for {name} to follow.',
          else: 'This time {name} began by humming, one low note, and only then let the shell join in.',
        },
        'What came out was not loud. It was a long, grey, patient sound, like the horn of a boat that knows the way.',
        'The [clam] opened, as a hand opens when you have stopped trying to force it, and the reef leapt up on all sides in red and gold.',
        { pet: '{Pet} {rejoiced}.' },
        'From every side, by the hundred, the small [fish] came home.',
      ],
      homeward: [
        '{They} rose through the colours in the opposite order, black and blue and green.',
        {
          maybe:
            '[Nani] stood in the foam, and she had brought [towels]. She looked at the water, and only then at {them}.',
        },
        {
          maybe:
            '“My grandfather used to make it do that,” she said. “I was smaller than you. I thought that I had dreamt it.”',
        },
        { maybe: 'Far out, the whole floor of the bay was shining like a plate.' },
      ],
      bed: [
        'There was rice and fish curry, and sand in the bed, as always.',
        '{Name} held the [shell] against {his} ear. It had got its voice back. Far down in the whorl of it somebody was moving about, unhurried, putting things in their places for the night.',
        { pet: 'On the mat {pet} {settled}.' },
        '{He} meant to listen for just a minute. But the sea has been telling that story for a very long time, and there is nobody yet who has stayed awake to the end.',
      ],
    },
  },
  depictions: {
    shell: { object: 'shell' },
    'white shell': { object: 'shell', colour: 'white' },
    turtle: { figure: 'turtle' },
    torch: { object: 'torch' },
    bubble: { object: 'bubble' },
    bubbles: { object: 'bubbles' },
    jellyfish: { figure: 'jellyfish' },
    'little fish': { figure: 'reef-fish' },
    'giant clam': { object: 'giant-clam' },
    clam: { object: 'giant-clam' },
    door: { object: 'giant-clam' },
    light: { object: 'giant-clam', state: 'open' },
    pearl: { object: 'giant-clam', state: 'open' },
    fish: { figure: 'reef-fish' },
    nani: { figure: 'grandmother' },
    towel: { object: 'towel' },
    towels: { object: 'towel', count: 2 },
  },
  stage: {
    moment: { setting: 'reef', timeOfDay: 'night', side: 0 },
    deed: { setting: 'reef', timeOfDay: 'night', side: 2 },
    dark: { setting: 'deep-sea', timeOfDay: 'night', side: 1 },
    token: 'shell',
    treat: 'laddoo',
    small: 'seahorse',
    keeper: 'giant-clam',
  },
  cover: {
    see: '{Name} swims with a white shell towards a giant clam in which a pearl glows like the moon{beside}.',
    detail:
      'Wide night picture under water: the open clam glows in the middle distance, the child and an old turtle swim towards it from the left, small fish stream in; corals in red and gold lit by the pearl; calm dark water above for the title.',
    setting: 'reef',
    timeOfDay: 'night',
    action: 'swimming',
    expression: 'wonder',
    props: ['giant-clam', 'shell'],
    guided: true,
    side: 0,
    shot: {
      camera: 'wide',
      states: ['glowing'],
      focus: 'giant-clam',
      figures: [
        {
          who: 'child',
          x: -0.2,
          height: 0.22,
          action: 'floating',
          holds: 'shell',
          facing: 'right-front',
          expression: 'wonder',
        },
        {
          who: 'guide',
          x: 0.6,
          height: 0.96,
          size: 1,
          action: 'swimming',
          facing: 'left',
          expression: 'happy',
          looksAt: 'child',
        },
        { who: 'friend', x: -0.62, height: 0.05, action: 'floating', facing: 'right-front', expression: 'happy', looksAt: 'child' },
        { who: 'pet', x: -0.3, action: 'crouching', facing: 'right', expression: 'curious', looksAt: 'giant-clam' },
        { who: 'reef-fish', x: -0.86, height: 0.9, distance: 'middle', action: 'swimming', facing: 'right', expression: 'happy' },
        { who: 'seahorse', x: 0.84, height: 0.8, distance: 'middle', facing: 'left', expression: 'happy' },
      ],
      objects: [
        { what: 'giant-clam', x: 0.42, distance: 'near', size: 0.86, states: ['open'] },
        { what: 'shell', colour: 'white' },
      ],
    },
  },
  scenes: {
    home: {
      see: '{Name} holds a white shell to {his} ear on Nani’s verandah above the sea{beside}.',
      detail:
        'Close to the child on a verandah with carved posts; the head is tilted to a white shell, the brows are drawn together; behind the rail lies the evening sea.',
      setting: 'verandah',
      timeOfDay: 'dusk',
      action: 'listening',
      expression: 'worried',
      props: ['shell'],
      side: 1,
      shot: {
        camera: 'close-up',
        states: ['by-the-sea'],
        figures: [
          {
            who: 'child',
            x: 0.1,
            action: 'listening',
            holds: 'shell',
            facing: 'left-front',
            expression: 'doubtful',
          },
          { who: 'pet', x: -0.56, action: 'sitting', facing: 'right', expression: 'curious', looksAt: 'up' },
        ],
        objects: [{ what: 'shell', colour: 'white' }],
      },
      bands: {
        '2-3': {
          see: '{Name} kneels on the beach and finds a white shell{beside}.',
          detail:
            'A wide beach at sunset, foam on the sand; the child kneels and holds up the white shell it has found; a small crab watches.',
          setting: 'beach',
          timeOfDay: 'sunset',
          action: 'kneeling',
          expression: 'happy',
          side: 0,
          shot: {
            camera: 'medium',
            figures: [
              {
                who: 'child',
                x: -0.1,
                action: 'kneeling',
                holds: 'shell',
                facing: 'right-front',
                expression: 'wonder',
                looksAt: 'shell',
              },
              { who: 'pet', x: 0.5, action: 'crouching', facing: 'left', expression: 'curious', looksAt: 'child' },
              { who: 'crab', x: -0.62, distance: 'near', facing: 'right', expression: 'curious', looksAt: 'child' },
            ],
            objects: [{ what: 'shell', colour: 'white' }],
          },
        },
      },
    },
    call: {
      see: '{Name} kneels before an old turtle who has come up the wet sand for help{beside}.',
      detail:
        'On the beach in purple evening light: the old turtle has hauled himself up from the sea and looks up at the child, who kneels before him with the white shell.',
      setting: 'beach',
      timeOfDay: 'dusk',
      action: 'kneeling',
      expression: 'surprised',
      props: ['shell'],
      guided: true,
      side: 0,
      shot: callOf('crouching', null),
      bands: { '4-6': { shot: callOf('holding-up', 'torch') } },
    },
    crossing: {
      see: '{Name} sinks through the sea inside an enormous bubble while the turtle swims ahead{beside}.',
      detail:
        'Wide picture: one huge bubble with the travellers inside, the turtle outside and below; jellyfish like lost umbrellas drift past; the water turns from green to blue to dark.',
      setting: 'deep-sea',
      timeOfDay: 'dusk',
      action: 'looking-up',
      expression: 'wonder',
      props: ['bubble', 'shell'],
      guided: true,
      side: 0,
      shot: {
        camera: 'wide',
        focus: 'bubble',
        figures: [
          {
            who: 'child',
            x: -0.14,
            height: 0.45,
            action: 'kneeling',
            facing: 'right-front',
            expression: 'wonder',
            looksAt: 'jellyfish',
          },
          { who: 'friend', x: -0.38, height: 0.42, action: 'sitting', facing: 'right-front', expression: 'surprised', looksAt: 'up' },
          { who: 'pet', x: 0.14, height: 0.42, action: 'sitting', facing: 'right', expression: 'surprised', looksAt: 'up' },
          { who: 'guide', x: 0.42, height: 0.06, size: 1.3, action: 'swimming', facing: 'right', expression: 'calm', looksAt: 'child' },
          { who: 'jellyfish', x: 0.6, height: 1.1, size: 1.7, action: 'floating', expression: 'calm' },
        ],
        objects: [{ what: 'bubble', x: -0.12, height: 0.2, size: 0.9 }],
      },
      bands: {
        '2-3': {
          see: '{Name} swims down and down through green water with bubbles all around{beside}.',
          detail: 'A green sea with bright rays of light; the child dives down after the turtle, bubbles rise in bunches.',
          action: 'swimming',
          expression: 'happy',
          setting: 'reef',
          timeOfDay: 'day',
          side: 2,
          shot: {
            camera: 'medium',
            figures: [
              { who: 'child', x: 0.0, height: 0.38, action: 'swimming', facing: 'right', expression: 'laughing', looksAt: 'guide' },
              { who: 'friend', x: -0.56, height: 0.62, distance: 'middle', action: 'swimming', facing: 'right', expression: 'happy', looksAt: 'child' },
              { who: 'pet', x: -0.6, height: 0, action: 'swimming', facing: 'right', expression: 'happy', looksAt: 'guide' },
              { who: 'guide', x: 0.46, height: 0, size: 0.85, action: 'swimming', facing: 'right', expression: 'happy', looksAt: 'child' },
            ],
            objects: [
              { what: 'bubbles', x: 0.12, height: 0.8 },
              { what: 'bubbles', x: -0.78, height: 0.5, size: 0.8 },
            ],
          },
        },
      },
    },
    meeting: {
      see: 'The turtle shows {name} a giant clam, big as a cart and shut tight, on the dark reef{beside}.',
      detail:
        'From behind the child: the closed clam fills the dark reef, one thin ray of light from above; the turtle points to it with a flipper, little fish wander about, lost.',
      setting: 'reef',
      timeOfDay: 'night',
      action: 'standing',
      expression: 'curious',
      props: ['giant-clam', 'shell'],
      guided: true,
      side: 1,
      shot: {
        camera: 'over-the-shoulder',
        states: ['dark'],
        focus: 'giant-clam',
        figures: [
          { who: 'child', x: -0.44, action: 'standing', holds: 'shell', facing: 'right-back', expression: 'wonder', looksAt: 'giant-clam' },
          { who: 'guide', x: 0.7, height: 0.3, size: 0.9, action: 'pointing', facing: 'left-front', expression: 'sad', looksAt: 'child' },
          { who: 'friend', x: -0.86, distance: 'middle', action: 'reaching', facing: 'right', expression: 'surprised', looksAt: 'giant-clam' },
          { who: 'pet', x: -0.14, action: 'crouching', facing: 'right', expression: 'curious', looksAt: 'giant-clam' },
          { who: 'reef-fish', x: 0.7, height: 1.2, distance: 'middle', facing: 'left', expression: 'worried' },
          { who: 'fish', x: 0.1, height: 1.5, distance: 'middle', size: 0.8, facing: 'left', expression: 'worried' },
        ],
        objects: [
          { what: 'giant-clam', x: 0.2, distance: 'far', size: 2.1, states: ['closed'] },
          { what: 'shell', colour: 'white' },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} holds out {his} hands to little lost fish in the dark water, with the turtle close by{beside}.',
          detail: 'Dark blue water, small fish with worried faces swim around the child; behind them a great closed clam and the old turtle.',
          action: 'offering',
          expression: 'tender',
          side: 2,
          shot: {
            camera: 'medium',
            states: ['dark'],
            focus: 'reef-fish',
            figures: [
              { who: 'child', x: -0.32, action: 'offering', facing: 'right-front', expression: 'tender', looksAt: 'reef-fish' },
              { who: 'reef-fish', x: 0.1, height: 0.8, size: 1.2, facing: 'left', expression: 'sad' },
              { who: 'fish', x: 0.3, height: 0.52, size: 0.9, facing: 'left', expression: 'worried' },
              { who: 'guide', x: 0.68, height: 0.1, action: 'sitting', facing: 'left-front', expression: 'sad', looksAt: 'child' },
              { who: 'friend', x: -0.78, distance: 'middle', facing: 'right-front', expression: 'worried', looksAt: 'reef-fish' },
              { who: 'pet', x: 0.12, action: 'sitting', facing: 'left', expression: 'curious', looksAt: 'up' },
            ],
            objects: [{ what: 'giant-clam', x: 0.5, distance: 'far', size: 0.8, states: ['closed'] }],
          },
        },
      },
    },
    trouble: {
      see: '{Name} blows into the shell with all {his} might before the closed clam, and only bubbles come out{beside}.',
      detail:
        'Close to the child: cheeks round with air, the white shell at the lips, bubbles in bunches; behind, the dark closed clam and the turtle, who looks down.',
      setting: 'reef',
      timeOfDay: 'night',
      action: 'blowing',
      expression: 'determined',
      props: ['shell', 'giant-clam', 'bubbles'],
      guided: true,
      side: 2,
      shot: {
        camera: 'medium',
        states: ['dark'],
        figures: [
          { who: 'child', x: -0.14, action: 'blowing', holds: 'shell', facing: 'right-front', expression: 'determined', looksAt: 'shell' },
          { who: 'seahorse', x: -0.5, height: 1.05, distance: 'middle', facing: 'right', expression: 'worried' },
          { who: 'guide', x: 0.76, distance: 'middle', height: 0.7, action: 'drooping', facing: 'left-front', expression: 'sad', looksAt: 'down' },
          { who: 'friend', x: -0.72, distance: 'middle', action: 'hands-on-cheeks', facing: 'right-front', expression: 'worried', looksAt: 'child' },
          { who: 'pet', x: 0.28, action: 'sitting', facing: 'right', expression: 'surprised', looksAt: 'up' },
        ],
        objects: [
          { what: 'giant-clam', x: 0.3, distance: 'far', size: 1.7, states: ['closed'] },
          { what: 'shell', colour: 'white' },
          { what: 'bubbles', x: 0.14, height: 0.72, size: 0.9 },
          { what: 'bubbles', x: 0.26, height: 0.95, size: 1.1 },
        ],
      },
    },
    relief: {
      see: '{Name} plays a soft note on the shell, and the giant clam opens and shows a shining pearl{beside}.',
      detail:
        'Low and wide: the clam stands open like a hand, the pearl floods the reef with gold; the child plays in front of it, and fish stream home from all sides.',
      setting: 'reef',
      timeOfDay: 'night',
      action: 'blowing',
      expression: 'proud',
      props: ['giant-clam', 'shell'],
      guided: true,
      side: 1,
      shot: {
        camera: 'from-below',
        states: ['glowing'],
        focus: 'giant-clam',
        figures: [
          { who: 'child', x: -0.46, action: 'blowing', holds: 'shell', facing: 'right-front', expression: 'relieved', looksAt: 'giant-clam' },
          { who: 'friend', x: -0.8, distance: 'middle', action: 'hand-on-heart', facing: 'right-front', expression: 'happy', looksAt: 'giant-clam' },
          { who: 'pet', x: 0.8, action: 'jumping', facing: 'left', expression: 'happy', looksAt: 'giant-clam' },
          { who: 'guide', x: 0.5, height: 1.15, action: 'swimming', facing: 'left-front', expression: 'happy', looksAt: 'giant-clam' },
          { who: 'reef-fish', x: -0.06, height: 1.42,  facing: 'right', action: 'swimming', expression: 'happy' },
                    { who: 'fish', x: -0.62, height: 1.36, facing: 'right', action: 'swimming', expression: 'happy' },
          { who: 'reef-fish', x: 0.86, height: 1.4, facing: 'left', action: 'swimming', expression: 'happy' },
          { who: 'seahorse', x: -0.9, height: 1.05, facing: 'right', expression: 'happy' },
        ],
        objects: [
          { what: 'giant-clam', x: 0.26, distance: 'near', height: 0.02, size: 0.95, states: ['open'] },
          { what: 'shell', colour: 'white' },
        ],
      },
    },
    homeward: {
      see: '{Name} runs out of the glowing sea to Nani, who comes with dry towels{beside}.',
      detail:
        'Night beach, wide: the whole bay glows softly from below; Nani waits with two towels over her arm, the child runs into her arms; in the house behind a lamp is lit.',
      setting: 'beach',
      timeOfDay: 'night',
      action: 'running',
      expression: 'happy',
      props: ['towel'],
      side: 1,
      shot: {
        camera: 'wide',
        states: ['glowing'],
        figures: [
          { who: 'child', x: -0.2, action: 'running', facing: 'right-front', expression: 'happy', looksAt: 'grandmother' },
          { who: 'grandmother', x: 0.22, holds: 'towel', action: 'standing', facing: 'left-front', expression: 'tender', looksAt: 'child' },
          { who: 'friend', x: -0.58, distance: 'near', action: 'running', facing: 'right-front', expression: 'laughing', looksAt: 'grandmother' },
          { who: 'pet', x: 0.52, action: 'running', facing: 'left', expression: 'happy', looksAt: 'child' },
          { who: 'guide', x: -0.84, distance: 'middle', action: 'waving', facing: 'right', expression: 'happy', looksAt: 'child' },
        ],
        objects: [{ what: 'towel', colour: 'white', count: 2 }],
      },
    },
    bed: {
      ...ASLEEP,
      see: '{Name} sleeps with a white shell in {his} hand while the sea glows beyond the window{beside}.',
      detail: 'A quiet room by the sea; lamplight, the white shell in the sleeping hand; through the window the sea has a faint glow.',
      props: ['shell', 'blanket'],
      side: 0,
      shot: {
        camera: 'medium',
        states: ['by-the-sea'],
        figures: [
          { who: 'child', on: 'bed', action: 'sleeping', holds: 'shell', expression: 'asleep' },
          { who: 'pet', on: 'bed', action: 'sleeping', expression: 'asleep', facing: 'right' },
        ],
        objects: [{ what: 'shell', colour: 'white' }],
      },
    },
  },
}
