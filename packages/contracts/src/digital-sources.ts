import { z } from 'zod'

/**
 * How a text or a picture was made, by IPTC's vocabulary of digital source types: by a generative model of an AI provider, or
 * by a program that was not trained on anything, as the built-in storyteller and illustrator are.
 */
export const digitalSourceSchema = z.enum(['trainedAlgorithmicMedia', 'algorithmicMedia'])
export type DigitalSource = z.infer<typeof digitalSourceSchema>

/** How a story was made. */
export const digitalSourcesSchema = z.object({ text: digitalSourceSchema, pictures: digitalSourceSchema })
export type DigitalSources = z.infer<typeof digitalSourcesSchema>

/** The URI of a digital source type in metadata. */
export const digitalSourceUri = (source: DigitalSource) => `http://cv.iptc.org/newscodes/digitalsourcetype/${source}`

/** Of text and pictures together: a generative model made it if it made one of them. */
export const combinedSource = ({ text, pictures }: DigitalSources): DigitalSource =>
  text === 'trainedAlgorithmicMedia' ? text : pictures
