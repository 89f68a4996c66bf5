import { ACTIONS } from '@kahani/scene/words'
import { expect, test } from 'vitest'
import { POSES } from '../people/pose.ts'
import { actingHand, poseOf } from './acting.ts'

test.each(ACTIONS)('%s has a pose, standing and on a seat', action => {
  expect(poseOf(action, 'calm', false)).toBeDefined()
  expect(poseOf(action, 'calm', true)).toBeDefined()
})

test('on a seat the arms act while the legs sit', () => {
  const pose = poseOf('waving', 'happy', true)
  expect(pose.left).toEqual(POSES.waving.left)
  expect(pose.leftLeg).toEqual(POSES['sitting-on'].leftLeg)
})

test('somebody who stands shows what they feel', () => {
  expect(poseOf('standing', 'scared', false)).toEqual(POSES.shy)
  expect(poseOf('standing', 'calm', false)).toEqual(POSES.standing)
})

test('a hand at the ear or the heart is the near one, and a raised arm the one that does not cover the face', () => {
  const handOf = (action: 'listening' | 'hand-on-heart' | 'reaching', facing: 'left-front' | 'right-front') =>
    actingHand({ action, arms: null, facing })
  for (const action of ['listening', 'hand-on-heart'] as const) {
    expect(handOf(action, 'left-front')).toBe('left')
    expect(handOf(action, 'right-front')).toBe('right')
  }
  expect(handOf('reaching', 'left-front')).toBe('right')
  expect(handOf('reaching', 'right-front')).toBe('left')
})
