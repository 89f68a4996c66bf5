import type { Arc } from '../../format/arc.ts'
import { moonAwakePictures } from './storyboard.ts'

export const moonAwake: Arc = {
  titles: ['{name} and the Moon That Wouldn’t Sleep', 'The Night {name} Rang the Moon’s Bell'],
  guide: 'star-child',
  world: {
    guide: 'the star-child',
    guideIs: 'it',
    elder: 'Dadi',
    token: 'silver bell',
    crack: 'a dent the size of a pea',
    treat: 'sesame laddoo',
    try: 'climb the moon’s silver horn',
    place: 'the moon’s silver horn',
    snag: 'the light slid out from under {his} feet',
    dark: 'the far side of the moon',
    unsung: 'the moon',
    service: 'shone on every roof and river and late bus',
    hurt: 'one of its five points was bent right over',
    care: 'smoothed the bent point between two warm palms',
    lonely: 'Nobody ever comes up here to play',
    keeper: 'the old moon',
    bow: 'slipped off {his} slippers',
    clue: 'The moondust lay in rings, one above another',
    finding: 'The rings are footholds',
    duty: 'hold the bell quite still',
    tempt: 'a whole shower of shooting stars',
    undone: 'left the sky-door swinging open',
    redo: 'ran all the way back and latched it',
    small: 'a moth with wet wings',
    smallOne: 'the moth',
  },
  tale: {
    '2-3': {
      home: [['Bedtime, {name}! But look. The [moon] is awake.', 'Look! The [moon] is awake.']],
      call: [
        ['{Hero} finds a [stair of light].', '{Name} finds a [stair of light].', 'A [stair of light]!'],
        { pet: '{Pet} comes too.' },
      ],
      crossing: [{ friend: 'Up, up, up go {name} and {friend}.', else: 'Up, up, up goes {name}. Tap, tap, tap.' }],
      meeting: ['A little [star-child] cries. “Too bright! Too bright!”'],
      trouble: ['Ring the [bell] up there! But whoops, down we slide.'],
      relief: [
        {
          friend: '{Friend} helps. Ding, dong! The big [moon yawns].',
          else: 'Ding, dong! Ding, dong! The big [moon yawns].',
        },
      ],
      homeward: [['Down, down, down. Home to [Dadi].', 'Home again!']],
      bed: [
        {
          pet: 'The moon sleeps. {Pet} sleeps. {Name} sleeps.',
          else: 'Night-night, moon. Night-night, {name}. All is dark.',
        },
      ],
    },
    '4-6': {
      home: [
        'At bedtime the [moon] was wide awake. It shone right on {name}’s pillow.',
        { maybe: ['“Too bright!” said {name}.', 'Nobody in town could sleep.', 'Even the [crows] complained.'] },
      ],
      call: [
        'Then a moonbeam came in and folded itself into [stairs].',
        { friend: '“Wait for me!” called {friend} from next door.', else: '{Name} put on {his} slippers.' },
        { pet: '{PetIntro} went first.', else: 'Tap, tap, up {they} went.' },
      ],
      crossing: [
        'Up {they} climbed, past the water tank, past the neem tree, past one very surprised [owl].',
        { maybe: 'The stairs hummed.' },
      ],
      meeting: [
        'On the moon sat a [star-child], rubbing its eyes.',
        '“It won’t sleep!” it said. “Somebody must ring the [bell] at the top of the [horn].”',
      ],
      trouble: [
        'But the moon’s [horn] was as slippery as soap. Halfway up, whoosh!',
        { friend: 'Down slid {name}, and down slid {friend}.', else: 'Down slid {name}, all the way.' },
        { maybe: { pet: 'Down slid {pet}.' } },
      ],
      relief: [
        {
          friend: '{Friend} held on, and {name} rang the [bell].',
          else: 'Up at the very tip, {name} rang the [bell].',
        },
        {
          pet: 'Ding. {Pet} yawned. Dong. The [moon yawned].',
          else: 'Ding. The star-child yawned. Dong. The [moon yawned].',
        },
      ],
      homeward: [
        'The moonbeam let {them} down, soft as flour.',
        {
          maybe: ['[Dadi] was waiting with warm [milk].', '[Dadi] stood at the window with a cup of warm [milk].'],
        },
      ],
      bed: [
        'The room was dark and soft. {Name} shut {his} eyes.',
        { pet: 'So did {pet}.' },
        'Far up in the sky, the [moon shut] its own.',
      ],
    },
    '7-9': {
      home: [
        'The [moon] would not go to sleep. It came through the curtains and the pillow and both of {name}’s eyelids.',
        { maybe: 'The [cocks] crowed at ten. The dogs gave up and yawned.' },
        'All {name} wanted was one nice, dark night.',
      ],
      call: [
        'Then a moonbeam slid over the window sill and folded itself, neat as a letter, into [stairs].',
        { friend: 'Across the lane {friend} had seen it too, and was already climbing out with a [torch].' },
        {
          pet: '{PetIntro} put one foot on the first step. It held.',
          else: '{Name} tried the first step with one toe. It held.',
        },
        { maybe: '{Name} put the last sesame laddoo in {his} pocket.' },
      ],
      crossing: [
        'Up {they} went, past the water tanks, past the kites asleep in the neem tree, past one surprised [owl].',
        { maybe: 'Every stair hummed a different note.' },
        'At the top lay the [moon], as wide as a cricket field and twice as bright.',
      ],
      meeting: [
        'In the middle of it sat a [star-child] with its hands over its eyes.',
        '“It hasn’t slept since Thursday!” it wailed. “Somebody has to ring the bedtime bell up there on the tip, and my arms are too short.”',
        'It held out a [silver bell].',
      ],
      trouble: [
        '{Name} took the [bell] and began to climb the silver [horn]. It was like climbing soap.',
        { friend: '{Friend} pushed from below.' },
        { pet: '{Pet} pushed too.' },
        'Halfway up, {snag}, and down {they} went in a heap.',
        'The [moon] opened its eyes even wider.',
      ],
      relief: [
        {
          friend: '{Friend} made a step out of two hands, and {name} reached the tip.',
          else: 'This time {name} went up and up, and reached the tip.',
        },
        'The [bell] gave one low, round note.',
        { pet: '{Pet} yawned.', else: 'The star-child yawned.' },
        'And then, from edge to edge, so did the moon.',
      ],
      homeward: [
        'The stairs had turned into a slide, and it let {them} down at the window.',
        { maybe: '[Dadi] was waiting up with a cup of warm [milk].' },
        { maybe: '“Somebody has put the big light out,” said [Dadi]. “Was it you?”' },
      ],
      bed: [
        '{Name} lay in the lovely, ordinary dark.',
        'Outside a cock began to crow, and thought better of it.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        'And far up behind a curtain of cloud, the [moon turned over] once and was still.',
      ],
    },
    '10-12': {
      home: [
        'On the hottest night of May nobody in Lotus Lane could sleep, because nobody had switched off the [moon].',
        'It hung above the water tanks, huge and white and wide awake. The [cocks] crowed at eleven. The milkman came at midnight, found that it was not morning, and went home embarrassed.',
        '{Name} turned {his} [pillow] over for the ninth time. All {he} wanted was one ordinary, boring, dark night.',
      ],
      call: [
        'It was then that a moonbeam came over the window sill, seemed to consider {him}, and folded itself into a flight of [stairs].',
        {
          friend:
            'In the window across the lane {friend} sat up, looked at the stairs, looked at {name}, and reached for a [torch].',
        },
        { pet: '{PetIntro} was on the third step already, looking back as if to ask what was keeping everyone.' },
        'There are invitations one does not get twice. {Name} got out of bed, put the last sesame laddoo into {his} pocket, for emergencies, and set a foot on the first step. It was warm, and it held.',
      ],
      crossing: [
        'Up {they} climbed, past the water tanks, past the paper kites asleep in the neem tree, past an [owl] who pretended to have been expecting it. The lane shrank to a ribbon, and then to a thread. Every stair hummed its own note, so that going up was like walking on a very long sitar.',
        { maybe: 'The air grew thin and smelled of cold steel and, for some reason, of cardamom.' },
        'And at the top, without a gate or a sign or anybody to sell a ticket, the [moon] began.',
      ],
      meeting: [
        'A [star-child] was sitting in the middle of it with its head in its hands. “It hasn’t slept since Thursday,” it said without looking up. “I’ve sung to it. I’ve told it about sheep. The only thing that works is the bedtime bell, and the bell has to be rung from the very tip of the horn, and I, as you will have noticed, am short.” It held out a [silver bell] no bigger than a guava. Far above {them} the [horn] of the moon went curving up into the black, as thin and bright as a new sickle.',
      ],
      trouble: [
        '{Name} hung the bell round {his} neck and began to climb the moon’s silver [horn]. It was like climbing a bar of wet soap that was also a slide.',
        { friend: '{Friend} climbed behind, bracing {name}’s heels and calling out where the next hold was.' },
        { pet: 'Even {pet} tried, and got farther than anyone.' },
        '{They} {were} past the middle when {snag}. {They} came down flat in a puff of dust, and the [bell] went rolling. The [moon] looked at {them} with interest. It had never been so awake.',
      ],
      relief: [
        '{They} went up the horn the way water goes down, looking for the easy places, and this time the light stayed where it was.',
        {
          friend:
            'Just below the tip {friend} stopped, braced both feet and made a step of two hands; and from there {name} could reach.',
        },
        'The [bell] gave one low, round note, like the last note of a lullaby. It went out over the whole sky.',
        { pet: '{Pet} yawned first.' },
        'The star-child sat down suddenly. And the moon, from edge to edge, without any hurry, yawned.',
      ],
      homeward: [
        'The stairs had become a slide, and it put {them} down on the window sill as gently as a letter.',
        { maybe: '[Dadi] was waiting beside the window with a cup of [milk] that had been warm for some time.' },
        {
          maybe:
            '“Somebody has put the big light out,” she remarked. “About time. I was going to go up and see to it myself.”',
        },
        {
          maybe:
            'She did not ask where the dust on {name}’s knees had come from. It was silver, and she brushed it off with the end of her sari.',
        },
      ],
      bed: [
        'Then it was night: real night, thick and soft and blue, with nothing in it that had to be done. Down the lane, one house after another let out its breath. A cock cleared his throat, and thought better of it.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        '{Name} lay and listened to the dark. It was exactly as ordinary as {he} had hoped. Far up, behind a curtain of cloud, the [moon turned over] once, drew a corner of the sky up to its chin, and slept.',
      ],
    },
  },
  ...moonAwakePictures,
}
