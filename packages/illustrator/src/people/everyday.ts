import type { CLOTHES } from '@kahani/contracts/looks'
import { type Outfit, type Wardrobe, wear } from './outfit.ts'

/** Children's everyday clothes and nightwear. */

const KURTA: Partial<Outfit> = {
  sleeve: 'long',
  neck: 'slit',
  pattern: 'border',
  hem: 0.42,
  flare: 8,
  legs: 'churidar',
  shoes: 'juttis',
}
const KURTAS: Wardrobe = [
  wear({ ...KURTA, top: '#e8a33a', trim: '#b5373f', bottom: '#fbeed5', shoe: '#8a4b32' }),
  wear({ ...KURTA, top: '#2f8f8b', trim: '#f3c55b', bottom: '#f9ead0', shoe: '#7b4332', legs: 'salwar' }),
  wear({
    ...KURTA,
    top: '#f4ead2',
    trim: '#c8553f',
    bottom: '#f4ead2',
    shoe: '#8a4b32',
    accessories: ['waistcoat'],
    extra: '#3f5f8f',
  }),
]

const SALWAR: Partial<Outfit> = {
  sleeve: 'elbow',
  neck: 'vee',
  hem: 0.46,
  flare: 30,
  legs: 'salwar',
  shoes: 'juttis',
  accessories: ['dupatta'],
  border: true,
}
const SALWARS: Wardrobe = [
  wear({
    ...SALWAR,
    top: '#cf4a63',
    trim: '#fbd27a',
    bottom: '#f7e0b8',
    extra: '#f2b04a',
    shoe: '#8a4b32',
    pattern: 'leaves',
  }),
  wear({
    ...SALWAR,
    top: '#5f8fb8',
    trim: '#fbe6c0',
    bottom: '#e9785a',
    extra: '#e9785a',
    shoe: '#7b4332',
    pattern: 'flowers',
  }),
]

const FROCK: Partial<Outfit> = {
  sleeve: 'puff',
  neck: 'collar',
  hem: 0.46,
  flare: 52,
  belt: true,
  legs: 'bare',
  socks: 'short',
}
const FROCKS: Wardrobe = [
  wear({ ...FROCK, top: '#e4574f', trim: '#fdeccb', pattern: 'dots', shoe: '#3c4a78' }),
  wear({
    ...FROCK,
    top: '#f0b23f',
    trim: '#fff3d9',
    pattern: 'flowers',
    shoe: '#b23b4b',
    sleeve: 'strap',
    neck: 'wide',
    socks: null,
    shoes: 'sandals',
  }),
  wear({ ...FROCK, top: '#3f9aa0', trim: '#ffe9bd', pattern: 'leaves', shoe: '#c9503f', sleeve: 'short' }),
  wear({ ...FROCK, top: '#d85f8a', trim: '#ffe3cf', pattern: 'checks', shoe: '#5b3f7d', neck: 'round' }),
]

const LEHENGA: Partial<Outfit> = {
  sleeve: 'short',
  neck: 'round',
  hem: 0.9,
  flare: 74,
  border: true,
  legs: 'bare',
  shoes: 'flip-flops',
  shoe: '#8a4b32',
}
/** The half-sari and the long skirt of the south and the west. */
const LONG_SKIRTS: Wardrobe = [
  wear({ ...LEHENGA, top: '#7a3f86', skirt: '#4f9a6a', trim: '#f3c55b' }),
  wear({ ...LEHENGA, top: '#d9703f', skirt: '#3f6fa0', trim: '#f6d78a', pattern: 'dots' }),
]

const STRIPED = wear({ top: '#f2b441', trim: '#d9523f', pattern: 'stripes', bottom: '#2f6580', shoe: '#c9503f' })
const STARRED = wear({ top: '#d8503f', trim: '#fbe0b0', pattern: 'stars', bottom: '#3b5c86', shoe: '#f0c25c' })
const CHECKED = wear({
  top: '#5a7fc0',
  trim: '#ffd777',
  pattern: 'checks',
  bottom: '#c98a48',
  shoes: 'sandals',
  shoe: '#8c4a3a',
  neck: 'collar',
  accessories: ['buttons'],
})
const PLAIN_SHIRT = wear({
  top: '#7fb0a0',
  trim: '#f6ead2',
  bottom: '#4a5a78',
  shoe: '#8c4a3a',
  neck: 'collar',
  legs: 'trousers',
  accessories: ['buttons', 'pockets'],
  extra: '#f6ead2',
})
const SHIRTS: Wardrobe = [STRIPED, STARRED, CHECKED]

/** Printed T-shirts. */
const TEES: Wardrobe = [
  wear({
    top: '#4aa08e',
    trim: '#fbe3a0',
    extra: '#d9573f',
    motif: 'sun',
    accessories: ['print'],
    bottom: '#b9793e',
    shoes: 'flip-flops',
    shoe: '#3f5a80',
  }),
  wear({
    top: '#f0e4cc',
    trim: '#4a86b0',
    extra: '#f0b84a',
    motif: 'elephant',
    accessories: ['print'],
    bottom: '#a8553f',
    shoe: '#4a6a8a',
  }),
  wear({
    top: '#e58a4a',
    trim: '#fff0d0',
    extra: '#4f7fae',
    motif: 'fish',
    accessories: ['print'],
    bottom: '#3f5f70',
    shoes: 'sandals',
    shoe: '#7b4332',
  }),
  wear({
    top: '#7fa356',
    trim: '#fdf0d0',
    extra: '#d8663f',
    motif: 'auto',
    accessories: ['print'],
    bottom: '#3f4f78',
    shoe: '#d9a441',
  }),
]
const TEES_AND_TROUSERS: Wardrobe = [
  wear({
    top: '#6f7fc0',
    trim: '#fbe6b8',
    extra: '#e2683f',
    motif: 'rocket',
    accessories: ['print'],
    legs: 'trousers',
    bottom: '#5a4a40',
    shoe: '#e8d9c0',
  }),
  wear({
    top: '#d5647f',
    trim: '#ffe9c4',
    extra: '#4f9a88',
    motif: 'mango',
    accessories: ['print'],
    legs: 'trousers',
    bottom: '#4a5f8a',
    shoe: '#f0dfc0',
  }),
]

const DUNGAREE: Partial<Outfit> = { pattern: 'stripes', legs: 'trousers', accessories: ['braces'] }
const DUNGAREES: Wardrobe = [
  wear({ ...DUNGAREE, top: '#f6d98f', trim: '#fdf0d2', bottom: '#4a7aa6', shoe: '#d9523f' }),
  wear({ ...DUNGAREE, top: '#f3ede0', trim: '#e08a5a', bottom: '#c0574a', shoe: '#3f6a70', legs: 'shorts' }),
]

/** For cool evenings. */
const WOOLLENS: Wardrobe = [
  wear({
    top: '#f4ead6',
    trim: '#f3c55b',
    neck: 'collar',
    sleeve: 'long',
    legs: 'trousers',
    bottom: '#5a6a80',
    shoe: '#7b4a36',
    accessories: ['sweater-vest'],
    extra: '#a8433f',
  }),
  wear({
    top: '#e9d6b0',
    trim: '#3f6f7a',
    neck: 'high',
    sleeve: 'long',
    legs: 'trousers',
    bottom: '#7a5a44',
    shoe: '#4a5f7a',
    pattern: 'stripes',
  }),
]

const UNIFORM: Partial<Outfit> = { top: '#f6f1e4', neck: 'collar', shoe: '#3a3036', socks: 'high' }
const PINAFORE: Outfit = wear({
  ...UNIFORM,
  trim: '#f6f1e4',
  sleeve: 'short',
  hem: 0.46,
  flare: 34,
  skirt: '#3f5a8a',
  belt: false,
  legs: 'bare',
  accessories: ['tie'],
  extra: '#8a2f3f',
})
const SHORTS_UNIFORM: Outfit = wear({
  ...UNIFORM,
  trim: '#f6f1e4',
  tucked: true,
  bottom: '#5a6470',
  accessories: ['tie', 'pockets'],
  extra: '#2f4f8a',
})

const SKIRTS: Wardrobe = [
  wear({
    top: '#f4ead2',
    trim: '#d9604f',
    tucked: true,
    hem: 0.42,
    flare: 46,
    skirt: '#4f8fae',
    legs: 'bare',
    socks: 'short',
    shoe: '#a8433f',
    border: true,
  }),
  ...LONG_SKIRTS,
]

/** What a family can choose for a child. */
export const CLOTHES_OF_A_CHILD: Partial<Record<(typeof CLOTHES)[number], Wardrobe>> = {
  't-shirt-and-shorts': [...TEES, STRIPED, STARRED],
  't-shirt-and-trousers': [...TEES_AND_TROUSERS, { ...STRIPED, legs: 'trousers' }, { ...STARRED, legs: 'trousers' }],
  shirt: [CHECKED, PLAIN_SHIRT],
  dress: FROCKS,
  skirt: SKIRTS,
  kurta: KURTAS,
  'salwar-kameez': SALWARS,
}

/** What children wear of whom nothing else is known. */
export const EVERYDAY: Record<'girl' | 'boy' | 'neutral', Wardrobe> = {
  girl: [
    ...FROCKS,
    ...SALWARS,
    ...LONG_SKIRTS,
    KURTAS[0],
    PINAFORE,
    ...TEES,
    ...TEES_AND_TROUSERS,
    ...DUNGAREES,
    ...WOOLLENS,
  ],
  boy: [...SHIRTS, ...KURTAS, ...TEES, ...TEES_AND_TROUSERS, ...DUNGAREES, ...WOOLLENS, SHORTS_UNIFORM],
  neutral: [...DUNGAREES, ...SHIRTS, ...TEES, ...TEES_AND_TROUSERS, ...WOOLLENS, ...KURTAS],
}

const PYJAMA: Partial<Outfit> = {
  sleeve: 'long',
  neck: 'collar',
  legs: 'trousers',
  shoes: 'barefoot',
  accessories: ['buttons'],
}
export const NIGHTWEAR: Wardrobe = [
  wear({ ...PYJAMA, top: '#8fb6dd', trim: '#fdf3d2', pattern: 'stars', bottom: '#8fb6dd' }),
  wear({ ...PYJAMA, top: '#f2b8a0', trim: '#fff3dc', pattern: 'dots', bottom: '#f2b8a0' }),
  wear({ ...PYJAMA, top: '#b9d3a4', trim: '#fff6dd', pattern: 'stripes', bottom: '#b9d3a4' }),
  wear({
    ...PYJAMA,
    top: '#f6ead0',
    trim: '#d9806a',
    pattern: 'flowers',
    bottom: '#f6ead0',
    neck: 'round',
    accessories: [],
  }),
  wear({
    ...PYJAMA,
    top: '#c3aede',
    trim: '#fbe7b4',
    bottom: '#a890c8',
    neck: 'round',
    accessories: ['print'],
    motif: 'star',
    extra: '#f2b84a',
  }),
  wear({
    ...PYJAMA,
    top: '#f4e8d2',
    trim: '#8fa6c4',
    pattern: 'pinstripes',
    bottom: '#8fa6c4',
    sleeve: 'elbow',
    neck: 'slit',
    hem: 0.2,
    flare: 10,
    accessories: [],
  }),
]
