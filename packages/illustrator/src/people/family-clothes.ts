import type { CLOTHES_OF_GROWN_UPS } from '@kahani/contracts/looks'
import { type Outfit, wear } from './outfit.ts'

/** Clothes of grown-ups, together with what is usually worn with them. */

export interface Attire {
  kind: (typeof CLOTHES_OF_GROWN_UPS)[number]
  outfit: Outfit
  /** Jasmine in the hair. */
  flowers?: true
  earrings?: true
}

export type Attires = readonly [Attire, ...Attire[]]

const GOLD = '#e9b94f'
const SARI: Partial<Outfit> = {
  sleeve: 'short',
  hem: 0.98,
  flare: 26,
  border: true,
  legs: 'bare',
  shoes: 'sandals',
  shoe: '#7b4332',
  bangles: GOLD,
  accessories: ['pleats', 'pallu'],
}
const SALWAR: Partial<Outfit> = {
  sleeve: 'elbow',
  neck: 'vee',
  hem: 0.5,
  flare: 24,
  border: true,
  legs: 'salwar',
  shoes: 'juttis',
  shoe: '#8a4b32',
  accessories: ['dupatta'],
}
const KURTA: Partial<Outfit> = {
  sleeve: 'long',
  neck: 'slit',
  hem: 0.48,
  flare: 8,
  legs: 'trousers',
  shoes: 'sandals',
  shoe: '#7b4332',
}
const SHIRT: Partial<Outfit> = {
  sleeve: 'long',
  neck: 'collar',
  legs: 'trousers',
  shoe: '#4a3a34',
  accessories: ['buttons'],
}

export const MOTHERS: Attires = [
  {
    kind: 'sari',
    outfit: wear({ ...SARI, top: '#8f2f4f', skirt: '#cf5f74', trim: '#f2c766' }),
    flowers: true,
    earrings: true,
  },
  { kind: 'sari', outfit: wear({ ...SARI, top: '#d08a3f', skirt: '#3f7f86', trim: '#f0d08a' }), earrings: true },
  {
    kind: 'salwar-kameez',
    outfit: wear({
      ...SALWAR,
      top: '#7a6aa8',
      bottom: '#f0e2c4',
      trim: '#f3dba4',
      extra: '#f0b7a4',
      pattern: 'leaves',
    }),
    earrings: true,
  },
  {
    kind: 'salwar-kameez',
    outfit: wear({ ...SALWAR, top: '#4f9a88', bottom: '#e8c07a', trim: '#fbe6b8', extra: '#e8805a' }),
  },
  {
    kind: 'salwar-kameez',
    outfit: wear({
      ...SALWAR,
      top: '#b5647f',
      bottom: '#f4ead6',
      trim: '#f6dfb8',
      accessories: [],
    }),
  },
  {
    kind: 'dress',
    outfit: wear({
      top: '#e0a04a',
      trim: '#fbeccb',
      sleeve: 'short',
      neck: 'round',
      hem: 0.62,
      flare: 36,
      legs: 'bare',
      pattern: 'flowers',
      shoes: 'sandals',
      shoe: '#7b4332',
      belt: true,
    }),
    earrings: true,
  },
  {
    kind: 'kurta',
    outfit: wear({ ...KURTA, top: '#d9705e', trim: '#fbe3b8', bottom: '#4a5f8a', sleeve: 'elbow', pattern: 'border' }),
  },
  {
    kind: 'shirt',
    outfit: wear({ ...SHIRT, top: '#8fb6c4', trim: '#f6ecd8', bottom: '#4a4f6a', sleeve: 'elbow' }),
    earrings: true,
  },
  {
    kind: 't-shirt-and-trousers',
    outfit: wear({
      top: '#d98a5f',
      trim: '#fbe8c8',
      pattern: 'stripes',
      legs: 'trousers',
      bottom: '#4a5a7a',
      shoe: '#e8dcc4',
    }),
  },
  {
    kind: 'skirt',
    outfit: wear({
      top: '#f3e6cc',
      trim: '#b5573f',
      sleeve: 'elbow',
      tucked: true,
      hem: 0.8,
      flare: 44,
      skirt: '#7a4f86',
      border: true,
      legs: 'bare',
      shoes: 'sandals',
      shoe: '#7b4332',
    }),
    earrings: true,
  },
]

export const GRANDMOTHERS: Attires = [
  { kind: 'sari', outfit: wear({ ...SARI, top: '#7f4a5a', skirt: '#b5475f', trim: '#f2c766' }), earrings: true },
  { kind: 'sari', outfit: wear({ ...SARI, top: '#5a7a6a', skirt: '#f1e6cf', trim: '#c2503f' }) },
  {
    kind: 'sari',
    outfit: wear({ ...SARI, top: '#8a5a3a', skirt: '#d99a4a', trim: '#9c3f45' }),
    earrings: true,
  },
  {
    kind: 'salwar-kameez',
    outfit: wear({
      ...SALWAR,
      top: '#8fa9c0',
      bottom: '#f2ead8',
      trim: '#f6ecd4',
      extra: '#f6efe0',
    }),
  },
  {
    kind: 'sari',
    outfit: wear({
      ...SARI,
      top: '#3f4f7a',
      skirt: '#7a6aa8',
      trim: '#f3dba4',
      accessories: ['pleats', 'pallu', 'shawl'],
      extra: '#a8584f',
    }),
  },
  {
    kind: 'dress',
    outfit: wear({
      top: '#9a86b0',
      trim: '#f6ecd4',
      sleeve: 'elbow',
      neck: 'collar',
      hem: 0.7,
      flare: 30,
      legs: 'bare',
      pattern: 'dots',
      shoe: '#6a4a3c',
    }),
    earrings: true,
  },
  {
    kind: 'salwar-kameez',
    outfit: wear({
      ...SALWAR,
      top: '#6f9a8a',
      bottom: '#f2ead8',
      trim: '#f6ecd4',
      accessories: [],
    }),
  },
]

export const FATHERS: Attires = [
  { kind: 'shirt', outfit: wear({ ...SHIRT, top: '#7f9f7a', trim: '#f2ead2', bottom: '#5a5566' }) },
  {
    kind: 'shirt',
    outfit: wear({ ...SHIRT, top: '#c9dbe4', trim: '#7f9fb8', bottom: '#4a5568', pattern: 'checks', sleeve: 'elbow' }),
  },
  { kind: 'kurta', outfit: wear({ ...KURTA, top: '#8fb0c0', trim: '#f2e3bd', bottom: '#f4ecda' }) },
  {
    kind: 'kurta',
    outfit: wear({
      ...KURTA,
      top: '#f3ead6',
      trim: '#c9a66a',
      bottom: '#f7f1e2',
      accessories: ['waistcoat'],
      extra: '#8a5a4a',
    }),
  },
  {
    kind: 'shirt',
    outfit: wear({ ...SHIRT, top: '#e9dcc0', trim: '#f4ead4', bottom: '#6a5a4c' }),
  },
  {
    kind: 'dhoti',
    outfit: wear({
      top: '#f4efe2',
      trim: '#d9c9a4',
      neck: 'collar',
      sleeve: 'short',
      hem: 0.88,
      flare: 8,
      skirt: '#5f8fa8',
      pattern: null,
      untucked: true,
      legs: 'bare',
      shoes: 'flip-flops',
      shoe: '#5a4a40',
      accessories: ['buttons'],
      border: true,
    }),
  },
  {
    kind: 't-shirt-and-trousers',
    outfit: wear({
      ...SHIRT,
      top: '#b8574f',
      trim: '#f4e3c4',
      bottom: '#4f5a70',
      sleeve: 'short',
      accessories: ['print'],
      neck: 'round',
      motif: 'peacock',
      extra: '#3f6f80',
      shoe: '#e8dcc4',
    }),
  },
]

export const GRANDFATHERS: Attires = [
  {
    kind: 'dhoti',
    outfit: wear({ ...KURTA, top: '#f3ead6', trim: '#c9a66a', legs: 'dhoti', bottom: '#f8f2e4' }),
  },
  {
    kind: 'kurta',
    outfit: wear({
      ...KURTA,
      top: '#dfe3dc',
      trim: '#8fa08a',
      bottom: '#f4ecda',
      accessories: ['sweater-vest'],
      extra: '#7a5a4a',
    }),
  },
  {
    kind: 'kurta',
    outfit: wear({
      ...KURTA,
      top: '#f6f0e2',
      trim: '#d9cba8',
      bottom: '#f6f0e2',
    }),
  },
  {
    kind: 'kurta',
    outfit: wear({ ...KURTA, top: '#cfe0e4', trim: '#f2e3bd', bottom: '#f4ecda' }),
  },
  {
    kind: 'shirt',
    outfit: wear({
      ...SHIRT,
      top: '#e6d9bf',
      trim: '#f6ead2',
      bottom: '#6a6258',
      accessories: ['sweater-vest'],
      extra: '#4f6f5f',
    }),
  },
  {
    kind: 'dhoti',
    outfit: wear({
      top: '#f6f1e6',
      trim: '#c9a66a',
      neck: 'collar',
      sleeve: 'short',
      hem: 0.92,
      flare: 6,
      skirt: '#fbf6ea',
      untucked: true,
      legs: 'bare',
      shoes: 'flip-flops',
      shoe: '#5a4a40',
      border: true,
      accessories: ['shawl'],
      extra: '#d9c49a',
    }),
  },
  {
    kind: 'dhoti',
    outfit: wear({
      ...KURTA,
      top: '#e9c98a',
      trim: '#a8443f',
      legs: 'dhoti',
      bottom: '#f8f2e4',
    }),
  },
]
