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
  /** Its section in `docs/benchmarks.md`. Without one it is not part of `--all`. */
  report?: {
    title: string
    /** What is measured, beside what and why, or which goal it has. Markdown. */
    text: string
  }
  /** @throws if the measurement fails */
  run(print: (line: string) => void, options: BenchmarkOptions): Promise<void>
}
