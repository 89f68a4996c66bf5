import type { Arc } from '../../format/arc.ts'
import { cubWhoCouldntRoarPictures } from './storyboard.ts'

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
  ...cubWhoCouldntRoarPictures,
}
