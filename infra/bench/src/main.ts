import type { Benchmark } from './benchmark.ts'
import { benchmark as firstStory } from './benchmarks/first-story.ts'
import { benchmark as gateway } from './benchmarks/gateway.ts'
import { benchmark as drawing } from './benchmarks/illustrations.ts'

const BENCHMARKS: Benchmark[] = [gateway, firstStory, drawing]

const say = (line: string) => void process.stdout.write(`${line}\n`)
const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !BENCHMARKS.some(benchmark => benchmark.name === name))

if (unknown.length > 0) {
  say(`There is no benchmark named ${unknown.join(', ')}. There are: ${BENCHMARKS.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
} else {
  for (const { name, about, run } of BENCHMARKS) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    say(`\n${name}: ${about}`)
    try {
      await run(say)
    } catch (error) {
      say(`${name} failed: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
  }
}
