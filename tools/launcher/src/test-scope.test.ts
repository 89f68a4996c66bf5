import { expect, test } from 'vitest'
import { ROOT } from './root.ts'
import { readTestScope } from './test-scope.ts'

const read = (...args: string[]) => readTestScope(ROOT, args)

test('without a filter everything is tested', () => {
  expect(read()).toEqual({ vitestArgs: [], full: false, packages: undefined, tools: false })
})

test('--full is not an argument of vitest', () => {
  expect(read('--full', '--bail=1')).toMatchObject({ vitestArgs: ['--bail=1'], full: true, packages: undefined })
})

test('tools run in a full test of everything', () => {
  expect(read('--full', '--bail=1').tools).toBe(true)
  expect(read('--full', 'services/payments').tools).toBe(false)
  expect(read('--full', 'webhook').tools).toBe(false)
})

test('a path selects its package', () => {
  const { packages, vitestArgs } = read('services/payments', 'services/auth/test/')
  expect(packages).toEqual(['services/payments', 'services/auth'])
  expect(vitestArgs).toEqual(['services/payments', 'services/auth/test/'])
})

test('a filter that is not a path may match any package', () => {
  expect(read('webhook')).toMatchObject({ packages: undefined })
})
