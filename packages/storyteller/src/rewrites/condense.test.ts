import { describe, expect, test } from 'vitest'
import { condense, splitClauses } from './condense.ts'

describe('condense', () => {
  test.each([
    ['There was a click, like a sticky drawer that shuts at last.', 'There was a click.'],
    ['Down came the egg, which hummed more slowly.', 'Down came the egg.'],
    ['The dog was there already, looking back as if to ask why.', 'The dog was there already.'],
    ['The wind had shaken the jungle like a wet dog.', 'The wind had shaken the jungle.'],
    ['“Too good of you,” said the snowman, who had no neck now.', '“Too good of you,” said the snowman.'],
    ['It was a very long minute. Plop!', 'It was a long minute.'],
    ['Up went Asha. Drip, drip. On she went.', 'Up went Asha. On she went.'],
    ['Dadi had a very small book. Woof!', 'Dadi had a small book.'],
  ])('takes from “%s” what it can do without', (text, short) => {
    expect(condense(text)).toBe(short)
  })

  test.each([
    ['what a later sentence speaks of', 'There sat a mouse, who held a lamp. It was a small lamp.'],
    ['what somebody answers', 'It brought the mouse, who asked her name. “Asha,” said Asha.'],
    ['a comparison that says what something is', 'It was like a bar of soap.'],
    ['a comparison with something that happens after it', 'The calf gave a leap like a hare and was gone.'],
    ['an adjective', 'It rained on the broad, clapping leaves.'],
    ['who it was', 'It was Asha, and only Asha, who did it.'],
    ['a subject that ends in -ing', 'Far out, something small was calling.'],
    ['the first sentence', 'Hurray! There is the moon.'],
    ['a sound that is what happens', 'Kabir held the cape. Snip, snip! Up flew the bird.'],
    ['an article that fits', 'Dadi had a very old book.'],
    [
      'what the next sentence follows from',
      '“I’ll try,” said Kabir, who had opinions about knots. So, it turned out, had the knot.',
    ],
    ['a degree', 'It was not very cold, she walked very, very slowly, and she liked it very much.'],
  ])('keeps %s', (_, text) => {
    expect(condense(text)).toBe(text)
  })
})

describe('splitClauses', () => {
  const split = (text: string) => splitClauses(text, ['Asha', 'Kabir'])

  test.each([
    ['Kabir kept the branch down, and Asha crept out.', 'Kabir kept the branch down. Asha crept out.'],
    ['The sea had gone out, and it had not come back.', 'The sea had gone out. It had not come back.'],
    ['The third was under water; she shut her eyes.', 'The third was under water. She shut her eyes.'],
    ['One flame is small; but the shadows bowed.', 'One flame is small. But the shadows bowed.'],
  ])('makes sentences of “%s”', (text, sentences) => {
    expect(split(text)).toBe(sentences)
  })

  test.each([
    'She saw the moon, and the owl, and a star.',
    'They asked Dadi first, and Asha and Kabir waited.',
    '“It is late, and it is dark,” said Asha, and she yawned.',
    '“Oh!” said Asha. “What is it?” asked Kabir.',
    'She remembered everything; how the boat had turned over.',
  ])('leaves “%s” as it is', text => {
    expect(split(text)).toBe(text)
  })
})
