/** Blob store keys of a story's pictures. */

/** The folder of all pictures of a story. */
export const picturesFolder = (storyId: number) => `pictures/${storyId}/`
export const pictureKey = (storyId: number, pageNumber: number) => `${picturesFolder(storyId)}${pageNumber}.png`
export const sheetKey = (storyId: number) => `${picturesFolder(storyId)}sheet.png`
