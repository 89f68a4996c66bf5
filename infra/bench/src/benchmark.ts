/** One question about speed. */
export interface Benchmark {
  /** As it is named on the command line. */
  name: string
  /** What it measures, in a line. */
  about: string
  /** Measures and tells by `say`. @throws where anything went wrong while measuring */
  run(say: (line: string) => void): Promise<void>
}
