import { storedValue } from '../../../lib/storage.ts'

/** Whether pages make a sound on this device. */
export const pageSound = storedValue('device', 'page-sound', value => value !== false)

const DURATION_S = 0.34
const VOLUME = 0.16
/** The rustle becomes brighter while the sheet moves, in Hz. */
const PITCH = { from: 900, to: 3400 }

let audio: AudioContext | undefined

/** The rustle of a page that is turned: noise through a filter. Needs a gesture of the user before. */
export function playPageSound(): void {
  if (!('AudioContext' in window) || !pageSound.read()) return
  audio ??= new AudioContext()
  void audio.resume()
  const start = audio.currentTime
  const source = new AudioBufferSourceNode(audio, { buffer: rustle(audio) })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: PITCH.from, Q: 0.6 })
  filter.frequency.exponentialRampToValueAtTime(PITCH.to, start + DURATION_S)
  source.connect(filter).connect(audio.destination)
  source.start()
}

function rustle({ sampleRate }: AudioContext): AudioBuffer {
  const length = Math.round(sampleRate * DURATION_S)
  const buffer = new AudioBuffer({ length, sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i += 1) {
    const time = i / length
    // It swells, falls, and ends with the sheet on the stack.
    const swell = Math.sin(Math.PI * time ** 0.7) ** 2 + 0.5 * Math.exp(-(((time - 0.86) / 0.05) ** 2))
    samples[i] = (Math.random() * 2 - 1) * swell * VOLUME
  }
  return buffer
}
