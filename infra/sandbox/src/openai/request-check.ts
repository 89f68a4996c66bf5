import { ApiError, badRequest, missing } from './api-error.ts'
import { checkPictureModel } from './models.ts'
import type { Json, Seen } from './openai-calls.ts'
import type { SentFile } from './request-body.ts'
import { checkFormat } from './schema-check.ts'

const PROMPT_MAX = 32_000
const IDENTIFIER_MAX = 128
const IMAGES_MAX = 16
const EDGE_MAX = 3840
const PIXELS_MAX = 3840 * 2160
const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Throws what OpenAI answers to a call that it doesn't take. */
export function checkRequest({ endpoint, path, headers, body }: Seen): void {
  if (!/^Bearer \S/.test(headers.authorization ?? '')) {
    throw new ApiError(401, 'You didn’t provide an API key.')
  }
  if (endpoint === 'moderation') checkModeration(body)
  if (endpoint === 'text') checkText(body)
  if (endpoint === 'picture') checkPicture(body)
  if (path.endsWith('/edits')) checkImages(body.images)
}

function checkText(body: Json): void {
  if (!body.model) throw missing('model')
  checkLength('safety_identifier', body.safety_identifier, IDENTIFIER_MAX)
  if (body.input === undefined || body.input.length === 0) throw missing('input')
  checkFormat(body.text?.format)
}

function checkModeration({ input }: Json): void {
  if (input === undefined || input.length === 0) throw missing('input')
  const parts = [input].flat()
  const good = (part: Json) =>
    typeof part === 'string' ||
    (part?.type === 'text' && typeof part.text === 'string') ||
    (part?.type === 'image_url' && /^(https?:|data:image\/(png|jpeg|webp|gif);base64,)/.test(part.image_url?.url))
  if (!parts.every(good)) throw badRequest("Invalid value for 'input'.", 'input', 'invalid_value')
  const images = parts.filter(part => part.type === 'image_url').length
  if (images > 1) {
    throw badRequest(`Number of images (${images}) exceeds maximum of 1`, 'input', 'too_many_images')
  }
}

function checkPicture(body: Json): void {
  if (!body.model) throw missing('model')
  checkLength('safety_identifier', body.safety_identifier, IDENTIFIER_MAX)
  checkPictureModel(body.model)
  if (!body.prompt) throw missing('prompt')
  checkLength('prompt', body.prompt, PROMPT_MAX)
  for (const retired of ['response_format', 'style']) {
    if (retired in body) throw badRequest(`Unknown parameter: '${retired}'.`, retired, 'unknown_parameter')
  }
  checkSize(body.model, body.size ?? 'auto')
  const qualities = ['auto', 'low', 'medium', 'high', ...(/-2\.\d/.test(body.model) ? ['xhigh', 'max'] : [])]
  checkValue('quality', body.quality ?? 'auto', qualities)
  checkValue('output_format', body.output_format ?? 'png', ['png'])
  if (!(Number(body.n ?? 1) >= 1 && Number(body.n ?? 1) <= 10)) throw badRequest("Invalid 'n'.", 'n', 'invalid_value')
  // Only the models of the first line take it: the others are always true to what they are given.
  if (body.input_fidelity && !body.model.startsWith('gpt-image-1')) {
    throw badRequest(`'input_fidelity' is not supported by ${body.model}.`, 'input_fidelity', 'unsupported_parameter')
  }
}

function checkSize(model: string, size: string): void {
  if (['auto', '1024x1024', '1536x1024', '1024x1536'].includes(size)) return
  const [, width, height] = (/^(\d+)x(\d+)$/.exec(size) ?? []).map(Number)
  const sides = width === undefined || height === undefined ? null : ([width, height] as const)
  const good =
    sides !== null &&
    !model.startsWith('gpt-image-1') &&
    sides.every(side => side > 0 && side % 16 === 0 && side <= EDGE_MAX) &&
    sides[0] * sides[1] <= PIXELS_MAX &&
    Math.max(...sides) <= 3 * Math.min(...sides)
  if (!good)
    throw badRequest(`Invalid size '${size}'. Width and height must be divisible by 16.`, 'size', 'invalid_value')
}

function checkImages(images: SentFile[] | undefined): void {
  if (images === undefined || images.length === 0) throw missing('image')
  if (images.length > IMAGES_MAX) throw badRequest(`At most ${IMAGES_MAX} images can be edited.`, 'image')
  for (const [index, { type, bytes }] of images.entries()) {
    if (!FILE_TYPES.includes(type)) {
      throw badRequest(
        `Invalid file 'image[${index}]': unsupported mimetype ('${type}').`,
        'image',
        'unsupported_file_mimetype',
      )
    }
    if (bytes.length === 0) throw badRequest('Invalid image file or mode.', 'image', 'invalid_image_file')
  }
}

function checkValue(param: string, value: string, allowed: string[]): void {
  if (allowed.includes(value)) return
  throw badRequest(`Invalid value: '${value}'. Supported values are: ${allowed.join(', ')}.`, param, 'invalid_value')
}

function checkLength(param: string, value: Json, most: number): void {
  if (!value || (typeof value === 'string' && value.length <= most)) return
  throw badRequest(
    `Invalid '${param}': string too long. Expected a string with maximum length ${most}.`,
    param,
    'string_above_max_length',
  )
}
