import { type Camera, type ShotInput, shotSchema } from '@kahani/scene/shot'
import { page } from '@kahani/testing/drafts'
import { expect, test } from 'vitest'
import { varyCameras } from './vary-cameras.ts'

const ALONE: ShotInput['figures'] = [{ who: 'child' }]
const pageWith = (camera: Camera | null, figures = ALONE) => ({
  ...page,
  picture: { ...page.picture, ...(camera && { shot: shotSchema.parse({ camera, figures }) }) },
})
const camerasOf = (...pages: ReturnType<typeof pageWith>[]) =>
  varyCameras(pages).map(({ picture }) => picture.shot?.camera)

test('a camera that repeats that of the page before is changed, others are not', () => {
  expect(camerasOf(pageWith('medium'), pageWith('medium'), pageWith('close-up'), pageWith('silhouette'))).toEqual([
    'medium',
    'wide',
    'close-up',
    'silhouette',
  ])
  expect(camerasOf(pageWith('wide'), pageWith(null), pageWith('wide'))).toEqual(['wide', undefined, 'wide'])
})

test('no two neighbouring pages have the same camera, and none is hidden by a new one', () => {
  const cameras = camerasOf(...Array.from({ length: 10 }, () => pageWith('silhouette')))
  for (const [i, camera] of cameras.entries()) expect(camera).not.toBe(cameras[i + 1])
  for (const camera of cameras) if (camera !== 'silhouette') expect(camera).not.toMatch(/over-the-shoulder|detail/)
})

test('the new camera shows everybody, and who sleeps from where the face is seen', () => {
  const crowd: ShotInput['figures'] = [{ who: 'child' }, { who: 'friend' }, { who: 'pet' }]
  expect(camerasOf(pageWith('medium', crowd), pageWith('medium', crowd))[1]).toBe('wide')
  const asleep: ShotInput['figures'] = [{ who: 'child', action: 'sleeping' }]
  expect(camerasOf(pageWith('medium'), pageWith('medium', asleep))[1]).toBe('from-above')
})
