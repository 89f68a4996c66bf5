/** What a layer of a drawing shows, roughly from back to front. */
export const LAYER_KINDS = [
  'sky',
  'far',
  'ground',
  'wall',
  'scenery',
  'figure',
  'object',
  'light',
  'foreground',
  'lettering',
  'finish',
] as const
export type LayerKind = (typeof LAYER_KINDS)[number]

/** The time of day that lights a drawing. In a studio it is day, and bright areas spread no light, which saves time. */
export const DAYLIGHTS = ['morning', 'day', 'sunset', 'dusk', 'night', 'studio'] as const
export type Daylight = (typeof DAYLIGHTS)[number]

/** Width of every drawing in units. All lengths of a brush are in units, so that a picture looks the same at any size. */
export const WIDTH_UNITS = 1536
