import { createHash } from 'node:crypto'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import satisfies from 'spdx-satisfies'

export const SPEC_VERSION = Spec.Version.v1dot6

export type Licence = { license: { id?: string; name?: string } } | { expression: string }
interface Component {
  name: string
  version: string
  group?: string
  purl: string
  licenses?: Licence[]
}
/** The parts of a CycloneDX document that are used here. */
export interface Sbom {
  serialNumber: string
  metadata: { timestamp?: string; component: Component }
  components: Component[]
  dependencies: Dependency[]
}
interface Dependency {
  ref: string
  dependsOn?: string[]
}

const UUID_HEX = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/
const sortedValues = <T>(items: Map<string, T>): T[] =>
  [...items].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)

/**
 * Merges the documents of packages into one of the product. Its content depends on nothing but the packages: it has no
 * timestamp, and its serial number is a hash.
 * @throws Error without documents
 */
export function mergeSboms(product: { name: string; version: string }, documents: Sbom[]): Sbom {
  const [first] = documents
  if (!first) throw new Error('there are no packages')
  const purl = `pkg:npm/${product.name}@${product.version}`
  const components = new Map<string, Component>()
  const dependencies = new Map<string, Dependency>()
  for (const { metadata, components: others, dependencies: edges } of documents) {
    for (const component of [metadata.component, ...others]) components.set(component.purl, component)
    for (const { ref, dependsOn = [] } of edges) dependencies.set(ref, { ref, dependsOn: dependsOn.toSorted() })
  }
  const packages = documents.map(({ metadata }) => metadata.component.purl).sort()
  dependencies.set(purl, { ref: purl, dependsOn: packages })
  const { timestamp: _, ...metadata } = first.metadata
  const merged = {
    ...first,
    metadata: { ...metadata, component: { type: 'application', ...product, purl, 'bom-ref': purl } },
    components: sortedValues(components),
    dependencies: sortedValues(dependencies),
    serialNumber: '',
  }
  const hash = createHash('sha256').update(JSON.stringify(merged)).digest('hex')
  return { ...merged, serialNumber: `urn:uuid:${hash.replace(UUID_HEX, '$1-$2-$3-$4-$5')}` }
}

/** @throws Error if the document does not follow the specification */
export async function validateSbom(text: string): Promise<void> {
  const errors = await new Validation.JsonStrictValidator(SPEC_VERSION).validate(text)
  if (errors) throw new Error(`the SBOM is not valid CycloneDX: ${JSON.stringify(errors)}`)
}

/**
 * Licences of packages that may be shipped: permissive ones, and weak copyleft, whose packages are used unmodified and stay
 * separate files.
 */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'Python-2.0', 'Zlib'],
  ...['LGPL-3.0-or-later', 'MPL-2.0'],
]
/** Packages whose manifest does not name an SPDX licence, and the licence in their files. */
const READ_BY_HAND: Record<string, string> = { 'pkg:npm/url-template@2.0.8': 'BSD-3-Clause' }

function expressionOf({ purl, licenses = [] }: Component): string {
  const names = licenses.map(each => ('expression' in each ? each.expression : (each.license.id ?? each.license.name)))
  return READ_BY_HAND[purl] ?? (names.join(' AND ') || 'unknown')
}

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED)
  } catch {
    // Not an SPDX expression.
    return false
  }
}

/** @returns the packages whose licence is not allowed, as `name@version: licence` */
export const findForbiddenLicences = ({ components }: Pick<Sbom, 'components'>): string[] =>
  components
    .filter(component => !isAllowed(expressionOf(component)))
    .map(
      component =>
        `${[component.group, component.name].filter(Boolean).join('/')}@${component.version}: ${expressionOf(component)}`,
    )
