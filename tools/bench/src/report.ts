import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@kahani/launcher/root'
import type { Benchmark } from './benchmark.ts'

const FILE = join(ROOT, 'docs/benchmarks.md')

/** What a benchmark has printed. */
export interface Result {
  benchmark: Benchmark
  lines: string[]
  minutes: number
  /** Load average of the last minute, at the start and at the end. */
  load: [number, number]
}

export const currentLoad = () => loadavg()[0] ?? 0

function machine(): string {
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GB of memory`
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'})`
  return `${cores}, ${memory}, ${type()}, Node ${process.versions.node}`
}

const count = (lines: string[], pattern: RegExp) => lines.filter(line => pattern.test(line)).length

/** How many goals are met, by the words that benchmarks print. */
function verdictOf({ lines }: Result): string {
  const [met, missed] = [count(lines, /\bmeets\b/), count(lines, /\bMISSES\b|\bfailed: /)]
  if (met + missed === 0) return 'no goal'
  return missed === 0 ? `${met} met` : `${met} met, **${missed} missed**`
}

const wrap = (text: string) => text.replaceAll(/(.{1,126})(?: |$)/g, '$1\n').trimEnd()

/** Anchor of a heading. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

function section(result: Result): string {
  const { benchmark, lines, minutes, load } = result
  return `## ${benchmark.report?.title}

${wrap(benchmark.report?.text ?? '')}

\`npm run bench -- ${benchmark.name}\` · ${minutes.toFixed(1)} min · load average ${load[0].toFixed(1)} at the start, ${load[1].toFixed(1)} at the end

\`\`\`
${lines.map(line => line.replace(/^ {2}/, '').trimEnd()).join('\n')}
\`\`\`
`
}

/** Writes `docs/benchmarks.md`. */
export async function writeReport(results: Result[]): Promise<void> {
  const contents = results.map(
    result =>
      `- [${result.benchmark.report?.title}](#${anchorOf(result.benchmark.report?.title ?? '')}): ${verdictOf(result)}`,
  )
  const minutes = results.reduce((sum, result) => sum + result.minutes, 0)
  await writeFile(
    FILE,
    `# Benchmarks

Written by \`npm run bench -- --all\`: what each benchmark printed, with "meets" or "MISSES" at each goal. The product, the
stores and what measures them share the machine. A load average above the number of cores before a benchmark has begun
means that others used it too: such figures are worse than on a quiet machine.

${new Date().toISOString().slice(0, 10)}, ${minutes.toFixed(0)} min · ${machine()}

Goals:

${contents.join('\n')}

Lists with ten million stories are measured separately, since filling the database takes hours
([decision 045](decisions/045-ten-million-stories.md)).

${results.map(section).join('\n')}`,
  )
}
