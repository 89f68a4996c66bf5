import { type Arc, ASLEEP, type TaleShot } from './arc.ts'

export const cubWhoCouldntRoar: Arc = {
  titles: ['{name} and the Tiger Cub Who Couldn’t Roar', 'The Night {name} Crossed the Broken Bridge'],
  guide: 'tiger-cub',
  world: {
    guide: 'the tiger cub',
    guideIs: 'he',
    elder: 'Nana',
    token: 'old lantern',
    crack: 'a crack right across the glass',
    treat: 'jaggery roti',
    try: 'cross the broken bridge',
    place: 'the broken bridge',
    snag: 'a plank cracked and dropped into the river',
    dark: 'the bamboo tunnel',
    unsung: 'the river',
    service: 'given everyone water, day and night',
    hurt: 'a thorn was stuck deep in his paw',
    care: 'drew the thorn out, slow and straight',
    lonely: 'The deer all run as soon as they see my stripes',
    keeper: 'the ancient banyan',
    bow: 'slipped off {his} shoes',
    clue: 'The vines on both sides had been woven into ropes',
    finding: 'The ropes will hold us',
    duty: 'hold the lantern high',
    tempt: 'a peacock with its whole tail open',
    undone: 'left the gate of the goat pen open',
    redo: 'ran all the way back and shut it',
    small: 'a squirrel with a sore foot',
    smallOne: 'the squirrel',
  },
  tale: {
    '2-3': {
      home: [['Hoo-hoo! {Name} hears the jungle go to bed.', 'Crickets sing. Night comes.']],
      call: [
        ['{Hero} hears: “Mew?” A [tiger cub]!', '{Name} hears: “Mew?” A [tiger cub]!', '“Mew?” A [tiger cub]!'],
        { pet: '{Woof}' },
      ],
      crossing: [
        {
          friend: '{Name} and {friend} take a [lantern]. Shh!',
          else: '{Name} takes a [lantern]. Tip, tap, tip, tap, toe.',
        },
      ],
      meeting: ['“My mama is over there,” says the [tiger cub].'],
      trouble: ['Oh no! The [bridge] is broken. Crack! Splash!'],
      relief: [
        {
          friend: '{Friend} holds on. Over we go! Roar, [cub], roar!',
          else: 'Over we go! “Roar!” And [Mama Tiger] says: “Roar!”',
        },
      ],
      homeward: [['Bye-bye, little stripes. Home to [Nana].', 'Home again!']],
      bed: [
        {
          pet: 'The cub sleeps. {Pet} sleeps. {Name} sleeps too.',
          else: 'Far away, a soft “Roar.” Night-night, {name}. Night-night.',
        },
      ],
    },
    '4-6': {
      home: [
        '[Nana]’s house stood where the jungle began. {Name} liked to hear it fall asleep.',
        { maybe: ['First the [monkeys]. Then the [peacocks].', 'But tonight something was awake.'] },
      ],
      call: [
        'Under the [jackfruit tree] sat a [tiger cub]. He opened wide. “Mew,” he said.',
        { friend: '{Friend} giggled, then stopped.', else: 'He looked very ashamed.' },
        { pet: ['{PetIntro} licked him.', '{Pet} licked him.'] },
      ],
      crossing: ['Nana’s old [lantern] made a small gold room, and in it {they} walked, through the tall black trees.'],
      meeting: [
        '“My mother’s over the river,” said the [tiger cub]. “If I could roar she’d hear me. But I’ve only got this: mew.”',
      ],
      trouble: [
        'There was the [bridge], and the middle was broken.',
        {
          friend: '{Friend} took one step. Crack! A [plank] fell, splash!',
          else: '{Name} took one step. Crack! A [plank] fell, splash!',
        },
        { pet: 'Even {pet} stood still.', else: 'The river roared and roared.' },
      ],
      relief: [
        {
          friend: '{Friend} led, {name} carried the [cub]. Over!',
          else: '{Name} held the [cub], and over they went.',
        },
        '“Roar!” went the cub. “ROAR!” went his [mother].',
      ],
      homeward: [
        'Nana’s window was a small gold square.',
        {
          maybe: [
            '“Wash your feet,” said [Nana], “and tell me all of it.”',
            'He was on the step with a [plate] of hot food.',
          ],
        },
      ],
      bed: [
        'The monkeys slept. The peacocks slept.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'], else: 'The [lantern] slept on its nail.' },
        'Far away someone roared, very softly: goodnight. {Name} slept too.',
      ],
    },
    '7-9': {
      home: [
        'At [Nana]’s house the jungle came right up to the [clothes line]. Every night {name} stood on the veranda and listened to it being put to bed: first the [parakeets], then the [monkeys], last of all the [peacocks].',
      ],
      call: [
        'But someone was still up. “Mew,” it said. It was under the [jackfruit tree], and it was striped.',
        '“That was meant to be a roar,” said the [tiger cub]. “I’ve lost my mother.”',
        {
          friend: '“We’ll find her,” said {friend}, sitting up.',
          else: '“Then we’ll find her,” said {name}.',
        },
        { pet: '{PetIntro} washed his ear.' },
      ],
      crossing: [
        'Nana’s old [lantern] hung by the door. {Name} took it down, and {they} walked inside its light as if it were a little gold tent.',
        { maybe: 'Beyond it things rustled, and considered, and let {them} by.' },
        'The path went down, and there was a sound of water.',
      ],
      meeting: [
        '“We were crossing the river,” said the [tiger cub], trotting close. “I stopped to look at a [frog]. When I looked up, she was over, and the bridge had gone and I hadn’t. If I could roar, she’d know where I am.”',
      ],
      trouble: [
        'The [bridge] was made of vines and planks, and sagged like an old bed.',
        '{Name} took three steps, and {snag}.',
        { friend: '{Friend} caught {him} by the shirt.', else: '{He} only just jumped back.' },
        { pet: '{Pet} sat down and refused.', else: 'Below, the water had white teeth.' },
        'The cub shook.',
      ],
      relief: [
        {
          friend: '{Friend} went ahead with the lantern. {Name} followed with the [cub] buttoned into {his} shirt.',
          else: 'Step by step {name} went, with the [cub] buttoned into {his} shirt.',
        },
        'On the far side the cub breathed in. “Roar,” he said, astonished.',
        'And like thunder being kind, his [mother] answered.',
      ],
      homeward: [
        'When {they} came up the path, [Nana] was on the step.',
        { maybe: '“I heard a tiger,” he said, “and then I heard a very small one.”' },
        { maybe: 'He had kept the [rotis] warm in a cloth.' },
      ],
      bed: [
        'The [lantern] was back on its nail. {Name} lay under the net and listened. The parakeets had gone to bed, and the monkeys, and the peacocks.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        'Far off, somebody tried a roar, quite a good one. Then that one was put to bed as well.',
      ],
    },
    '10-12': {
      home: [
        '[Nana] had been a forest guard for forty years, and when they gave him a clock and told him to go home he moved the shortest distance that he could. His house had the jungle for a back garden.',
        'Nana could tell the time by it. [Parakeets], half past six. [Langurs], seven. When the [peacocks] had finished it was a quarter to eight, and nobody had anything further to say. So it was odd, {name} thought, standing on the veranda with a hand behind {his} ear, that at eight o’clock somebody should say “Mew”.',
      ],
      call: [
        'It came from under the [jackfruit tree]. {He} turned up the [wick]. A [tiger cub] was sitting there, very upright, with burrs in his fur. He opened a mouth full of new white teeth, shut his eyes, and put everything he had into it. “Mew,” he said, and sagged. “That’s the roar. That’s all of it. I’ve been doing it since sundown and she hasn’t come.”',
        {
          friend:
            '“Perhaps she’s too far away to hear,” said {friend}, who was staying for the holidays and was good at saying the right thing. “We could take you nearer.”',
          else: '“Perhaps she’s too far off to hear,” said {name}. “I could take you nearer.”',
        },
        { pet: '{PetIntro} sniffed him from end to end, and {spoke}.' },
      ],
      crossing: [
        'Nana’s old [lantern] had been down every path in that forest and seemed to know them. {Name} held it out in front, and it made a room of light, just large enough, with walls of leaves; and the room walked, and {they} walked in it. Outside it the jungle was going about its business. Something chewed. Something with a great many legs crossed the path with dignity. The cub told {them} the names of things by smell, and got them mostly right.',
      ],
      meeting: [
        '“There was a [frog],” he said, when they stopped to rest. “It was a very good frog. I looked at it for a moment or two. And when I had finished looking my mother had crossed the bridge, and then the bridge broke. I could see her. She was calling. But the river’s so loud, and I am so,” he looked for the word, “unloud.” {Name} could hear it now as well: a low, steady grinding, like a lorry that never gets any nearer.',
      ],
      trouble: [
        'It had been a good [bridge] when Nana built it. Now a third of the planks were gone, and those that were left hung in the moonlight like bad teeth.',
        '{Name} tested one, and then the next. At the third, {snag}. It turned over twice before the water took it.',
        {
          friend: '{Friend} had {him} by the belt, and did not let go until they lay on solid ground.',
          else: '{He} threw {himself} backwards and lay on solid ground for some time, holding on to grass.',
        },
        { pet: '{Pet} lay down across the path.' },
        'On the other bank two green lamps moved up and down, up and down. The cub said “Mew”. The river did not even notice.',
      ],
      relief: [
        {
          friend:
            '{Friend} went first, feeling out each hold and calling it back. {Name} came after with the [cub] buttoned into {his} shirt, and the lantern between {his} teeth.',
          else: '{Name} went over with the [cub] buttoned into {his} shirt and the lantern between {his} teeth, and this time nothing cracked.',
        },
        'On the last knot the cub put out his head. He saw the two green lamps. He breathed in until the buttons strained.',
        'It was not a mew. It put the parakeets out of bed.',
        { pet: '{Pet} sat down in surprise.' },
        'And the jungle stood quite still, while his [mother] answered him.',
      ],
      homeward: [
        '[Nana] was on the step, with his boots on and his [stick] across his knees.',
        {
          maybe:
            '“Twenty past nine,” he said. “One tigress, two miles off, pleased. And one other, which I have not heard before.”',
        },
        { maybe: '{Name} hung the [lantern] back on its nail. “He’s new,” {he} said. “He was stuck behind a frog.”' },
        {
          maybe:
            '“Ah,” said Nana. “It is generally a frog.” He did not ask about the bridge. But he looked at the moss on {name}’s knees, and in the morning he would get out his tools.',
        },
      ],
      bed: [
        'Parakeets, for the second time that evening. Langurs. The peacocks, who complained, and stopped.',
        '{Name} lay under the net and told the time by it.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        'A long way off, over the river, somebody small was practising. There was one that cracked in the middle, and one that was rather good. Then a deep voice spoke a single word, the way deep voices do at bedtime in every house there is.',
        'After that nobody had anything further to say.',
      ],
    },
  },
  depictions: {
    'tiger cub': { figure: 'tiger-cub' },
    cub: { figure: 'tiger-cub' },
    nana: { figure: 'grandfather' },
    parakeets: { figure: 'parrot' },
    monkeys: { figure: 'langur' },
    langurs: { figure: 'langur' },
    peacocks: { figure: 'peacock' },
    'clothes line': { object: 'clothes-line' },
    'jackfruit tree': { object: 'jackfruit' },
    lantern: { object: 'lantern' },
    wick: { object: 'lantern', state: 'lit' },
    frog: { figure: 'frog' },
    bridge: { setting: 'riverside' },
    plank: { object: 'plank' },
    'mama tiger': { figure: 'tigress' },
    mother: { figure: 'tigress' },
    plate: { object: 'thali' },
    rotis: { object: 'thali' },
    stick: { object: 'stick' },
  },
  stage: {
    moment: { setting: 'riverside', timeOfDay: 'night', side: 0 },
    deed: { setting: 'riverside', timeOfDay: 'night', side: 0 },
    dark: { setting: 'jungle', timeOfDay: 'night', side: 2 },
    token: 'lantern',
    treat: 'roti',
    small: 'squirrel',
    keeper: null,
  },
  cover: {
    see: '{Name} carries a lantern through a tunnel of bamboo, and a small tiger cub walks close to {him}{beside}.',
    detail:
      'A moonlit bamboo tunnel; warm lantern light on the child and the cub, who look ahead; a small frog sits on the path and watches.',
    setting: 'jungle',
    timeOfDay: 'night',
    action: 'walking',
    expression: 'brave',
    props: ['lantern'],
    guided: true,
    side: 2,
    shot: {
      camera: 'medium',
      states: ['tunnel', 'fireflies'],
      figures: [
        {
          who: 'child',
          looksAt: 'ahead',
          expression: 'curious',
          x: -0.08,
          action: 'walking',
          holds: 'lantern',
          facing: 'viewer',
        },
        { who: 'guide', x: 0.48, size: 1.1, action: 'walking', facing: 'right-front', expression: 'curious' },
        {
          who: 'friend',
          expression: 'happy',
          x: -0.52,
          distance: 'middle',
          action: 'walking',
          facing: 'right-front',
        },
        { who: 'pet', x: -0.72, action: 'walking', facing: 'right', expression: 'happy', looksAt: 'guide' },
        { who: 'frog', x: 0.88, action: 'sitting', facing: 'left', expression: 'surprised' },
      ],
      objects: [{ what: 'lantern', states: ['lit'] }],
    },
  },
  scenes: {
    home: {
      see: '{Name} stands on the veranda with a hand behind {his} ear, and listens with Nana to the jungle going to bed{beside}.',
      detail:
        'Wide picture of a veranda at the edge of the jungle at dusk: the child listens with a hand at the ear, Nana sits on a stool; a langur dozes in a tree, a parakeet on the swing, a peacock beyond; washing on a line.',
      setting: 'verandah',
      timeOfDay: 'dusk',
      action: 'listening',
      expression: 'curious',
      props: ['clothes-line'],
      side: 1,
      shot: {
        camera: 'wide',
        states: ['by-the-forest'],
        figures: [
          {
            who: 'child',
            expression: 'curious',
            looksAt: 'ahead',
            x: -0.14,
            action: 'listening',
            facing: 'right-front',
          },
          {
            who: 'grandfather',
            on: 'stool',
            action: 'sitting',
            facing: 'left-front',
            expression: 'calm',
            looksAt: 'child',
          },
          {
            who: 'langur',
            x: -0.56,
            distance: 'far',
            height: 1.2,
            action: 'dozing',
            facing: 'right-front',
            expression: 'sleepy',
          },
          { who: 'parrot', on: 'swing', action: 'dozing', facing: 'right-front', expression: 'sleepy' },
          { who: 'peacock', x: 0.2, distance: 'far', height: 0, facing: 'left', expression: 'calm' },
          { who: 'pet', x: -0.7, action: 'lying', facing: 'right', expression: 'sleepy' },
        ],
        objects: [
          { what: 'clothes-line', x: -0.5, distance: 'far' },
          { what: 'stool', x: 0.6, distance: 'middle' },
        ],
      },
    },
    call: {
      see: '{Name} finds a tiny tiger cub who opens his mouth wide under the jackfruit tree{beside}.',
      detail:
        'Low camera in the garden at night: the cub sits very upright, eyes shut, mouth wide open; the child crouches before him; green jackfruits hang above.',
      setting: 'garden',
      timeOfDay: 'night',
      action: 'crouching',
      expression: 'surprised',
      props: ['jackfruit'],
      guided: true,
      side: 3,
      shot: callShot(null),
      bands: { '10-12': { shot: callShot('lantern'), props: ['jackfruit', 'lantern'] } },
    },
    crossing: {
      see: '{Name} walks with the tiger cub through the dark jungle in a circle of lantern light{beside}.',
      detail:
        'Wide picture: small figures inside a gold circle of lantern light between huge black trees; many pairs of eyes look in from outside.',
      setting: 'jungle',
      timeOfDay: 'night',
      action: 'walking',
      expression: 'curious',
      props: ['lantern'],
      guided: true,
      side: 0,
      shot: crossingShot('walking'),
      bands: {
        '2-3': {
          see: '{Name} tiptoes with a lantern through the dark jungle, and the tiger cub tiptoes too{beside}.',
          action: 'tiptoeing',
          shot: crossingShot('tiptoeing'),
        },
      },
    },
    meeting: {
      see: 'The tiger cub tells {name} how he lost his mother, while a frog listens{beside}.',
      detail:
        'Close together on the roots of a great fig tree with the lantern between them: the cub, small and sad, speaks; the child leans towards him; a fine fat frog sits nearby.',
      setting: 'jungle',
      timeOfDay: 'night',
      action: 'kneeling',
      expression: 'tender',
      props: ['lantern'],
      guided: true,
      side: 1,
      shot: {
        camera: 'close-up',
        focus: 'guide',
        figures: [
          {
            who: 'guide',
            x: 0.32,
            size: 1.05,
            action: 'sitting',
            facing: 'left-front',
            expression: 'sad',
            looksAt: 'child',
          },
          { who: 'child', x: -0.74, action: 'kneeling', facing: 'right-front', expression: 'tender', looksAt: 'guide' },
          {
            who: 'friend',
            x: 0.9,
            distance: 'middle',
            action: 'hugging-knees',
            facing: 'left-front',
            expression: 'worried',
            looksAt: 'guide',
          },
          { who: 'pet', action: 'sitting', distance: 'middle', x: 0.72, facing: 'left', looksAt: 'guide' },
          { who: 'frog', facing: 'right', x: -0.46, size: 1.1, action: 'sitting', expression: 'calm' },
        ],
        objects: [{ what: 'lantern', x: -0.16, states: ['lit'] }],
      },
      bands: {
        '2-3': {
          see: 'The tiger cub points with his paw to where his mother is, and {name} listens{beside}.',
        },
      },
    },
    trouble: {
      see: '{Name} starts back on the broken bridge as a plank falls into the wild river far below{beside}.',
      detail:
        'Seen from above: a rope bridge with missing planks over a gorge; the child throws up both hands; a plank turns over in the air above white water; the tiger cub cowers behind.',
      setting: 'riverside',
      timeOfDay: 'night',
      action: 'startled',
      expression: 'scared',
      props: ['plank', 'broken-bridge'],
      guided: true,
      side: 1,
      shot: {
        camera: 'from-above',
        states: ['broken-bridge'],
        figures: [
          { who: 'child', x: -0.06, action: 'startled', facing: 'right-front', expression: 'scared' },
          {
            who: 'friend',
            x: -0.4,
            action: 'reaching',
            facing: 'right-front',
            expression: 'scared',
          },
          { who: 'guide', x: -0.62, action: 'startled', facing: 'right', expression: 'scared', size: 1.1 },
          { who: 'pet', x: -0.86, action: 'sitting', facing: 'right', expression: 'scared', looksAt: 'child' },
        ],
        objects: [
          { what: 'plank', x: 0.36, height: -0.5, size: 1.3, states: ['broken'] },
          { what: 'lantern', x: -0.24, states: ['lit'] },
          { what: 'splash', x: 0.3, height: -1, size: 0.8 },
        ],
      },
    },
    relief: {
      see: 'Across the river {name} holds the roaring tiger cub, and his mother roars back{beside}.',
      detail:
        'Moonlit bank, the broken bridge behind: the child carries the cub, whose mouth is wide open; the great tigress answers with a soft face; two parakeets fly up in surprise.',
      setting: 'riverside',
      timeOfDay: 'night',
      action: 'cradling',
      expression: 'happy',
      props: ['lantern'],
      guided: true,
      side: 2,
      shot: {
        camera: 'wide',
        focus: 'guide',
        states: ['broken-bridge'],
        figures: [
          {
            who: 'child',
            x: -0.34,
            action: 'cradling',
            facing: 'right-front',
            expression: 'laughing',
            looksAt: 'tigress',
          },
          { who: 'guide', on: 'child', size: 0.68, action: 'cheering', facing: 'right-front', expression: 'laughing' },
          {
            who: 'tigress',
            size: 0.95,
            x: 0.64,
            action: 'standing',
            facing: 'left-front',
            expression: 'laughing',
            looksAt: 'guide',
          },
          {
            who: 'friend',
            x: -0.8,
            action: 'standing',
            holds: 'lantern',
            facing: 'right-front',
            expression: 'happy',
            looksAt: 'guide',
          },
          { who: 'pet', x: 0.0, action: 'sitting', facing: 'right', expression: 'surprised', looksAt: 'guide' },
          {
            who: 'parrot',
            height: 1.3,
            x: -0.1,
            distance: 'middle',
            action: 'flying',
            facing: 'left',
            expression: 'surprised',
          },
          {
            who: 'parrot',
            height: 1.5,
            x: 0.16,
            distance: 'middle',
            action: 'flying',
            facing: 'left',
            expression: 'surprised',
          },
        ],
        objects: [
          { what: 'lantern', x: -0.42, states: ['lit'] },
          { what: 'sound-rings', x: 0.2, height: 0.75, size: 0.6 },
        ],
      },
    },
    homeward: {
      see: '{Name} comes up the path to Nana, who sits on the step of his house with a plate of hot rotis{beside}.',
      detail:
        'Night garden: gold light falls from the door and the windows of the bungalow; Nana sits on the step with a plate; the child runs up the path; a small frog has come along.',
      setting: 'garden',
      timeOfDay: 'night',
      action: 'running',
      expression: 'relieved',
      props: ['lantern', 'thali'],
      side: 1,
      shot: {
        camera: 'medium',
        focus: 'grandfather',
        figures: [
          {
            who: 'grandfather',
            on: 'steps',
            action: 'sitting',
            holds: 'thali',
            facing: 'left-front',
            expression: 'tender',
            looksAt: 'child',
          },
          {
            who: 'child',
            expression: 'happy',
            looksAt: 'ahead',
            x: -0.6,
            distance: 'middle',
            action: 'walking',
            holds: 'lantern',
            facing: 'right-front',
          },
          {
            who: 'friend',
            x: 0.7,
            looksAt: 'ahead',
            distance: 'middle',
            facing: 'left-front',
            action: 'waving',
            expression: 'happy',
          },
          { who: 'pet', facing: 'left', action: 'sitting', x: 0.4, expression: 'happy', looksAt: 'grandfather' },
          { who: 'frog', x: -0.24, action: 'sitting', facing: 'left', expression: 'happy' },
        ],
        objects: [
          { what: 'thali' },
          { what: 'lantern', states: ['lit'] },
          { what: 'stick', x: 0.5, distance: 'middle', when: 'stick' },
        ],
      },
    },
    bed: {
      ...ASLEEP,
      see: '{Name} sleeps under a mosquito net, and the lantern stands unlit beside the bed{beside}.',
      detail:
        'Deep blue night: the child asleep below a white net, the lantern put out, the black jungle and the moon in the window; a small frog sits on the floor.',
      props: ['lantern'],
      side: 0,
      shot: {
        camera: 'medium',
        states: ['mosquito-net', 'by-the-forest', 'lights-out'],
        figures: [
          { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
          { who: 'pet', x: -0.3, action: 'sleeping', expression: 'asleep', facing: 'right' },
          { who: 'frog', x: 0.62, action: 'sitting', facing: 'left', expression: 'sleepy' },
        ],
        objects: [{ what: 'lantern', x: 0.34, states: ['unlit'] }],
      },
    },
  },
}

/** Below the jackfruit tree. Only the oldest children bring the lantern. */
function callShot(holds: 'lantern' | null): TaleShot {
  return {
    camera: 'medium',
    focus: 'guide',
    figures: [
      {
        who: 'guide',
        x: 0.3,
        size: 1.1,
        action: 'sitting',
        facing: 'left-front',
        expression: 'surprised',
        looksAt: 'up',
      },
      {
        who: 'child',
        x: -0.46,
        action: 'crouching',
        holds,
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'guide',
      },
      {
        who: 'friend',
        on: 'swing',
        action: 'swinging',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'guide',
      },
      { who: 'pet', x: -0.8, action: 'peeking', facing: 'right', expression: 'curious', looksAt: 'guide' },
    ],
    objects: [
      { what: 'jackfruit', height: 1.1, x: 0.5, distance: 'middle' },
      { what: 'jackfruit', height: 1.3, x: 0.12, distance: 'middle', size: 0.8 },
      { what: 'lantern', x: -0.02, states: ['lit'], when: 'wick' },
    ],
  }
}

/** A little room of light in the dark jungle. */
function crossingShot(action: 'walking' | 'tiptoeing'): TaleShot {
  return {
    camera: 'wide',
    states: ['eyes'],
    figures: [
      {
        who: 'child',
        x: -0.04,
        action,
        holds: 'lantern',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'ahead',
      },
      { who: 'guide', x: 0.36, action, facing: 'right', expression: 'curious', looksAt: 'ahead' },
      { who: 'friend', x: -0.3, action, facing: 'right-front', expression: 'curious', looksAt: 'ahead' },
      { who: 'pet', x: -0.56, action, facing: 'right', expression: 'curious' },
      { who: 'frog', x: 0.66, distance: 'foreground', action: 'sitting', facing: 'left', expression: 'curious' },
    ],
    objects: [{ what: 'lantern', states: ['lit'] }],
  }
}
