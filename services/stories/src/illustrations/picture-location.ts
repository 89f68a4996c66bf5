/** Blob store keys of a story's pictures. */
export const pictureKey = (storyId: number, pageNumber: number) => `pictures/${storyId}/${pageNumber}.png`
export const sheetKey = (storyId: number) => `pictures/${storyId}/sheet.png`

/** Path at which a picture is served. */
export const imageUrl = (name: string) => `/api/images/${name}`
