import { test } from 'vitest'

test('blocks its thread', () => {
  for (;;);
})
