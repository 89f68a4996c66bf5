import { z } from 'zod'
import { ROOT } from './root.ts'
import { runCommand } from './run-command.ts'

const reportSchema = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      severity: z.string(),
      title: z.string(),
      url: z.string(),
      findings: z.array(z.object({ version: z.string() })),
    }),
  ),
})

/** The report of `pnpm audit --json`; null if it is an error. */
function readReport(output: string) {
  try {
    return reportSchema.parse(JSON.parse(output))
  } catch {
    return null
  }
}

/**
 * Asks the registry for advisories about the packages that are shipped.
 * @returns one line per advisory
 * @throws Error if the registry gives no answer
 */
export async function findAdvisories(options: string[] = []): Promise<string[]> {
  const { output } = await runCommand('pnpm', ['audit', '--prod', '--json', ...options], { cwd: ROOT })
  const report = readReport(output)
  if (!report) throw new Error(output.replace(/\s+│?\s*/g, ' ').trim())
  return Object.values(report.advisories).map(({ module_name: name, severity, title, url, findings }) => {
    const versions = [...new Set(findings.map(({ version }) => version))]
    return `${name}@${versions.join(', ')}: ${title} (${severity}, ${url})`
  })
}
