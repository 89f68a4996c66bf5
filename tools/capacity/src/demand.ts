import { priceOf, withKnownPrices } from '@kahani/ai/prices'
import {
  ESTIMATED_CHECK_USAGE,
  EXPECTED_CORRECTIONS,
  estimatePictureUsage,
  estimateStoryUsage,
  type PictureQuality,
} from '@kahani/ai/usage-estimates'
import { exchangeRateOf } from '@kahani/contracts/currencies'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { ASSUMPTIONS, type Assumptions } from './assumptions.ts'

/** What one book takes from the order to its last picture, as `npm run bench capacity` measures it. */
export interface BookFigures {
  /** Seconds of CPU of each process, with small pictures. */
  cpu: Record<'gateway' | 'auth' | 'stories' | 'payments' | 'illustrations' | 'postgres' | 'redis', number>
  /** Of Postgres, in bytes: growth of the database, and the log of its writes. */
  transactions: number
  databaseBytes: number
  walBytes: number
  redisCommands: number
}

const SEEN = PAGES_PER_STORY + 1
/** Of the provider: the cover and the pages, which families see, and the character sheet. */
export const PICTURES_PER_STORY = SEEN + 1
/** Pictures, the parent of their flow, and an email. */
const JOBS = PICTURES_PER_STORY + 2
/** A picture is written unchecked and moved to its key; then there are three widths for the screen. */
const WRITES_PER_PICTURE = 2
const VARIANTS = 3
/** The photo and the style; the sheet, a sketch of the staging, the style and the photo. */
const REFERENCES = { sheet: 2, picture: 4 }

const TEXT_MODEL = 'gpt-6-sol'
const CHECK_MODEL = 'gpt-6-luna'
const PICTURE_MODELS = { medium: 'gpt-image-2.6-flare', high: 'gpt-image-2.6-sunburst' } as const

function costOf(model: string, usage: Parameters<typeof priceOf>[1]): number {
  const price = withKnownPrices({})[model]
  if (!price) throw new Error(`the price of ${model} is unknown`)
  return priceOf(price, usage)
}

/** What the provider takes for a book with a photo in which nobody comes along, with checks and corrections, in paise, by the prices that the product knows. */
export function providerCost(quality: Extract<PictureQuality, 'medium' | 'high'>) {
  const pictureOf = (references: number) => costOf(PICTURE_MODELS[quality], estimatePictureUsage(quality, references))
  const corrected = 1 + EXPECTED_CORRECTIONS
  const seen = pictureOf(REFERENCES.picture) + costOf(CHECK_MODEL, ESTIMATED_CHECK_USAGE)
  const pictures = pictureOf(REFERENCES.sheet) + Math.ceil(SEEN * corrected * seen)
  return { text: costOf(TEXT_MODEL, estimateStoryUsage(true)), pictures }
}

const HOUR = 3_600
const DAYS = 365
const GB = 1e9

/** What a number of books a day needs. Rates are per second in the busiest hour. */
export function demandOf(booksPerDay: number, figures: BookFigures, assumed: Assumptions = ASSUMPTIONS) {
  const peak = (booksPerDay * assumed.peakShare) / HOUR
  const requestsPerBook = assumed.requestsPerOrder + assumed.readingsPerBook * assumed.requestsPerReading
  const requests = peak * requestsPerBook
  const picturesInFlight = peak * PICTURES_PER_STORY * assumed.pictureSeconds
  const pods = (cores: number, min: number) =>
    Math.max(min, Math.ceil(cores / assumed.coresPerPod / assumed.utilization))
  const requestCores = requests * assumed.requestCpuSeconds
  const gatewayPods = pods(peak * figures.cpu.gateway + requestCores, 2)
  const storiesPods = pods(peak * figures.cpu.stories + requestCores, 2)
  const authPods = pods(peak * figures.cpu.auth, 2)
  const paymentsPods = pods(peak * figures.cpu.payments, 2)
  const encodingSeconds = SEEN * assumed.encodingCpuSeconds
  const illustrationPods = Math.max(
    Math.ceil(picturesInFlight / assumed.slotsPerWorker),
    pods(peak * (figures.cpu.illustrations + encodingSeconds), 1),
  )
  const bookPods = pods(peak * assumed.downloadsPerBook * assumed.downloadCpuSeconds, 1)
  const bytesStored =
    PICTURES_PER_STORY * assumed.pngBytes + SEEN * assumed.webpBytes + assumed.downloadsPerBook * assumed.bookFileBytes
  const bytesSent =
    assumed.readingsPerBook * SEEN * assumed.sentPictureBytes + assumed.downloadsPerBook * assumed.bookFileBytes
  const writes = PICTURES_PER_STORY * WRITES_PER_PICTURE + SEEN * VARIANTS + assumed.downloadsPerBook
  // Two widths of each picture are read again for each book that is made.
  const reads = assumed.readingsPerBook * SEEN + assumed.downloadsPerBook * (SEEN + 1) + PICTURES_PER_STORY
  const cpuSeconds =
    Object.values(figures.cpu).reduce((sum, seconds) => sum + seconds, 0) +
    encodingSeconds +
    requestsPerBook * assumed.requestCpuSeconds * 2 +
    assumed.downloadsPerBook * assumed.downloadCpuSeconds
  const dollars = {
    provider: ((providerCost('medium').text + providerCost('medium').pictures) / 100) * exchangeRateOf('USD'),
    // Machines are sized for the busiest hour: an even day would need a `peakShare` of a 24th.
    compute: (cpuSeconds / HOUR / assumed.utilization) * assumed.coreHour * assumed.peakShare * 24,
    storedForYear: (bytesStored / GB) * assumed.storedGbMonth * 12,
    requests: (writes * assumed.thousandWrites + reads * assumed.thousandReads) / 1_000,
    sent: (bytesSent / GB) * assumed.sentGb,
  }
  const bookDollars = Object.values(dollars).reduce((sum, each) => sum + each, 0)
  return {
    ordersPerSecond: peak,
    requestsPerSecond: requests,
    picturesInFlight,
    textsInFlight: peak * assumed.textSeconds,
    picturesPerMinute: peak * PICTURES_PER_STORY * 60,
    pods: {
      gateway: gatewayPods,
      auth: authPods,
      stories: storiesPods,
      payments: paymentsPods,
      illustrations: illustrationPods,
      books: bookPods,
    },
    postgres: {
      transactionsPerSecond: peak * figures.transactions,
      cores: peak * figures.cpu.postgres,
      gbPerYear: (booksPerDay * DAYS * figures.databaseBytes) / GB,
      walGbPerDay: (booksPerDay * figures.walBytes) / GB,
      connections: (authPods + storiesPods + paymentsPods) * assumed.connectionsPerPod,
      pooledConnections: 3 * assumed.poolSize,
      picturesPerYear: booksPerDay * DAYS * SEEN,
    },
    redis: {
      jobsPerSecond: peak * JOBS,
      commandsPerSecond: peak * figures.redisCommands,
      cores: peak * figures.cpu.redis,
      gb:
        (booksPerDay * assumed.sessionsPerDailyBook * assumed.sessionBytes) / GB +
        (peak * HOUR * JOBS * assumed.jobBytes) / GB,
    },
    storage: {
      gbPerDay: (booksPerDay * bytesStored) / GB,
      gbPerYear: (booksPerDay * DAYS * bytesStored) / GB,
      sentGbPerDay: (booksPerDay * bytesSent) / GB,
      writesPerSecond: peak * writes,
      readsPerSecond: peak * reads,
    },
    money: { dollars, perBook: bookDollars, perDay: bookDollars * booksPerDay },
  }
}
export type Demand = ReturnType<typeof demandOf>

/** The number of books a day at which the pictures of the busiest hour reach a rate limit of the provider. */
export const booksWithinRate = (picturesPerMinute: number, peakShare = ASSUMPTIONS.peakShare) =>
  Math.floor((picturesPerMinute * 60) / PICTURES_PER_STORY / peakShare)
