import { ASSUMPTIONS } from '@kahani/capacity/assumptions'
import { type BookFigures, booksWithinRate, type Demand, demandOf, providerCost } from '@kahani/capacity/demand'
import { exchangeRateOf } from '@kahani/contracts/currencies'

type Print = (line: string) => void

const BOOKS_PER_DAY = [1_000, 100_000, 1_000_000]
const MIN_WIDTH = 3

/** Prints rows of cells, the first of them the head, as a table of Markdown. */
export function printTable(print: Print, [head = [], ...body]: string[][]): void {
  const widths = head.map((_, i) => Math.max(MIN_WIDTH, ...[head, ...body].map(row => row[i]?.length ?? 0)))
  const line = (cells: string[]) => print(`| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`)
  line(head)
  line(widths.map(width => '-'.repeat(width)))
  for (const row of body) line(row)
}

const round = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toLocaleString('en', { maximumSignificantDigits: 2 })
const list = (...values: number[]) => values.map(round).join(', ')
const size = (gb: number) => (gb >= 1_000 ? `${round(gb / 1_000)} TB` : `${round(gb)} GB`)

const RUPEE = '₹'

function money(dollars: number): string {
  const digits = dollars < 0.1 ? 4 : dollars < 10 ? 2 : 0
  const text = dollars.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${RUPEE}${round(dollars / exchangeRateOf('USD'))} ($${text})`
}

const ROWS: [label: string, of: (demand: Demand) => string][] = [
  ['Orders a second', ({ ordersPerSecond }) => round(ordersPerSecond)],
  ['Requests a second at the gateways', ({ requestsPerSecond }) => round(requestsPerSecond)],
  ['Provider: pictures in flight, a minute', each => list(each.picturesInFlight, each.picturesPerMinute)],
  ['Provider: texts in flight', ({ textsInFlight }) => round(textsInFlight)],
  ['Pods: `illustrations`, `exports-worker`', ({ pods }) => list(pods.illustrations, pods.books)],
  ['Pods: `gateway`, `stories`', ({ pods }) => list(pods.gateway, pods.stories)],
  ['Pods: `auth`, `payments`', ({ pods }) => list(pods.auth, pods.payments)],
  ['Postgres: transactions a second, cores', ({ postgres }) => list(postgres.transactionsPerSecond, postgres.cores)],
  ['Postgres: growth a year', ({ postgres }) => size(postgres.gbPerYear)],
  ['Postgres: rows of pictures a year', ({ postgres }) => `${round(postgres.picturesPerYear / 1e6)} million`],
  ['Postgres: WAL a day', ({ postgres }) => size(postgres.walGbPerDay)],
  ['Connections: of pods, behind PgBouncer', ({ postgres }) => list(postgres.connections, postgres.pooledConnections)],
  [
    'Redis: jobs a second, commands, cores',
    ({ redis: { jobsPerSecond, commandsPerSecond, cores } }) => list(jobsPerSecond, commandsPerSecond, cores),
  ],
  ['Redis: memory', ({ redis }) => size(redis.gb)],
  ['Files: stored a day, a year', ({ storage }) => `${size(storage.gbPerDay)}, ${size(storage.gbPerYear)}`],
  ['Files: sent a day', ({ storage }) => size(storage.sentGbPerDay)],
  ['S3: writes a second, reads', ({ storage }) => list(storage.writesPerSecond, storage.readsPerSecond)],
  ['Cost of a book', ({ money: { perBook } }) => money(perBook)],
  ['Cost of a day', ({ money: { perDay } }) => money(perDay)],
]

/** Prints what a book takes. */
export function printFigures(print: Print, { cpu, ...figures }: BookFigures): void {
  printTable(print, [
    ['Of a book', 'Measured'],
    ...Object.entries(cpu).map(([name, seconds]) => [`CPU of ${name}`, `${round(seconds * 1_000)} ms`]),
    ['Transactions of Postgres', round(figures.transactions)],
    ['Growth of the database', `${round(figures.databaseBytes / 1_000)} kB`],
    ['WAL', `${round(figures.walBytes / 1_000)} kB`],
    ['Commands of Redis', round(figures.redisCommands)],
  ])
}

/** Prints what many books a day need and cost. */
export function printDemand(print: Print, figures: BookFigures): void {
  const demands = BOOKS_PER_DAY.map(books => demandOf(books, figures))
  print(`\n  ${ASSUMPTIONS.peakShare * 100} % of the books of a day are ordered in the busiest hour:\n`)
  printTable(print, [
    ['Books a day', ...BOOKS_PER_DAY.map(round)],
    ...ROWS.map(([label, of]) => [label, ...demands.map(of)]),
  ])
  const { dollars } = (demands.at(-1) as Demand).money
  const providerOf = (quality: 'medium' | 'high') => {
    const { text, pictures } = providerCost(quality)
    return money(((text + pictures) / 100) * exchangeRateOf('USD'))
  }
  print('')
  printTable(print, [
    ['Of a book', 'Cost'],
    ['Provider, pictures of medium quality', providerOf('medium')],
    ['Provider, pictures of high quality', providerOf('high')],
    ['Processes', money(dollars.compute)],
    ['Its files, stored for a year', money(dollars.storedForYear)],
    ['Requests to the bucket', money(dollars.requests)],
    ['Bytes sent', money(dollars.sent)],
  ])
  const { providerPicturesPerMinute: limit } = ASSUMPTIONS
  print(`\n  ${limit} pictures a minute are enough for ${round(booksWithinRate(limit))} books a day.`)
}
