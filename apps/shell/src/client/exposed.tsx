import type { ExposedFiles, Island, ModuleDefinition, ModuleRoute } from '@galleria/federation'
import type { getInstance } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import type { BrowserModule } from '../common/boot.ts'
import { islandComponent } from './island.tsx'

type Federation = NonNullable<ReturnType<typeof getInstance>>

interface Entry {
  readonly entry: string
  readonly force: boolean
}

type Exposed = Readonly<Record<string, unknown>>

/** Runs the entry of a remote that was built elsewhere, and makes a module of what it exposes. */
export async function loadExposed(
  instance: Federation,
  module: BrowserModule,
  { type, global, names, isServerRendered }: ExposedFiles,
  { entry, force }: Entry,
): Promise<ModuleDefinition> {
  const { name } = module
  if (type === 'module') await checkScripts(module)
  instance.registerRemotes([{ name, entry, type, entryGlobalName: global }], { force })
  const load = async (file: string): Promise<Exposed> => {
    const loaded = await instance.loadRemote<Exposed>(`${name}/${file}`)
    if (!loaded) throw new Error(`${name} exposes no ${file}`)
    return loaded
  }
  // Fail now where the entry does not run, so that the last good release takes its place.
  const [first] = names
  if (first) await load(first)
  const named = (kind: string) =>
    names
      .filter((each) => each.startsWith(`${kind}/`))
      .map((each) => [each, each.slice(kind.length + 1)] as const)
  return {
    name,
    routes: named('page').map(([file, path]): ModuleRoute => {
      if (isServerRendered) return { path, lazy: () => load(file) }
      // The server has sent a skeleton: a loader keeps it there until the page has come.
      return { path, personal: true, lazy: async () => ({ loader: () => null, ...(await load(file)) }) }
    }),
    extensions: Object.fromEntries(
      named('slot').map(([file, slot]) => [slot, { load: async () => asWidget(await load(file)) }]),
    ),
  }
}

function asWidget(file: Exposed): { readonly default: ComponentType<never> } {
  const { default: found } = file as { default?: ComponentType<never> | Island }
  if (!found) throw new Error('An exposed file has no default export')
  return { ...file, default: 'mount' in found ? islandComponent(found) : found }
}

/**
 * Scripts of the module system carry no hashes of each other. The browser keeps each that was preloaded with its hash, and
 * runs that one: the entry comes last, since it may ask for the others.
 */
async function checkScripts({ base, files }: BrowserModule): Promise<void> {
  const scripts = files.filter(({ path }) => path.endsWith('.js'))
  const [entry, ...others] = scripts
  await Promise.all(others.map(preload))
  if (entry) await preload(entry)

  function preload({
    path,
    integrity,
  }: {
    readonly path: string
    readonly integrity: string
  }): Promise<void> {
    return new Promise((resolve, reject) => {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href: base + path, crossOrigin: 'anonymous', integrity })
      link.onload = () => resolve()
      link.onerror = () => reject(new Error(`${path} could not be fetched, or is not what was released`))
      document.head.append(link)
    })
  }
}
