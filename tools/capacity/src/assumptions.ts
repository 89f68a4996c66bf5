/**
 * What is assumed and not measured by `npm run bench capacity`. Each has its source; change them to plan for your own product.
 */
export const ASSUMPTIONS = {
  /** Of the books of a day, ordered in the busiest hour: bedtime in India, 20:00 to 21:00. An even day would have 0.042. */
  peakShare: 0.2,
  /** How often a book is read on a screen, at the same hours as books are ordered; and files that are downloaded. */
  readingsPerBook: 5,
  downloadsPerBook: 0.5,
  /** Requests of one reading: the page, the story, its pictures, and a few of the app. */
  requestsPerReading: 16,
  /** Requests of the order: sign-in, form, the order itself, polls or events while the book is made, pictures as they are ready. */
  requestsPerOrder: 50,

  /** Seconds of the provider. Not published; high quality can take two minutes. */
  pictureSeconds: 8,
  textSeconds: 30,
  /** Pictures a minute of OpenAI's highest account tier. Second-hand: see the page with the limits of your account. */
  providerPicturesPerMinute: 250,

  /** Files of a book: PNG of 1 to 2 MB (decision 015) for the cover, each page and the sheet; WebP files for each screen width. */
  pngBytes: 1.5e6,
  webpBytes: 0.25e6,
  /** Of one width, as it is sent to a reader, and of a downloaded book (`npm run bench books`). */
  sentPictureBytes: 0.1e6,
  bookFileBytes: 15e6,
  /** CPU seconds of a book in one format: 41 s for five formats, with the rendering of pictures (docs/kubernetes.md). */
  downloadCpuSeconds: 8,
  /** CPU seconds for the three widths of a picture of 1,024 px (decision 015). */
  encodingCpuSeconds: 0.2,
  /** CPU seconds that `gateway` and `stories` each take for a request of a family, at most: a picture from a bucket (decision 041). */
  requestCpuSeconds: 0.0038,

  /** Pictures at once of a worker (`ILLUSTRATION_CONCURRENCY`) and cores of a pod at full load; target of the autoscalers. */
  slotsPerWorker: 8,
  coresPerPod: 1,
  utilization: 0.7,
  /** Connections of a pod, and of all pods together at Postgres behind PgBouncer: `default_pool_size` for each of three roles. */
  connectionsPerPod: 10,
  poolSize: 10,
  /** Bytes of Redis for a session with its index, and sessions for each book of a day: families stay signed in. Estimated. */
  sessionBytes: 1_000,
  sessionsPerDailyBook: 30,
  jobBytes: 2_500,

  /**
   * Dollars for a GB-month in S3, 1,000 writes, 1,000 reads, a GB sent, and an hour of a core with 4 GB of memory. Estimates near the
   * list prices of AWS in Mumbai, not verified: replace them by those of your contract (aws.amazon.com/s3/pricing, ec2/pricing).
   */
  storedGbMonth: 0.025,
  thousandWrites: 0.005,
  thousandReads: 0.0004,
  sentGb: 0.109,
  coreHour: 0.05,
}
export type Assumptions = typeof ASSUMPTIONS
