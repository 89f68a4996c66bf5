import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { preloadable } from './preloadable.ts'

const Screen = () => <p>A story</p>

test('a component that is loaded renders at once', async () => {
  const { load, Component } = preloadable(async () => ({ default: Screen }))
  await load()
  expect(renderToString(<Component />)).toContain('A story')
})

test('a failed load can be repeated', async () => {
  let attempts = 0
  const { load, Component } = preloadable(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('no connection')
    return { default: Screen }
  })
  await expect(load()).rejects.toThrow('no connection')
  await load()
  expect(renderToString(<Component />)).toContain('A story')
})
