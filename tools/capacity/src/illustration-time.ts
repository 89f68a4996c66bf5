/** Stories that are ordered at once, and who illustrates them. Times are in ms. */
export interface Workload {
  stories: number
  /** The cover and the pages of a story. They wait for its character sheet. */
  pictures: number
  /** Pictures that all workers render at once. */
  slots: number
  /** How long the provider takes for a picture. */
  pictureMs: number
  /** The machine with all services: how long it takes for an order, and for a picture besides the provider, at full load. */
  orderMs: number
  workMs: number
}

interface Job {
  story: number
  kind: 'sheet' | 'cover' | 'page'
  arrival: number
}

const RANK = { sheet: 0, cover: 1, page: 2 }
/** The order of the queue: sheets, then covers, then pages as they arrive (decision 042). */
const inOrder = (a: Job, b: Job) => RANK[a.kind] - RANK[b.kind] || a.arrival - b.arrival

/**
 * Simulates the illustration of stories that are ordered at once: a slot prepares a picture, calls the provider, and takes the
 * next picture when the provider has answered. The answer is then moderated, stored and reported. Half of the machine's work for
 * a picture comes before the call and half after it, and the machine does one piece of work after the other.
 * @returns ms from the orders to the last picture
 */
export function illustrationTime({ stories, pictures, slots, pictureMs, orderMs, workMs }: Workload): number {
  const queue: Job[] = []
  const events: { at: number; happen: () => void }[] = []
  let now = 0
  let free = slots
  let machineFreeAt = 0
  let arrivals = 0

  function schedule(at: number, happen: () => void): void {
    events.push({ at, happen })
    events.sort((a, b) => a.at - b.at)
  }

  function work(then: () => void): void {
    machineFreeAt = Math.max(machineFreeAt, now) + workMs / 2
    schedule(machineFreeAt, then)
  }

  function enqueue(story: number, kinds: Job['kind'][]): void {
    for (const kind of kinds) queue.push({ story, kind, arrival: arrivals++ })
    queue.sort(inOrder)
    takeJobs()
  }

  function takeJobs(): void {
    while (free > 0) {
      const job = queue.shift()
      if (!job) return
      free -= 1
      work(() => schedule(now + pictureMs, () => answered(job)))
    }
  }

  function answered({ story, kind }: Job): void {
    free += 1
    takeJobs()
    work(() => {
      if (kind === 'sheet') enqueue(story, ['cover', ...Array.from({ length: pictures - 1 }, () => 'page' as const)])
    })
  }

  // The texts are written side by side, so they are ready at about the same time.
  schedule(stories * orderMs, () => {
    for (let story = 0; story < stories; story += 1) enqueue(story, ['sheet'])
  })
  for (let event = events.shift(); event; event = events.shift()) {
    now = event.at
    event.happen()
  }
  return now
}
