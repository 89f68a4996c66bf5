import { ApiError, badRequest, missing } from './api-error.ts'
import { checkPictureModel } from './models.ts'
import type { Json, ReceivedCall } from './openai-calls.ts'
import type { UploadedFile } from './request-body.ts'
import { validateFormat } from './validate-schema.ts'

const MAX_PROMPT_LENGTH = 32_000
const MAX_IDENTIFIER_LENGTH = 128
const MAX_IMAGES = 16
const MAX_EDGE_PX = 3840
const MAX_PIXELS = 3840 * 2160
const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** @throws ApiError if OpenAI would reject the call */
export function validateRequest({ endpoint, path, headers, body }: ReceivedCall): void {
  if (!/^Bearer \S/.test(headers.authorization ?? '')) {
    throw new ApiError(401, 'You didn’t provide an API key.')
  }
  if (endpoint === 'moderation') checkModeration(body)
  if (endpoint === 'text' || endpoint === 'check') checkText(body)
  if (endpoint === 'picture') checkPicture(body)
  if (path.endsWith('/edits')) checkImages(body.images)
  if (body.mask && body.mask.type !== 'image/png') throw badRequest("Invalid file 'mask': expected a PNG.", 'mask')
}

function checkText(body: Json): void {
  if (!body.model) throw missing('model')
  checkLength('safety_identifier', body.safety_identifier, MAX_IDENTIFIER_LENGTH)
  if (body.input === undefined || body.input.length === 0) throw missing('input')
  const parts: Json[] = Array.isArray(body.input) ? body.input.flatMap(({ content }: Json) => content) : []
  for (const { type, image_url: url } of parts) {
    if (type === 'input_image' && !/^(https?:|data:image\/(png|jpeg|webp|gif);base64,)/.test(url)) {
      throw badRequest("Invalid 'input[0].content[0].image_url'.", 'input', 'invalid_value')
    }
  }
  validateFormat(body.text?.format)
}

function checkModeration({ input }: Json): void {
  if (input === undefined || input.length === 0) throw missing('input')
  const parts = [input].flat()
  const isValid = (part: Json) =>
    typeof part === 'string' ||
    (part?.type === 'text' && typeof part.text === 'string') ||
    (part?.type === 'image_url' && /^(https?:|data:image\/(png|jpeg|webp|gif);base64,)/.test(part.image_url?.url))
  if (!parts.every(isValid)) throw badRequest("Invalid value for 'input'.", 'input', 'invalid_value')
  const images = parts.filter(part => part.type === 'image_url').length
  if (images > 1) {
    throw badRequest(`Number of images (${images}) exceeds maximum of 1`, 'input', 'too_many_images')
  }
}

function checkPicture(body: Json): void {
  if (!body.model) throw missing('model')
  checkLength('safety_identifier', body.safety_identifier, MAX_IDENTIFIER_LENGTH)
  checkPictureModel(body.model)
  if (!body.prompt) throw missing('prompt')
  checkLength('prompt', body.prompt, MAX_PROMPT_LENGTH)
  for (const retired of ['response_format', 'style']) {
    if (retired in body) throw badRequest(`Unknown parameter: '${retired}'.`, retired, 'unknown_parameter')
  }
  checkSize(body.model, body.size ?? 'auto')
  const qualities = ['auto', 'low', 'medium', 'high', ...(/-2\.\d/.test(body.model) ? ['xhigh', 'max'] : [])]
  checkValue('quality', body.quality ?? 'auto', qualities)
  checkValue('output_format', body.output_format ?? 'png', ['png'])
  if (!(Number(body.n ?? 1) >= 1 && Number(body.n ?? 1) <= 10)) throw badRequest("Invalid 'n'.", 'n', 'invalid_value')
  // Only models of the first generation support it. Later ones always preserve the input.
  if (body.input_fidelity && !body.model.startsWith('gpt-image-1')) {
    throw badRequest(`'input_fidelity' is not supported by ${body.model}.`, 'input_fidelity', 'unsupported_parameter')
  }
}

function checkSize(model: string, size: string): void {
  if (['auto', '1024x1024', '1536x1024', '1024x1536'].includes(size)) return
  const [, width, height] = (/^(\d+)x(\d+)$/.exec(size) ?? []).map(Number)
  const sides = width === undefined || height === undefined ? null : ([width, height] as const)
  const isValid =
    sides !== null &&
    !model.startsWith('gpt-image-1') &&
    sides.every(side => side > 0 && side % 16 === 0 && side <= MAX_EDGE_PX) &&
    sides[0] * sides[1] <= MAX_PIXELS &&
    Math.max(...sides) <= 3 * Math.min(...sides)
  if (!isValid)
    throw badRequest(`Invalid size '${size}'. Width and height must be divisible by 16.`, 'size', 'invalid_value')
}

function checkImages(images: UploadedFile[] | undefined): void {
  if (images === undefined || images.length === 0) throw missing('image')
  if (images.length > MAX_IMAGES) throw badRequest(`At most ${MAX_IMAGES} images can be edited.`, 'image')
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

function checkLength(param: string, value: Json, max: number): void {
  if (!value || (typeof value === 'string' && value.length <= max)) return
  throw badRequest(
    `Invalid '${param}': string too long. Expected a string with maximum length ${max}.`,
    param,
    'string_above_max_length',
  )
}
