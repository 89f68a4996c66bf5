import type { Arc } from '../../format/arc.ts'
import { eggThatHummedPictures } from './storyboard.ts'

export const eggThatHummed: Arc = {
  titles: ['{name} and the Egg That Hummed', 'The Egg {name} Carried to the Top of the Jungle'],
  guide: 'parrot',
  world: {
    guide: 'the parrot',
    guideIs: 'she',
    elder: 'Ma',
    token: 'speckled egg',
    crack: 'a line as fine as a hair',
    treat: 'ripe guava',
    try: 'climb to the last branch of the fig tree',
    place: 'the last branch',
    snag: 'the branch bent and swung {him} back down',
    dark: 'the hollow inside the trunk',
    unsung: 'the fig tree',
    service: 'fed and sheltered the whole jungle',
    hurt: 'a feather in her wing had snapped',
    care: 'bound the wing with a soft strip of leaf',
    lonely: 'I talk so much that nobody listens any more',
    keeper: 'the great fig tree',
    bow: 'slipped off {his} shoes',
    clue: 'A line of ants was going up behind the creeper',
    finding: 'There’s a stair behind the creeper',
    duty: 'keep the egg warm and level',
    tempt: 'three monkeys juggling mangoes',
    undone: 'left the rope ladder untied',
    redo: 'slid all the way down and knotted it',
    small: 'a tree frog far from home',
    smallOne: 'the tree frog',
  },
  tale: {
    '2-3': {
      home: [['Big wind! Whoo! {Name} peeps out of the door.', 'Whoo! What a wind!']],
      call: [
        ['{Hero} finds an [egg]. It goes hmm!', '{Name} finds an [egg]. It goes hmm!', 'An [egg]! It hums.'],
        { pet: '{Pet} sniffs.' },
      ],
      crossing: [
        {
          friend: '{Name} and {friend} tiptoe. Soft, soft. Hmm, hmm.',
          else: '{Name} tiptoes. Soft, soft, soft. Hmm, hmm, hmm.',
        },
      ],
      meeting: ['“Up, up, up!” squawks a [parrot]. “Nest up there!”'],
      trouble: ['Climb, climb. Whee! The [branch] bends. Down we go.'],
      relief: [
        {
          friend: '{Friend} helps. Up! Crick, crack, peep! Hello, [baby bird].',
          else: 'Up at last! Crick, crack, peep! Hello, [baby bird].',
        },
      ],
      homeward: [['Down the tree and home to [Ma].', 'Home again!']],
      bed: [
        { pet: 'Baby bird sleeps. {Pet} sleeps. {Name} sleeps too.', else: 'Baby bird in a nest. {Name} in a bed.' },
      ],
    },
    '4-6': {
      home: [
        'All day the wind had shaken the jungle like a wet dog. {Name} wanted to play outside.',
        { maybe: ['At last it stopped.', '“Soon,” said [Ma].'] },
      ],
      call: [
        'In the grass lay a [speckled egg]. {Name} held it. “Hmm,” it said.',
        { friend: '“It’s singing!” said {friend}.', else: 'It was warm, and it hummed.' },
        { pet: ['{PetIntro} listened too.', '{Pet} listened too.'] },
      ],
      crossing: ['Into the jungle {they} went, slow as honey, because you do not run when you are carrying an egg.'],
      meeting: [
        '“At the top of the [fig tree]!” shouted a [parrot]. “That’s where it fell from! Hurry, before it’s cold! But don’t hurry!”',
      ],
      trouble: [
        'Up the fig tree! But the last [branch] bent, and down swung {name}.',
        { friend: 'Up above, {friend} held on tight.', else: 'Up again! And down again.' },
        { pet: '{Pet} caught the egg.', else: 'The hum was growing faint.' },
      ],
      relief: [
        {
          friend: '{Friend} held the branch. {Name} reached the [nest].',
          else: 'Up, up, and {name} reached the [nest].',
        },
        'Crick. Crack. Out looked one wet, singing [bird].',
      ],
      homeward: [
        'Down {they} climbed, into the smell of supper.',
        { maybe: ['[Ma] picked a [feather] out of {his} hair.', '[Ma] was calling from the door.'] },
      ],
      bed: [
        '{Name} made a nest of the blanket.',
        { pet: '{Pet} curled up in it.', else: 'It was round, and warm, and just {his} size.' },
        '“Hmm,” said {name}, and fell asleep.',
      ],
    },
    '7-9': {
      home: [
        'The wind had blown for two days. It had shaken the jungle the way [Ma] shook the doormat, and all sorts of things had fallen out.',
        'Now it was still. {Name} ran out to see what there was.',
      ],
      call: [
        'There were [figs]. There was somebody’s [hat]. And under a sunflower, without a scratch on it, there was a [speckled egg].',
        '{Name} held it to {his} ear. “Hmm-hmm-hmm,” went the egg.',
        { friend: '“It knows a song,” whispered {friend}.', else: 'It had nearly got the tune.' },
        { pet: '{PetIntro} sat very still, and listened.' },
      ],
      crossing: [
        'Somebody was missing it, that was certain. {Name} wrapped it in {his} [scarf], and {they} set off under the dripping trees.',
        'You walk differently with an egg. You see every root. You breathe as if you were carrying soup.',
      ],
      meeting: [
        '“You’ve got it! You’ve got it! Everybody, it’s been found!” screamed a [parrot], falling through the leaves. “Top of the big fig! Mother’s out of her mind! It has to be warm, it has to be home by dark, I’ll talk you up!”',
      ],
      trouble: [
        '{Name} climbed, with the egg inside {his} shirt, until the ground was only a rumour.',
        'But then {snag}.',
        { friend: '{Friend} grabbed {his} foot in time.', else: '{He} grabbed a creeper just in time.' },
        { pet: '{Pet} could not look.' },
        'The sun was going, and the egg hummed more slowly.',
      ],
      relief: [
        {
          friend: '{Friend} held the branch down, and {name} crept out along it.',
          else: '{Name} crept out along the branch, and this time it held.',
        },
        'There was the [nest]. In went the egg, and the hum went up and up.',
        'Crick. “Hello,” said a [beak].',
      ],
      homeward: [
        '[Ma] was ringing the supper [bell] as {they} came out of the trees.',
        { maybe: 'She picked four twigs and a [feather] out of {his} hair, and laid them in a row.' },
        { maybe: '“I see,” she said. “High.”' },
      ],
      bed: [
        '{Name} pulled the blanket round until it was the right shape, and got into the middle.',
        { pet: '{Pet} curled up along the edge.' },
        'Far off, at the top of the trees, somebody brand-new was being hummed to. {Name} fell asleep on the third note.',
      ],
    },
    '10-12': {
      home: [
        'The storm had gone on for two days and two nights. It took hold of the jungle by the corners and shook it out, as [Ma] shook out the big carpet before a wedding.',
        'They had played every card game in the house, and some twice. Ma had read aloud the whole of a book on the care of bees.',
        'On the third afternoon, between one breath and the next, it stopped. {Name} was out of the door before the last drop had reached the ground. {He} only wanted to run.',
      ],
      call: [
        'The ground was covered with what the sky had let go of: [figs], orchids, a [blue hat], a letter to a Mr Pillai. And in the crook of a fern, entire, lay an egg, speckled like a brinjal and warm as a hand.',
        '{Name} picked it up. It was humming: three notes, over and over, with a mistake in the third.',
        {
          friend:
            '“Whoever it belongs to must be going mad,” said {friend}, and took off the blue hat, which had been a good find, to put it in.',
          else: 'Somebody, somewhere, must be going mad. {He} tipped the rain out of the blue hat and put the egg in.',
        },
        { pet: '{PetIntro} took one look at it and began to walk on tiptoe.' },
      ],
      crossing: [
        'It changes you, carrying an egg. {Name}, who had wanted to run, went through the forest like a waiter with the good soup.',
        '{He} saw every root. {He} noticed for the first time how many sorts of green there were, and that they dripped on different beats. Nothing in the world had got any slower, only {name}; and all at once there seemed to be more of it.',
        'The egg hummed. It still could not get the third note.',
      ],
      meeting: [
        '“There! There! There!” Something green came down through the branches, hitting most of them. It was a [parrot], and she had evidently been shouting for two days. “Everyone look! It’s been found! [Blue hat]! Coming this way! It’s from the top of the big fig,” she added in a hoarse whisper. “It must be under its mother before dark, or it’ll get cold in the middle. I’d take it, but one can’t, you know, not with a beak. One is too fond of talking.”',
      ],
      trouble: [
        '{Name} buttoned the egg into {his} shirt and climbed, and the parrot talked {him} up, branch by branch, until there were birds flying about below.',
        'It was the last bit that was wrong. The nest hung over nothing, on a branch as thin as a wrist. {Name} went out along it, and {snag}.',
        {
          friend: '{Friend} had hold of {his} ankle. For a while nobody had hold of anything else.',
          else: '{He} hung by {his} knees and one good creeper, and the egg, thank heaven, stayed where it was.',
        },
        { pet: 'From a fork in the trunk {pet} watched through half-shut eyes.' },
        'The sun was on the edge of the world. Against {his} ribs the humming had begun to drag.',
      ],
      relief: [
        {
          friend:
            '{Friend} sat astride the thick end, to weigh it down. “Go,” said {friend}; and along the thin end, flat as a lizard, {name} went.',
          else: 'Flat as a lizard, {he} went out along it once more, and it dipped, and it creaked, and it held.',
        },
        'Two black eyes looked at {him} over the rim of the [nest]. They had not slept in two days. {Name} undid the button.',
        'The egg rolled under her and began to hum like a kettle. Crick, it went. There was a beak. There was a wet and furious [head]. It opened its mouth and, perfectly in tune, it sang the third note.',
      ],
      homeward: [
        'The supper gong had been going for some time when {they} came out of the trees.',
        {
          maybe:
            '[Ma] stood {name} under the lamp and picked out of {his} hair, one by one, four twigs, a caterpillar and a small [green feather].',
        },
        {
          maybe:
            '“How high?” she asked, when she had laid them in a row. {Name} showed her. She sat down rather suddenly, and then asked whether there had been a good view.',
        },
        { maybe: 'The [blue hat] she put on a peg, in case Mr Pillai should come by for it.' },
      ],
      bed: [
        'There is an art to making a nest. You take the blanket by the edge and turn, and turn again, till it comes up round you on all sides and there is a hollow in the middle with the exact shape of you.',
        { pet: '{Pet} curled up along the rim.' },
        'The jungle was so quiet that {name} could hear it drip. From very high up, and very far away, came three notes. After a time they came again, slower.',
        '{He} hummed the first of them. {He} hummed the second. Somebody else, at the top of the trees, would have to see to the third.',
      ],
    },
  },
  ...eggThatHummedPictures,
}
