/** Path at which a picture is served. */
export const imageUrl = (name: string) => `/api/images/${name}`
