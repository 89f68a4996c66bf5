export interface BenchmarkOptions {
  /** A commit to compare with, where a benchmark can. */
  from?: string | undefined
  /** How many stories a benchmark of data fills in, and the folder where it keeps them for the next run. */
  stories?: number | undefined
  folder?: string | undefined
  /** Runs the whole code once with as little work as possible. It tests the benchmark: the results have no meaning. */
  smoke: boolean
}

export interface Benchmark {
  /** Its name on the command line. */
  name: string
  /** One line about what it measures. */
  description: string
  /** @throws if the measurement fails */
  run(print: (line: string) => void, options: BenchmarkOptions): Promise<void>
}
