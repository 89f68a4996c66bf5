/** Zoom of a close-up that shows head and shoulders: at every age the head takes about a third of the picture's height. */
export const FACE = { '2-3': 1.04, '4-6': 1.2, '7-9': 1.4, '10-12': 1.66 } as const

/** Zoom of a wide picture in which a child takes less than a quarter of the height, so that the place is what is seen. */
export const VAST = 0.66

/** Height of a guide, half as tall as the child, who is to be seen in a close-up of a child that stands. */
export const BESIDE_FACE = { '2-3': 0, '4-6': 0.12, '7-9': 0.24, '10-12': 0.38 } as const
