import type { Pet } from '@kahani/contracts/options'

/** The words for a pet. Magical pets are small enough for a home. */
export interface PetWords {
  noun: string
  /** Used at the first mention, after "her". */
  intro: string
  /** Sound, for the youngest: "Woof!" */
  woof: string
  /** Past tense, after "the dog". */
  spoke: string
  rejoiced: string
  settled: string
  /** For the illustrator. */
  looks: readonly string[]
}

export const PETS: Readonly<Record<Exclude<Pet, 'none'>, PetWords>> = {
  Dog: {
    noun: 'dog',
    intro: 'dog',
    woof: 'Woof!',
    spoke: 'gave one short woof',
    rejoiced: 'wagged from the shoulders back',
    settled: 'turned round three times and lay down',
    looks: [
      'a small sandy-brown Indian dog with one floppy ear, a white chest and a red collar',
      'a black-and-white dog with a curled tail, bright eyes and a blue collar',
    ],
  },
  Cat: {
    noun: 'cat',
    intro: 'cat',
    woof: 'Miaow!',
    spoke: 'said a small miaow',
    rejoiced: 'purred like a sewing machine',
    settled: 'kneaded the sheet and lay down',
    looks: [
      'a slim grey tabby cat with green eyes and a white tip to the tail',
      'a round orange cat with white socks and a tiny bell on a green collar',
    ],
  },
  Rabbit: {
    noun: 'rabbit',
    intro: 'rabbit',
    woof: 'Hop, hop!',
    spoke: 'thumped one foot',
    rejoiced: 'kicked up both heels',
    settled: 'tucked in all four feet and lay down',
    looks: [
      'a plump white rabbit with grey ears and a pink nose',
      'a soft brown rabbit with one ear up and one ear down',
    ],
  },
  Dragon: {
    noun: 'dragon',
    intro: 'teapot-sized dragon',
    woof: 'Puff, puff!',
    spoke: 'puffed a small smoke ring',
    rejoiced: 'glowed pink to the tip of its tail',
    settled: 'folded its wings and lay down, warm as a kettle',
    looks: [
      'a friendly emerald-green dragon no bigger than a teapot, with a round belly and short golden wings',
      'a friendly coral-red dragon no bigger than a teapot, with freckles and leaf-shaped wings',
    ],
  },
  Unicorn: {
    noun: 'unicorn',
    intro: 'knee-high unicorn',
    woof: 'Clip, clop!',
    spoke: 'whinnied like a small flute',
    rejoiced: 'tossed its mane until it sparkled',
    settled: 'folded its thin legs and lay down',
    looks: [
      'a knee-high white unicorn with a lilac mane and a small pearly horn',
      'a knee-high cream unicorn with a mane of soft gold and a silver horn',
    ],
  },
}
