import type { ExposedFiles } from '@galleria/federation'
import { DeliveryFault } from '../base/fault.ts'
import type { RemoteManifest } from './remote-manifest.ts'

const known = /^(page(\/(:?\w[\w-]*\??|\*))+|slot\/[a-z][\w-]*(\.[\w-]+)*)$/

/** Files that a remote exposes; the shop must be able to place one of them. */
export function exposedBy(
  { metaData, exposes }: RemoteManifest,
  from: string,
  isServerRendered: boolean,
): ExposedFiles {
  const names = exposes.map(({ path }) => nameOf(path)).sort()
  const near = names.find((name) => /^(page|slot)s?(\/|$)/.test(name) && !known.test(name))
  if (near !== undefined || !names.some((name) => known.test(name)))
    throw new DeliveryFault(
      'EXPOSE_UNKNOWN',
      `${from} exposes ${near ? `"./${near}"` : names.map((name) => `"./${name}"`).join(', ') || 'nothing'}. Name a page "./page/<path>" and an extension "./slot/<slot>".`,
    )
  const { globalName, remoteEntry } = metaData
  const isModule = remoteEntry.type === 'module' || remoteEntry.type === 'esm'
  return { type: isModule ? 'module' : 'global', global: globalName, names, isServerRendered }
}

/** `./slot/product.purchase` without the dot. */
export function nameOf(path: string): string {
  return path.replace(/^\.\//, '')
}

/** Paths of the pages, or names of the slots. */
export function pathsOf(names: ExposedFiles['names'], kind: 'page' | 'slot'): string[] {
  return names.filter((each) => each.startsWith(`${kind}/`)).map((each) => each.slice(kind.length + 1))
}

/** Segments that the shell finds the module by. */
export function prefixOf(path: string): string {
  const [first, second] = path.split('/')
  if (!first || /^[:*]|\?$/.test(first))
    throw new DeliveryFault(
      'EXPOSE_UNKNOWN',
      `The page "./page/${path}" needs a fixed first segment, such as "./page/stores".`,
    )
  return first === 'manage' && second ? `/manage/${second}` : `/${first}`
}
