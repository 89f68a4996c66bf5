import type { Arc } from '../../format/arc.ts'
import { cityWithoutLightsPictures } from './storyboard.ts'

export const cityWithoutLights: Arc = {
  titles: ['The Night {name} Switched On the City', '{name} and the Great Big Dark'],
  guide: 'robot',
  world: {
    guide: 'the robot',
    guideIs: 'it',
    elder: 'Dadi',
    token: 'red toolbox',
    crack: 'a hinge hanging by one screw',
    treat: 'butter biscuit',
    try: 'push up the great switch',
    place: 'the great switch',
    snag: 'the switch sprang back with a clang',
    dark: 'the long cable tunnel',
    unsung: 'the old tower',
    service: 'lit the way home for everyone',
    hurt: 'one of its wheels had come loose',
    care: 'pressed the wheel home until it clicked',
    lonely: 'Everyone hurries by and nobody says hello',
    keeper: 'the old tower',
    bow: 'wiped {his} shoes',
    clue: 'Nine of the wires were warm, and one was cold',
    finding: 'It’s only this one that has come loose',
    duty: 'hold the ladder steady',
    tempt: 'a whole wedding band, playing in the dark',
    undone: 'left the tower door banging in the wind',
    redo: 'went all the way down and shut it',
    small: 'a kitten, wet to the skin',
    smallOne: 'the kitten',
  },
  tale: {
    '2-3': {
      home: [['Click! All dark. Where is the light, {name}?', 'Click! All dark.']],
      call: [
        ['{Hero} ties a [cape]. Up, up, whee!', '{Name} ties a [cape]. Up, up!', '[Cape] on! Up, up!'],
        { pet: '{Pet} flies.' },
      ],
      crossing: [
        {
          friend: 'Whoosh! {Name} and {friend} fly over dark roofs.',
          else: 'Whoosh! {Name} flies over the dark, dark roofs.',
        },
      ],
      meeting: ['Beep! A robot. “The [big switch] fell down. Beep.”'],
      trouble: ['Push it up. Push! [Clang]! Down again. Oh, no.'],
      relief: [
        {
          friend: '{Friend} pushes too. Click! [Lights]! Lights! Hello, city!',
          else: 'Push, {name}! Click! [Lights]! Lights! Hello, city!',
        },
      ],
      homeward: [['Fly home, super friends. [Dadi] waves.', 'Home again!']],
      bed: [
        {
          pet: '[Cape] off. Lamp off. {Pet} sleeps. {Name} sleeps.',
          else: '[Cape] off. Lamp off. Night-night, city. {Name} sleeps.',
        },
      ],
    },
    '4-6': {
      home: [
        'Phut! All the lights went out. “Power cut,” said [Dadi] in the dark.',
        { maybe: ['{Name} could not see {his} own hand.', 'Even the fan sighed and stopped.'] },
      ],
      call: [
        '{Name} tied on {his} [red cape]. It tugged. {His} feet left the floor!',
        { friend: '{Friend} grabbed hold.' },
        { pet: '{PetIntro} grabbed on too.', else: 'Up, up and out!' },
      ],
      crossing: [
        'Over the dark city {they} flew, over [roofs] full of people in vests, all looking up.',
        { maybe: '“Look!” they cried.' },
      ],
      meeting: [
        'On the light tower sat a small [robot]. “Beep,” it said sadly. “The [great switch] fell down. I’m not strong enough.”',
      ],
      trouble: [
        '{Name} put down the [red toolbox] and pushed. [Clang]! The switch sprang back.',
        { friend: '{Friend} pushed. Clang!', else: 'Again! Clang!' },
        { pet: '{Pet} hid.', else: 'It was stiff as a bull.' },
      ],
      relief: [
        {
          friend: '{Name} pushed, and {friend}, and the robot. Click!',
          else: '{Name} pushed, the robot pushed. Click!',
        },
        'One [lamp]. Ten lamps. [A hundred thousand]!',
      ],
      homeward: [
        'Over the bright streets {they} flew home.',
        {
          maybe: [
            '[Dadi] had saved {him} the last spoon of [ice cream].',
            'All the roofs were cheering, and [Dadi] loudest of all.',
          ],
        },
      ],
      bed: [
        '{Name} hung the [cape] on its hook.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'], else: 'The fan was humming again.' },
        'Then, all by {himself}, {he} put out the light.',
      ],
    },
    '7-9': {
      home: [
        'Phut. The fan slowed, the fridge coughed, and every light in the city went out at once.',
        '“[Candles],” said [Dadi], who was never surprised. But {name} was looking for something else. {He} {was} looking for {his} cape.',
      ],
      call: [
        'It was only a [red towel], by day. In the dark, it was different. It filled like a sail, and {name}’s heels left the floor.',
        {
          friend: '“Take me!” called {friend} from the next balcony, and caught a corner.',
          else: '“Steady,” {he} told it, as one does with a horse.',
        },
        { pet: '{PetIntro} took hold of the hem.', else: 'It went straight out over the railing.' },
      ],
      crossing: [
        'The city lay below like a switched-off game. On every [roof] there were people on string cots, fanning themselves and pointing.',
        '“Is it a kite?” somebody said. “It’s a child,” said somebody else, “going the right way.”',
      ],
      meeting: [
        'On top of the old light tower, with its chin on its wheels, sat a small sweeping [robot].',
        '“Beep,” it said. “The [great switch] tripped. Everyone’s down there, waiting, and there is only me up here, and I’m made for dust.”',
      ],
      trouble: [
        'The [switch] was as long as a cricket bat. {Name} put down the [red toolbox], spat on {his} hands and heaved. But {snag}.',
        { friend: '{Friend} heaved too. Clang.', else: '{He} heaved again. Clang.' },
        { pet: '{Pet} barely got out of the way.' },
        'Far below, a baby began to cry.',
      ],
      relief: [
        {
          friend: '{Name} pushed from below. {Friend} and the robot pulled from above.',
          else: 'This time {name} pushed from below, and the robot pulled from above.',
        },
        'Click.',
        { ifRoom: { pet: '{Pet} {spoke}.' } },
        'A [lamp] came on; then a street of them; and then, outward, like a ripple, the [whole city].',
      ],
      homeward: [
        '{They} flew home low, between the [lit windows].',
        { maybe: 'Everywhere people were saying “Ah!” and sitting down to supper.' },
        { maybe: '“You’ve got grease on your cape,” said [Dadi]. “Heroes do.”' },
      ],
      bed: [
        'The [cape] was a towel again, on its hook behind the door.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        'All over the city lights were going out, but slowly now, one at a time, each when somebody was ready. {Name} reached up and did {his} own.',
      ],
    },
    '10-12': {
      home: [
        'When the power failed in Shanti Nagar it did so in a certain order. First the fan, with a sigh. Then the fridge, with a cough. Then the street lamp, the shops, and the neighbours, with a long, rising “Arre!” that went from roof to roof as far as the railway line.',
        '[Dadi] found the [candles] without looking. “Two hours,” she said. “They always take two hours.” But {name}, on the [balcony], saw that this time it did not stop at the railway line. It went on. There was not one light left anywhere, clear to the hills.',
      ],
      call: [
        'Behind the bathroom door hung a [red towel]. In daylight that was all it was.',
        '{Name} had not worn it as a cape for a year or more. But there was nobody to see; {he} knotted it under {his} chin, for old times’ sake, and leaned out a little to look. The towel stirred. There was no wind. It filled like a sail, and {his} heels left the tiles.',
        {
          friend:
            '“Wait,” said {friend} from the next balcony, in a very level voice, and took hold of the other corner.',
        },
        { pet: '{PetIntro} got a grip on the hem and was not going to be argued with.' },
      ],
      crossing: [
        'You forget, with the lights on, that a city has a shape. From up there {name} could see how it lay along its [river] like something asleep, all elbows.',
        'On every [roof] there were string cots, and on every cot somebody was fanning somebody. “Is that a kite?” said a voice. “It’s a towel,” said another. “It’s a child,” said a third, an old one, and not a bit astonished, “going to see about it. Mind the wires, beta!”',
      ],
      meeting: [
        'The wires all led to one place. On the hill by the river stood the old light tower, with a ladder up its side; and at the top, among [dead dials], sat a sweeping [robot] no larger than a bucket.',
        '“Beep,” it said, without much hope. “I only do floors. There is an engineer, but he’s stuck in a lift. It’s the [great switch]. It has tripped, and it won’t go up again for me; I’ve been at it for an hour. I have worn a groove.”',
      ],
      trouble: [
        'It was a proper [switch], made of iron, red as a letter box and as long as a cricket bat. {Name} opened the [red toolbox] that was standing there, found nothing in it for the purpose, took hold, and heaved. The lever rose an inch; two; then {snag}.',
        {
          friend: '{Friend} got a shoulder under it. Three inches. Clang. It was like arm-wrestling with a bridge.',
          else: '{He} got a shoulder under it. Three inches. Clang. It was like arm-wrestling with a bridge.',
        },
        { pet: '{Pet} hated the noise, and stayed.' },
        'Down in the dark the hospital had started its small engine. It could be heard from here, missing a beat, and catching itself, and missing again.',
      ],
      relief: [
        {
          friend:
            '{Name} took it from below, {friend} and the robot from above, and nobody counted three. They simply all began.',
          else: '{Name} took it from below and the robot from above, and nobody counted three. They simply both began.',
        },
        'The lever rose past the inch, past the three; it came to the place where it had always sprung back, and thought about it.',
        'Click.',
        'One [lamp] came on, at the foot of the tower. It lit the next. Then it ran: down the hill and over the bridges, [street after street], as if somebody were drawing the city with a gold pen; and after it came the cheering.',
      ],
      homeward: [
        'They flew home slowly and rather low, for the towel was tired.',
        {
          maybe:
            'In window after window people were saying “Ah!” and looking about them at their own rooms as if someone had just given them each a present.',
        },
        {
          maybe:
            '“Forty minutes,” said [Dadi], who had the [stopwatch]. “I shall write to the newspaper.” She turned {name} round by the shoulder, to see what {he} looked like from behind.',
        },
        {
          maybe:
            '“Engine grease,” said [Dadi], with a corner of the towel in her hand. “That’ll never come out.” She sounded proud; and she hung it up again herself, behind the bathroom door.',
        },
      ],
      bed: [
        'Then they did what people do in a city where everything is working, and took no notice of it. The fan turned. The fridge talked to itself.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        '{Name} lay and watched the [windows] opposite. They were going out, but not all together now. One here; one there; this one, when the story was over; that one, when the last cup had been washed.',
        'When there was only {his} left, {he} reached up and did it by hand.',
      ],
    },
  },
  ...cityWithoutLightsPictures,
}
