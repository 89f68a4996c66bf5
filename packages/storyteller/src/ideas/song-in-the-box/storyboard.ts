import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

/** What has to suit the height of the child. */
const grows = { '2-3': 0.76, '4-6': 0.88, else: 1 }

const cover = {
  detail:
    'A courtyard by night under strings of lights: a huge present with its lid off, out of which golden notes fly; the child throws up both arms beside it; the guide dances; balloons at the side; the upper third is calm.',
  setting: 'courtyard',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: 0.92,
    focus: 'present',
    states: ['festive'],
    figures: [
      {
        who: 'child',
        x: -0.28,
        action: 'cheering',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.6, action: 'dancing', facing: 'left-front', expression: 'happy', looksAt: 'music-notes' },
      {
        who: 'friend',
        x: -0.74,
        action: 'clapping',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'music-notes',
      },
      { who: 'pet', x: 0.92, action: 'jumping', facing: 'left-front', expression: 'happy', looksAt: 'music-notes' },
    ],
    objects: [
      { what: 'present', x: 0.2, distance: 'middle', size: 2.4, colour: 'red', states: ['open'], grows },
      { what: 'music-notes', x: 0.2, distance: 'middle', height: 0.78, size: 1.7, grows },
      { what: 'balloon', x: 0.92, distance: 'middle', height: 0.4, size: 1.1, grows },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A courtyard by night, hung with bunting and lights: a cake with candles on a cane stool and balloons on their strings; the guide shrugs beside the cake; the child comes in and wonders why it is so quiet.',
  setting: 'courtyard',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'cake',
    states: ['festive'],
    figures: [
      { who: 'child', x: -0.28, action: 'walking', facing: 'right-front', expression: 'wonder', looksAt: 'cake' },
      { who: 'guide', x: 0.56, action: 'shrugging', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.72,
        action: 'listening',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'cake',
      },
      { who: 'pet', x: -0.06, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'cake' },
    ],
    objects: [
      { what: 'bunting', x: 0.1, distance: 'middle', height: 1.24, size: 1.2, grows },
      { what: 'stool', x: 0.2, distance: 'middle', grows },
      { what: 'cake', x: 0.2, distance: 'middle', height: 0.26, size: 1.5, grows },
      { what: 'balloon', x: 0.76, distance: 'middle', size: 1.1, grows },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'Before a lit doorway: a present as high as the child’s waist; the child leans back and pulls at its ribbon; the guide holds its head with both hands; the lid does not move.',
  setting: 'courtyard',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'medium',
    zoom: 1.06,
    focus: 'present',
    states: ['festive'],
    figures: [
      {
        who: 'child',
        x: -0.2,
        action: 'pulling',
        touches: 'present',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'present',
      },
      { who: 'guide', x: 0.58, action: 'covering-ears', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.68,
        action: 'pulling',
        touches: 'child',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: 0.92,
        distance: 'middle',
        action: 'pulling',
        facing: 'left-front',
        expression: 'determined',
        looksAt: 'present',
      },
    ],
    objects: [{ what: 'present', x: 0.26, size: 1.9, colour: 'red', states: ['closed'], grows }],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'The box is open, and golden notes swirl up out of it over the cake with its candles; the child dances; the guide sings; everything in the courtyard is light and movement.',
  setting: 'courtyard',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: 1.24,
    focus: 'music-notes',
    states: ['festive'],
    figures: [
      { who: 'child', x: -0.02, action: 'dancing', facing: 'left-front', expression: 'laughing', looksAt: 'viewer' },
      {
        who: 'guide',
        x: 0.34,
        action: 'cheering',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'music-notes',
      },
      {
        who: 'friend',
        x: -0.68,
        action: 'dancing',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'viewer',
      },
      { who: 'pet', x: 0.88, action: 'dancing', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'present', x: -0.32, distance: 'middle', size: 1.9, colour: 'red', states: ['open'], grows },
      { what: 'music-notes', x: -0.32, distance: 'middle', height: 0.62, size: 1.7, grows },
      { what: 'stool', x: 0.64, distance: 'middle', grows },
      { what: 'cake', x: 0.64, distance: 'middle', height: 0.26, size: 1.5, grows },
    ],
  },
} satisfies ByAge<Scene>

/** Birthdays are got ready in a courtyard, and the song is tied up in a box. */
export const songInTheBox = {
  stage: {
    moment: { setting: 'courtyard', timeOfDay: 'night', side: 0, states: ['festive'] },
    deed: { setting: 'courtyard', timeOfDay: 'night', side: 2, states: ['festive'] },
    dark: { setting: 'stepwell', timeOfDay: 'night', side: 1 },
    duty: 'balloon',
    small: 'ladybird',
    keeper: 'turtle',
    sights: {
      clue: { objects: [{ what: 'ribbon', size: 1.2 }] },
      tempt: { objects: [{ what: 'wedding-band', distance: 'middle' }] },
      unsung: { objects: [{ what: 'stool', distance: 'middle' }] },
      emblem: { objects: [{ what: 'cake', size: 1.5 }] },
    },
  },
  depictions: {
    birthdays: { object: 'cake' },
    cake: { object: 'cake' },
    balloons: { object: 'balloon' },
    box: { object: 'present' },
    'box is open': { object: 'present', state: 'open' },
    song: { object: 'music-notes' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
