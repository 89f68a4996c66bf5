/** Blob store keys of a story's pictures. */

/** The folder of all pictures of a story. */
export const picturesFolder = (storyId: number) => `pictures/${storyId}/`
export const pictureKey = (storyId: number, pageNumber: number) => `${picturesFolder(storyId)}${pageNumber}.png`
/** The drawing of a picture as SVG, which only the built-in illustrator makes: its picture for print is rendered from it. */
export const drawingKey = (storyId: number, pageNumber: number) => `${picturesFolder(storyId)}${pageNumber}.svg`
export const sheetKey = (storyId: number) => `${picturesFolder(storyId)}sheet.png`
