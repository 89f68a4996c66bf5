import { type ComponentType, lazy } from 'react'
import { loadChunk } from './load-chunk.ts'

interface Module<Props> {
  default: ComponentType<Props>
}

/**
 * A component in a file of its own that can be loaded before it is rendered. Once loaded, it renders without suspending, so
 * that it can be hydrated and shows no spinner.
 */
export function preloadable<Props>(importModule: () => Promise<Module<Props>>) {
  let loaded: Module<Props> | undefined
  const load = async () => {
    loaded = await importModule()
    return loaded
  }
  // React.lazy reads the result of a thenable that resolves at once without suspending.
  // biome-ignore lint/suspicious/noThenProperty: a thenable on purpose
  const resolved = { then: (resolve: (module: Module<Props>) => void) => loaded && resolve(loaded) }
  const Component = lazy(() => (loaded ? (resolved as unknown as Promise<Module<Props>>) : loadChunk(load)))
  return { load, Component }
}
