import type { Arc } from '../../format/arc.ts'
import { cloudWhoCouldntRainPictures } from './storyboard.ts'

export const cloudWhoCouldntRain: Arc = {
  titles: ['{name} and the Cloud Who Couldn’t Rain', 'How {name} Woke the Monsoon'],
  guide: 'cloud',
  world: {
    guide: 'the little cloud',
    guideIs: 'he',
    elder: 'Nana',
    token: 'wooden drumstick',
    crack: 'a splinter sticking out of its tip',
    treat: 'peanut chikki',
    try: 'wake the great rain drum',
    place: 'the great rain drum',
    snag: 'the drum only said puff',
    dark: 'the thunder’s cave',
    unsung: 'the sun',
    service: 'ripened every mango on every tree',
    hurt: 'a kite string was knotted round his middle',
    care: 'picked the knot loose with small, careful fingers',
    lonely: 'The big clouds say I’m too small to play',
    keeper: 'the grandmother cloud',
    bow: 'slipped off {his} chappals',
    clue: 'On the dusty drum was one clean round spot',
    finding: 'It has to be struck right here',
    duty: 'hold the great drum still',
    tempt: 'a rainbow with both ends loose',
    undone: 'left the wind-gate open',
    redo: 'ran back along the cloud and bolted it',
    small: 'a swallow blown off course',
    smallOne: 'the swallow',
  },
  tale: {
    '2-3': {
      home: [['Hot, hot, hot! {Name} has a [paper boat].', 'Hot, hot! No rain.']],
      call: [
        ['{Hero} meets a [little cloud]. Sniff, sniff.', '{Name} meets a [little cloud].', 'A [little cloud] comes.'],
        { pet: '“{Woof}” says {pet}.' },
      ],
      crossing: [
        { friend: 'Hop on! {Name} and {friend} float up, up.', else: 'Hop on! {Name} floats up, up, up, so soft.' },
      ],
      meeting: ['“I can’t rain,” says the [little cloud]. “Poor me.”'],
      trouble: ['Here is a big [drum]. Tap! [Puff]. No boom.'],
      relief: [
        {
          friend: '{Name} and {friend} drum. [Boom]! Pitter, patter, [rain]!',
          else: '{Name} drums. Boom! Boom! [Boom]! Pitter, patter, [rain]!',
        },
      ],
      homeward: [['Splish, splash, home we go to [Nana].', 'Splash! Home!']],
      bed: [
        {
          pet: 'Pitter, patter. {Pet} is dry. {Name} is asleep.',
          else: 'Pitter, patter on the roof. {Name} is fast asleep.',
        },
      ],
    },
    '4-6': {
      home: [
        'It was so hot that the [crows] sat with open beaks. {Name} folded a [paper boat].',
        { maybe: ['“Soon,” said [Nana].', 'But there was no water to float it.', 'Rain, rain, where are you?'] },
      ],
      call: [
        'A [small cloud] sat on the [wall] and cried. Nothing came out.',
        { friend: '“Even his tears are dry,” said {friend}.', else: 'Not one drop.' },
        { pet: ['{PetIntro} reached for him.', '{Pet} reached for him.'] },
      ],
      crossing: [
        '“Climb on,” said the [cloud]. It was like sitting on warm idli. Up {they} went, over the brown fields.',
      ],
      meeting: [
        'On top of the sky stood a [copper drum] as big as a house. “When it booms, we rain,” said the [little cloud]. “It’s asleep.”',
      ],
      trouble: [
        '{Name} picked up the wooden [drumstick] and hit the [drum]. [Puff].',
        { friend: '{Friend} tried too. Puff.', else: 'Again! Puff.' },
        { pet: '{Pet} sneezed. Louder!', else: 'Only dust came out.' },
        'The [little cloud] drooped.',
      ],
      relief: [
        {
          friend: '{Name} struck, and {friend} struck. [Boom]! Boom!',
          else: 'Once more {name} struck. [Boom]! Boom!',
        },
        'And the [little cloud] laughed until he [rained].',
      ],
      homeward: [
        '{They} came down with the first fat [drops].',
        ['[Nana] danced in his vest.', 'Nana’s [umbrella] was upside down.'],
      ],
      bed: [
        '[Rain] ran down the window. The [paper boat] was sailing in a [bucket].',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'], else: 'It sailed round and round.' },
        '{Name} slept.',
      ],
    },
    '7-9': {
      home: [
        'It was the end of May, and the earth had cracked like old paint. Nana’s [parrot] had stopped talking to save its breath.',
        '{Name} sat on the [wall] folding a [paper boat]. It was the eleventh. There was nowhere to float it.',
      ],
      call: [
        'A [cloud] the size of a bullock cart came over the neem tree. It was sobbing, but no tears fell.',
        '“I’ve forgotten how,” it said. “I’m a rain cloud and I can’t rain.”',
        { friend: '“Somebody must know how,” said {friend}.', else: '“Somebody must know how,” said {name}.' },
        { pet: ['{PetIntro} {spoke}, meaning yes.', '{Pet} said yes.'] },
      ],
      crossing: [
        'It was like climbing on to a huge warm idli. Up {they} rose, past [kites], past [eagles], past a plane full of people looking the other way.',
        'Down below, all the country lay brown as a biscuit.',
      ],
      meeting: [
        'In the kingdom of clouds everyone was lying about and fanning themselves. In the middle stood a [copper drum], as big as a house.',
        '“That’s the rain drum,” said the [little cloud]. “When it booms, we know what to do. But it’s gone to sleep in the heat.”',
      ],
      trouble: [
        '{Name} found the wooden [drumstick], swung it with both arms, and hit the [drum]. [Puff].',
        { friend: '{Friend} jumped on it. Puff.', else: '{He} took a running jump at it. Puff.' },
        { pet: '{Pet} turned on it and scolded. Not even a puff.' },
        '“It’s no use,” said the [little cloud], and went thin at the edges.',
      ],
      relief: [
        {
          friend: '{Name} and {friend} lifted the stick together, and down it came.',
          else: 'Then {name} lifted the stick, and down it came.',
        },
        '[Boom]. The sky sat up. Boom. The big clouds got to their feet.',
        '“Oh!” cried the [little cloud]. “Now I remember!” And he rained.',
      ],
      homeward: [
        '{They} slid down the back of the wind and landed in a [puddle].',
        { maybe: '[Nana] was standing in the yard in his best dhoti, soaked, with his face turned up.' },
        { maybe: '“Leave the washing,” he shouted. “Smell that! Smell the earth!”' },
      ],
      bed: [
        'All night it [rained], on the tin, on the tiles, on the wide banana leaves.',
        { pet: '{Pet}, still a little damp, curled up.' },
        'Eleven paper boats sailed down the lane and out of sight. {Name} heard none of it. The rain had drummed {him} to sleep.',
      ],
    },
    '10-12': {
      home: [
        'The newspaper said that the monsoon would reach the town on Tuesday. It had said so for three Tuesdays.',
        'The pond had shrunk to a plate. The [buffaloes] stood about in what was left of it, looking like people whose train has been cancelled. [Nana] slept on the floor, because the floor was the least hot thing there was.',
        '{Name} sat on the [wall] and folded [paper boats] out of the weather page. {He} had a fleet of thirty, and not a spoonful of sea.',
      ],
      call: [
        'About four o’clock a [cloud] came over. It was by itself, it was no bigger than a bullock cart, and it was weeping without a drop.',
        '“Don’t look at me,” it said, and settled on the neem tree, which coughed. “I am supposed to be rain. I’ve come all the way from the sea to be rain, and I’ve forgotten how you start.”',
        {
          friend:
            '“Can’t you ask the others?” said {friend}, who was in charge of the harbour. The cloud said that the others had forgotten as well.',
          else: '“Can’t you ask the others?” said {name}. But the others, it appeared, had forgotten as well.',
        },
        { pet: '{PetIntro}, who hated to see anyone cry, {spoke}.' },
      ],
      crossing: [
        'A cloud looks soft, and it is, but there is a knack to sitting on one, as there is with camels. {They} held on to handfuls of it and went up.',
        'Past the [kites] they rose, past the [eagles], past an aeroplane full of people who had all pulled down their blinds. Below {them} lay the whole thirsty land, brown and crisp as a papad, with a tiny wall on it, and on the wall thirty white specks.',
      ],
      meeting: [
        'Above the blue there was another country, heaped and white and very untidy. Enormous clouds lay about in it, fanning themselves.',
        '“It’s because of that,” said the [little cloud].',
        'On a hill in the middle of it stood a [drum], copper below and hide above, as big as a house. “It wakes up every June, and goes boom, and then everyone remembers. But it’s been so hot this year that it’s sleeping late. And nobody likes to bother it.” A wooden [drumstick] leaned beside it, taller than {name}.',
      ],
      trouble: [
        '{Name} got both arms around the [drumstick], ran at the [drum], and struck. It said [puff]. A little dust came out from under the rim.',
        {
          friend: '{Friend} took the other end, and they ran at it like an army with a battering ram. Puff.',
          else: '{He} took a longer run and gave a terrible shout. Puff.',
        },
        { pet: '{Pet} climbed on top and jumped up and down. Puff, puff, puff.' },
        'Somewhere among the large clouds somebody tittered, then yawned.',
        'The [little cloud] had begun to come apart at the edges. You could see the sky through him. “I don’t think I’ve got until Tuesday,” he said.',
      ],
      relief: [
        {
          friend: 'This time {name} and {friend} lifted the stick together and let it fall of its own weight.',
          else: 'This time {name} lifted the stick slowly and let it fall of its own weight.',
        },
        '[Boom]. It was so low that they felt it in their teeth. All over that white country, heads came up.',
        'Boom. One after another the great clouds rose and shook out their skirts, and went dark and purposeful.',
        { pet: '{Pet} {rejoiced}.' },
        '“But it’s easy!” cried the [little cloud]. “You only have to let go!” And he let go.',
      ],
      homeward: [
        '{They} came down with the first [drops], the fat ones, that leave marks in the dust like coins.',
        {
          maybe: '[Nana] was in the yard in his good dhoti with his arms held out, getting wet on purpose, like a boy.',
        },
        { maybe: '“It is not Tuesday,” he said. “The newspaper will be furious.”' },
        {
          maybe:
            'The smell came up then, the one there is no English word for, of earth that has been waiting and has been given a drink.',
        },
      ],
      bed: [
        'That night it [rained] on tin and tile and tarpaulin, on the wide leaves of the banana and the narrow leaves of the neem, and each of them had something different to say about it.',
        'In the lane thirty boats slipped their moorings and put out for the sea.',
        { pet: '{Pet}, who smelled of wet wool, {settled}.' },
        '{Name} had meant to lie awake and listen. But the rain went on and on, in no hurry, like someone who has remembered how a story starts; and somewhere before the end of it {he} slept.',
      ],
    },
  },
  ...cloudWhoCouldntRainPictures,
}
