// `npm run audit [-- --offline]`: lists what is shipped in an SBOM, and checks its licences and known vulnerabilities.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAdvisories } from './advisories.ts'
import { ROOT } from './root.ts'
import { runCommand } from './run-command.ts'
import { findForbiddenLicences, mergeSboms, type Sbom, SPEC_VERSION, validateSbom } from './sbom.ts'

const FILE = 'kahani.cdx.json'
/** What images contain, with all packages that it depends on. */
const SHIPPED = ['./services/*', './apps/*', './infra/backup']

const print = (text: string) => void process.stdout.write(`${text}\n`)

async function createSbom(): Promise<Sbom> {
  const folder = await mkdtemp(join(tmpdir(), 'kahani-sbom-'))
  try {
    const filters = SHIPPED.flatMap(path => ['--filter', path])
    const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', SPEC_VERSION, '--sbom-type', 'application']
    // pnpm's own document of several packages differs from run to run.
    const args = [...filters, 'sbom', '--prod', '--split', ...format, '--out', join(folder, '%s.json')]
    const { code, output } = await runCommand('pnpm', args, { cwd: ROOT })
    if (code !== 0) throw new Error(`pnpm sbom failed: ${output}`)
    const files = (await readdir(folder)).sort()
    const documents = files.map(async file => JSON.parse(await readFile(join(folder, file), 'utf8')))
    const { name, version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
    return mergeSboms({ name, version }, await Promise.all(documents))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function report(title: string, problems: string[]): boolean {
  print(`— ${title}: ${problems.length === 0 ? 'passed' : `failed\n  ${problems.join('\n  ')}`}`)
  return problems.length === 0
}

async function checkAdvisories(): Promise<string[]> {
  try {
    return await findAdvisories()
  } catch (error) {
    return [
      `Advisories could not be checked: ${(error as Error).message}`,
      'Run "npm run audit" where the registry answers.',
    ]
  }
}

const sbom = await createSbom()
const text = `${JSON.stringify(sbom, null, 2)}\n`
await validateSbom(text)
await writeFile(join(ROOT, FILE), text)
print(`— SBOM: ${sbom.components.length} components in ${FILE} (CycloneDX ${SPEC_VERSION})`)
let passed = report('Licences', findForbiddenLicences(sbom))
if (process.argv.includes('--offline')) print('— Advisories: not checked')
else passed = report('Advisories', await checkAdvisories()) && passed
process.exit(passed ? 0 : 1)
