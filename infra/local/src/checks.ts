export interface Check {
  title: string
  tool: string
  args: string[]
}

const FOLDERS = ['apps', 'e2e', 'infra', 'packages', 'services']

/** Everything that `npm run lint` runs. `biome` are the arguments of biome. */
export const linters = (biome: string[]): Check[] => [
  { title: 'Format and lint rules (biome)', tool: 'biome', args: biome },
  {
    title: 'Dependency directions and cycles (dependency-cruiser)',
    tool: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', ...FOLDERS],
  },
  { title: 'Unused files, exports and packages (knip)', tool: 'knip', args: [] },
]

/**
 * turbo's arguments to check all types. One program checks everything that runs in Node: a program per package would parse
 * the same declarations seventeen times. What also needs the DOM's types is checked per package.
 */
export const TYPECHECK = ['run', 'typecheck', 'typecheck:node', '--continue', '--ui=stream']
