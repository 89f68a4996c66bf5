export interface BenchmarkOptions {
  /** A commit to compare with, where a benchmark can. */
  from?: string | undefined
}

export interface Benchmark {
  /** Its name on the command line. */
  name: string
  /** One line about what it measures. */
  description: string
  /** @throws if the measurement fails */
  run(print: (line: string) => void, options: BenchmarkOptions): Promise<void>
}
