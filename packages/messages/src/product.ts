/** The product's name (कहानी, "story"), defined only here. */
export const PRODUCT_NAME = 'Kahani'
export const DEFAULT_SHARE_IMAGE = '/og-image.svg'
