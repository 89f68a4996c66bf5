import { HttpError } from '@kahani/service-kit/http-error'

/** Errors lose their class on the way to another thread, so those that are responses are results. */
export type TaskResult<T> =
  | { value: T }
  | { refusal: Required<Pick<HttpError, 'statusCode' | 'code' | 'message' | 'issues'>> }

/** In the thread of the task. */
export async function respond<T>(work: () => T | Promise<T>): Promise<TaskResult<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { statusCode, code, message, issues } = error
    return { refusal: { statusCode, code, message, issues } }
  }
}

/** In the thread that gave the task. @throws HttpError if it was refused */
export function resultOf<T>(result: TaskResult<T>): T {
  if ('value' in result) return result.value
  const { statusCode, code, message, issues } = result.refusal
  throw new HttpError(statusCode, code, message, issues && { issues })
}

/** Buffers arrive in another thread as plain arrays. */
export const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** The memory of bytes that don't share it, which the other thread takes over instead of copying the bytes. */
export const ownMemory = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
