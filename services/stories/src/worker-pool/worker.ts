import { HttpError } from '@kahani/service-kit/http-error'
import { parseBrief as parse } from '../briefs/parse-brief.ts'
import { reencodePhoto as reencode } from '../photos/reencode-photo.ts'

/** Errors lose their class on the way to another thread, so those that are responses are results. */
export type TaskResult<T> =
  | { value: T }
  | { refusal: Required<Pick<HttpError, 'statusCode' | 'code' | 'message' | 'issues'>> }

// libheif writes a line about each damaged file.
console.log = () => undefined

async function respond<T>(work: () => T | Promise<T>): Promise<TaskResult<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { statusCode, code, message, issues } = error
    return { refusal: { statusCode, code, message, issues } }
  }
}

// Buffers arrive as plain arrays.
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  Buffer.from(buffer, byteOffset, byteLength)

export const parseBrief = (body: Uint8Array<ArrayBuffer>) => respond(() => parse(toBuffer(body)))
export const reencodePhoto = (photo: Uint8Array<ArrayBuffer>) => respond(() => reencode(toBuffer(photo)))
