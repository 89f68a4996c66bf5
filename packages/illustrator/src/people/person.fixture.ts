import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { createView } from '../space/view.ts'
import { CHILD_BODIES } from './body.ts'
import type { Look } from './look.ts'
import { wear } from './outfit.ts'
import { drawPerson, type PersonOptions } from './person.ts'
import { PLAIN_FACE } from './plain-face.ts'
import { POSES } from './pose.ts'

/** A child of eight in a plain shirt, with other properties if given. */
export const testLook = (parts: Partial<Look> = {}): Look => ({
  body: CHILD_BODIES['7-9'],
  face: PLAIN_FACE,
  skin: '#ab734b',
  blush: '#d0604f',
  lips: '#b5524a',
  eyes: '#4a2a1a',
  frames: '#5a3a2a',
  lashes: true,
  hair: { style: 'bob', colour: '#221b22' },
  ribbon: '#e4574f',
  earrings: null,
  flowers: false,
  outfit: wear({}),
  nightwear: wear({}),
  aids: { hearingAid: false, mobilityAid: null, limbDifference: null },
  ...parts,
})

/** Draws a person in daylight; 1 px is about 1 world unit. */
export function drawTestPerson(look: Look, options: Partial<PersonOptions> & { pitch?: number } = {}) {
  const defs = createSvgDefs()
  const view = createView({
    target: [0, 500, 0],
    at: [0.5, 0.5],
    height: 1536,
    distance: 4000,
    pitch: options.pitch ?? 4,
  })
  const drawn = drawPerson({ defs, light: createLight('day') }, look, view, {
    pose: POSES.standing,
    expression: 'happy',
    outfit: look.outfit,
    at: [0, 0, 0],
    yaw: 0,
    ...options,
  })
  return { ...drawn, view, svg: drawn.drawing + defs.element() }
}
