import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Human } from '@vladmandic/human'
import type { Pixels } from './pixels.ts'

/** A face in a picture. */
export interface Face {
  /** Where the 468 points of the canonical face mesh are, in px. */
  points: readonly (readonly [x: number, y: number])[]
  /** Angles of the head in radians; 0 faces the camera. */
  yaw: number
  pitch: number
}

/** Faces below this probability are none. */
const MIN_SCORE = 0.6
const OFF = { enabled: false }

// The package exports only its builds for TensorFlow's native library and for browsers.
const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('@vladmandic/human'))
const wasmFolder = dirname(createRequire(folder).resolve('@tensorflow/tfjs-backend-wasm'))

let loading: Promise<Human> | undefined

/** The library fetches its models by URL. They are files, which Node's `fetch` does not read. */
async function withFilesFetched<T>(work: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis
  globalThis.fetch = async url => {
    const path = fileURLToPath(String(url))
    const type = path.endsWith('.json') ? 'application/json' : 'application/octet-stream'
    return new Response(await readFile(path), { headers: { 'content-type': type } })
  }
  return work().finally(() => {
    globalThis.fetch = fetch
  })
}

async function load(): Promise<Human> {
  const library: typeof import('@vladmandic/human') = require(join(folder, 'human.node-wasm.js'))
  const human = new library.Human({
    backend: 'wasm',
    wasmPath: `${wasmFolder}/`,
    modelBasePath: pathToFileURL(join(folder, '../models/')).href,
    debug: false,
    cacheSensitivity: 0,
    filter: OFF,
    face: {
      enabled: true,
      detector: { rotation: true, maxDetected: 8, minConfidence: MIN_SCORE, skipFrames: 0, skipTime: 0 },
      mesh: { enabled: true },
      ...{ iris: OFF, emotion: OFF, description: OFF, attention: OFF, antispoof: OFF, liveness: OFF },
    },
    ...{ body: OFF, hand: OFF, object: OFF, gesture: OFF, segmentation: OFF },
  })
  await withFilesFetched(() => human.load())
  return human
}

/** Finds the largest face of a picture; null if it shows none. */
export async function findFace({ data, width, height }: Pixels): Promise<Face | null> {
  loading ??= load()
  const human = await loading
  const tensor = human.tf.tensor3d(data, [height, width, 3], 'int32')
  try {
    const { face: faces, error } = await human.detect(tensor)
    if (error) throw new Error(error)
    const [largest] = faces.filter(face => face.mesh.length >= 468).sort((a, b) => b.box[2] - a.box[2])
    if (!largest) return null
    const { yaw, pitch } = largest.rotation?.angle ?? { yaw: 0, pitch: 0 }
    return { points: largest.mesh.map(([x, y]) => [x, y] as const), yaw, pitch }
  } finally {
    tensor.dispose()
  }
}
