export interface Benchmark {
  /** Its name on the command line. */
  name: string
  /** One line about what it measures. */
  description: string
  /** @throws if the measurement fails */
  run(print: (line: string) => void): Promise<void>
}
