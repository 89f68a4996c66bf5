/** Families of image models that take several reference images (up to 16) and a mask, by the beginning of their names. */
const SEVERAL_REFERENCES = ['gpt-image-', 'chatgpt-image-'] as const

export interface ImageModelReferences {
  /** Sheets of who comes along and an example of the style, besides the sheet and the photo of the child. */
  several: boolean
  /** A sketch of the staging. */
  sketch: boolean
  /** A mask that shows where a picture is to be changed. */
  mask: boolean
}

/**
 * The reference images that a model gets. A model of an unknown family, which may take few of them, gets those of the child only.
 * @param stagingSketch `OPENAI_STAGING_SKETCH`, which also says of an unknown model that it takes several
 */
export function referencesOf(model: string, stagingSketch: boolean | undefined): ImageModelReferences {
  const isKnown = SEVERAL_REFERENCES.some(family => model.startsWith(family))
  return { several: isKnown || stagingSketch === true, sketch: stagingSketch ?? isKnown, mask: isKnown }
}
