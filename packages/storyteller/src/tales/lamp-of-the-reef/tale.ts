import type { Arc } from '../../format/arc.ts'
import { lampOfTheReefPictures } from './storyboard.ts'

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
  ...lampOfTheReefPictures,
}
