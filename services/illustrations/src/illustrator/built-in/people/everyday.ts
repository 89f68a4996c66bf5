import { type Outfit, type Wardrobe, wear } from './outfit.ts'

/** Everyday clothes and nightwear. */

const KURTA: Partial<Outfit> = {
  sleeve: 'long',
  neck: 'slit',
  pattern: 'border',
  hem: 0.42,
  flare: 22,
  legs: 'trousers',
  shoes: 'sandals',
}
const KURTAS: Wardrobe = [
  wear({ ...KURTA, top: '#e8a33a', trim: '#b5373f', bottom: '#fbeed5', shoe: '#8a4b32' }),
  wear({ ...KURTA, top: '#2f8f8b', trim: '#f3c55b', bottom: '#f9ead0', shoe: '#7b4332' }),
  wear({ ...KURTA, top: '#cf4a63', trim: '#fbd27a', bottom: '#355f86', shoe: '#8a4b32', pattern: 'dots', flare: 30 }),
]

const FROCK: Partial<Outfit> = { sleeve: 'cap', neck: 'collar', hem: 0.46, flare: 56, belt: true, legs: 'bare' }
const FROCKS: Wardrobe = [
  wear({ ...FROCK, top: '#e4574f', trim: '#fdeccb', pattern: 'dots', shoe: '#3c4a78' }),
  wear({ ...FROCK, top: '#f0b23f', trim: '#fff3d9', pattern: 'flowers', shoe: '#b23b4b' }),
  wear({ ...FROCK, top: '#3f9aa0', trim: '#ffe9bd', pattern: 'flowers', shoe: '#c9503f', sleeve: 'short' }),
  wear({ ...FROCK, top: '#d85f8a', trim: '#ffe3cf', pattern: 'checks', shoe: '#5b3f7d', neck: 'round' }),
]

const SHIRTS: Wardrobe = [
  wear({ top: '#f2b441', trim: '#d9523f', pattern: 'stripes', bottom: '#2f6580', shoe: '#c9503f' }),
  wear({ top: '#d8503f', trim: '#fbe0b0', pattern: 'stars', bottom: '#3b5c86', shoe: '#f0c25c' }),
  wear({ top: '#4aa08e', trim: '#fdeccb', pattern: 'stripes', bottom: '#b9793e', shoe: '#7b4332' }),
  wear({ top: '#5a7fc0', trim: '#ffd777', pattern: 'checks', bottom: '#c98a48', shoe: '#8c4a3a', neck: 'collar' }),
]

const DUNGAREE: Partial<Outfit> = { pattern: 'stripes', legs: 'trousers', accessories: ['braces'] }
const DUNGAREES: Wardrobe = [
  wear({ ...DUNGAREE, top: '#f6d98f', trim: '#fdf0d2', bottom: '#4a7aa6', shoe: '#d9523f' }),
  wear({ ...DUNGAREE, top: '#f3ede0', trim: '#e08a5a', bottom: '#c0574a', shoe: '#3f6a70' }),
]

export const EVERYDAY: Record<'girl' | 'boy' | 'neutral', Wardrobe> = {
  girl: [...FROCKS, ...KURTAS, ...SHIRTS, ...DUNGAREES],
  boy: [...SHIRTS, ...KURTAS, ...DUNGAREES],
  neutral: [...DUNGAREES, ...SHIRTS, ...KURTAS],
}

const PYJAMA: Partial<Outfit> = { sleeve: 'long', neck: 'collar', legs: 'trousers', shoes: 'barefoot' }
export const NIGHTWEAR: Wardrobe = [
  wear({ ...PYJAMA, top: '#8fb6dd', trim: '#fdf3d2', pattern: 'stars', bottom: '#8fb6dd' }),
  wear({ ...PYJAMA, top: '#f2b8a0', trim: '#fff3dc', pattern: 'dots', bottom: '#f2b8a0' }),
  wear({ ...PYJAMA, top: '#b9d3a4', trim: '#fff6dd', pattern: 'stripes', bottom: '#b9d3a4' }),
]
