/** Width and height of every picture in px; all drawing happens in this square. */
export const SIZE = 1536
