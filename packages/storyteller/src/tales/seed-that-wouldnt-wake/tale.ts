import type { Arc } from '../../format/arc.ts'
import { seedThatWouldntWakePictures } from './storyboard.ts'

export const seedThatWouldntWake: Arc = {
  titles: ['{name} and the Seed That Wouldn’t Wake', 'The Pumpkin That Grew for {name}'],
  guide: 'lamb',
  world: {
    guide: 'the lamb',
    guideIs: 'she',
    elder: 'Dada',
    token: 'pumpkin seed',
    crack: 'a scratch all down its side',
    treat: 'sugarcane stick',
    try: 'carry water up the dry hill',
    place: 'the top of the dry hill',
    snag: 'the water ran out through {his} fingers',
    dark: 'the old stepwell',
    unsung: 'the earth',
    service: 'held up every foot and fed every root',
    hurt: 'a burr was tangled in the wool above her eye',
    care: 'combed the burr out with two fingertips',
    lonely: 'The flock went on and forgot to count me',
    keeper: 'the old scarecrow',
    bow: 'pulled off {his} cap',
    clue: 'Every lotus leaf held one round drop and spilled none',
    finding: 'Lotus leaves don’t leak',
    duty: 'keep the seed in the shade',
    tempt: 'the fair, in painted carts',
    undone: 'left the well-wheel turning',
    redo: 'ran down the hill and stopped it',
    small: 'a ladybird on its back',
    smallOne: 'the ladybird',
  },
  tale: {
    '2-3': {
      home: [['One little [seed] for {name}. Sleepy little seed.', 'One sleepy little [seed].']],
      call: [
        {
          friend: 'Up the [hill] go {name} and {friend}. Puff!',
          else: 'Up the hot [hill] goes {name}. Puff, puff, puff!',
        },
      ],
      crossing: [
        ['{Hero} digs. Pat, pat. Wake up, seed!', '{Name} digs. Pat, pat. Wake up!', 'Dig, dig! Pat, pat!'],
        { pet: '{Pet} digs.' },
      ],
      meeting: ['“Baa,” says a [lamb]. “Seeds like water. So do I.”'],
      trouble: ['Fill two hands. Run! [Drip, drip, drip]. All gone.'],
      relief: [
        {
          friend: '{Friend} brings more. Splash! Up pops a [green leaf].',
          else: 'Drip, drop, splash! Pop! Up comes a [green leaf].',
        },
      ],
      homeward: [['The sun goes down. Home to [Dada].', 'Home again!']],
      bed: [
        {
          pet: 'Goodnight, leaf. Goodnight, {petNoun}. {Name} is asleep.',
          else: 'Goodnight, little leaf. Goodnight, {name}. Grow, grow, grow.',
        },
      ],
    },
    '4-6': {
      home: [
        '[Dada] gave {name} the very last [pumpkin seed]. “It’s a sleepy one,” he said.',
        { maybe: ['{Name} wanted it to wake up.', 'All the others were up.'] },
      ],
      call: [
        '“It likes a view,” said Dada. So {name} carried it up the [hill].',
        { friend: '{Friend} carried the [spade].', else: '{He} dug a small hole.' },
        { pet: '{PetIntro} did the digging.' },
      ],
      crossing: [
        'It was a hot, dry, bald old [hill], where not even the thorns looked happy. Pat, pat, went the earth.',
      ],
      meeting: [
        'A [lamb] came to look. “It won’t wake without a drink,” she said. “And the pond’s a long, long way down.”',
      ],
      trouble: [
        '{Name} scooped up water and ran. [Drip, drip, drip].',
        {
          friend: '{Friend} ran. Drip, drip. At the top: two wet palms.',
          else: 'At the top {he} had two wet palms and nothing else.',
        },
        { pet: '{Pet} tried.' },
      ],
      relief: [
        {
          friend: '{Name} and {friend} brought [lotus-leaf cups].',
          else: '{Name} brought water in a [lotus leaf].',
        },
        'The seed drank. One [green elbow] pushed up. Good morning!',
      ],
      homeward: [
        '[Dada]’s [lamp] was a small star below.',
        {
          maybe: ['“Is it up?” asked Dada. “It is up!” said {name}.', 'Down {they} came with earth up to the elbows.'],
        },
      ],
      bed: [
        'Up on the hill two leaves folded for the night.',
        { pet: 'Down in the house {pet} curled up.', else: 'Down in the house the lamp went out.' },
        '{Name} folded too, and slept.',
      ],
    },
    '7-9': {
      home: [
        'Every seed that [Dada] had planted was up, in rows, with its hands in the air. All but one. “That one is asleep,” said Dada, turning it over in his palm. “It’s the last of your great-grandmother’s pumpkins. Would you like to try?”',
      ],
      call: [
        '{Name} tried whispering to it. {He} tried keeping it under {his} arm like a hen. Then {he} remembered that pumpkins like to look about them, and carried it to the top of the dry [hill].',
        { friend: '{Friend} brought a [spade].' },
        { pet: ['{PetIntro} dug the hole, and then three more.', '{PetIntro} dug the hole.'] },
      ],
      crossing: [
        'Nothing had grown up there for years. The ground was as hard as a heel. Even the scarecrow looked thirsty.',
        '{Name} put the seed in, pulled the earth up to its chin, and waited. The sun leaned on {them} like a hand.',
      ],
      meeting: [
        '“You’ll wait a long time,” said a [lamb], from under the only bush. “It’s dry all the way down. Everything worth drinking is in the pond, and the pond’s at the bottom. It always is.”',
        'She came out to look at the place.',
      ],
      trouble: [
        'So {name} ran down, filled both hands and climbed. But {snag}.',
        {
          friend: '{Friend} tried with a hat. It was a [straw hat].',
          else: '{He} tried with {his} cap. It leaked like a sieve.',
        },
        { pet: '{Pet} carried a mouthful, and forgot, and drank it.' },
        'The sun drank the rest. The seed slept on.',
      ],
      relief: [
        {
          friend: '{Name} and {friend} made a chain, with [lotus leaves] for cups.',
          else: 'This time {name} brought it in a big [lotus leaf], and not a drop was lost.',
        },
        'The ground went dark and said ahh.',
        'A crumb of earth moved. Then a [green elbow] came up, and stretched.',
      ],
      homeward: [
        'By sunset it had [two leaves] and was looking at the view.',
        { maybe: '[Dada] walked up with a [lantern] to see. He took off his [turban] to it.' },
        { maybe: '“She always said it wanted company,” he told {name}.' },
      ],
      bed: [
        'The lamb had gone home to be counted. The scarecrow stood guard under the stars.',
        { pet: ['{Pet} {settled}.', '{Pet} curled up.'] },
        'Seeds grow at night, Dada said, when no one is looking. So do children. {Name} shut {his} eyes and got on with it.',
      ],
    },
    '10-12': {
      home: [
        '[Dada] kept his seeds in [cough-drop tins], each with a name on it, and the names were people’s. Shanta’s chillies. Uncle Joseph’s beans. When you ate a thing in that house you knew whom to thank.',
        'By the end of June every seed was up. Dada shook the last tin, and it ticked. “Your great-grandmother’s pumpkin,” he said. “One left. I’ve tried it for three years running, and it sleeps.” He looked at it, and then at {name}. “You might have better luck. You’re nearer its age.”',
      ],
      call: [
        '{Name} thought about it for a day. {He} had seen her in the photograph: a very small old lady, with her chin up, on the roof.',
        '“She liked to see what was going on,” {he} said. “I don’t think it wants the vegetable patch. I think it wants the [hill].”',
        {
          friend: '“Nothing grows on the hill,” said {friend}, and went to find a [spade].',
          else: 'Nothing grew on the hill. That, thought {name}, might be what was wrong with it.',
        },
        { pet: '{PetIntro} dug the hole, and was so pleased with it that there had to be several.' },
      ],
      crossing: [
        'It was a bald, baked, bad-tempered sort of hill. The earth came up in plates. The scarecrow at the top of it had been put there to guard a crop of which not even the oldest crow had any memory.',
        'But you could see everything: both roads, the temple, the school bus, who was having guests. {Name} set the seed in its hole, with its point down and its face to the view, and drew the earth up round it like a blanket.',
      ],
      meeting: [
        '“It’s no business of mine,” said someone. The someone was a [lamb], in the strip of shade behind the scarecrow, one week old and already full of opinions. “But you haven’t given it a drink. There’s nothing to drink up here. I’ve looked. It’s all in the pond, and the pond’s down there.” She sighed. “I had meant to be down there too, but everyone went without me.”',
      ],
      trouble: [
        'The pond was four hundred and twelve steps away. {Name} counted them down, and filled {his} hands, and counted them up; and {snag}. At three hundred {he} had a spoonful; at the top, clean palms.',
        {
          friend: '{Friend} ran with a [straw hat], which was brave, and watered the path very nicely.',
          else: '{He} tried with {his} cap, and then a shoe. The shoe was better, but the sun had most of it.',
        },
        {
          pet: '{Pet} brought up a mouthful, stood over the place with bulging cheeks, forgot what it was for, and swallowed.',
        },
        'By three o’clock the earth over the seed had begun to crack. The lamb lay down next to it, so that at least it should have some shade.',
      ],
      relief: [
        {
          friend:
            'They came up the hill in procession, {name} and {friend} and the lamb, each with a [lotus leaf], and in every leaf there was a pool with the sky in it, whole.',
          else: '{Name} came up the hill with a [lotus leaf] in both hands, and in the leaf was a pool with the sky in it, whole.',
        },
        'Out it all went. The ground said a long, dark “ahh”. Nothing else happened, and {they} lay and watched it not happen.',
        'Then one crumb rolled aside. Up came something green and bent, like an [elbow]; and it straightened, and lifted its chin, and looked about.',
      ],
      homeward: [
        'By the time the sun was on the rim it had [two leaves] and a hat of earth.',
        {
          maybe:
            '[Dada] came up with the [lantern], one hand on his knee, stopping twice. He looked at the seedling for some time. Then he took off his [turban].',
        },
        { maybe: '“There you are, Amma,” he said. “Look, there goes the school bus.”' },
        {
          maybe:
            'He had a clean tin in his pocket, for the autumn. He let {name} write the label, and {name} left a space on it after her name, for another.',
        },
      ],
      bed: [
        'They grow at night, Dada always said: seeds, and children, and debts. He said it every night when he put out the lamp.',
        { pet: '{Pet}, with earth in every whisker, {settled}.' },
        '{Name} lay and felt {his} legs ache, all eight hundred and twenty-four steps of them. Down in the pen a lamb was being counted, twice, to be sure.',
        'And up on the hill two leaves folded themselves together, over the lights of the whole valley; and the scarecrow, who at long last had something to look after, stood up straight.',
      ],
    },
  },
  ...seedThatWouldntWakePictures,
}
