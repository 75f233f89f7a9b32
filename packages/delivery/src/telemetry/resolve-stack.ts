import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { readMap } from '../release/source-maps.ts'
import type { ModuleStore } from '../store/store.ts'
import { type Frame, parseFrame } from './frames.ts'
import type { Health } from './read-health.ts'

/** Says where in the source the lines of a stack are, by the maps that releases keep in the store. */
export interface StackResolver {
  /** Line by line: `ProductPage (catalog/src/routes/product.tsx:42:7)`; as it was where no map knows. */
  resolve(stack: readonly string[]): Promise<string[]>
}

/** Maps that are kept at a time; each may be a megabyte. */
const most = 12

export function createStackResolver(store: Pick<ModuleStore, 'readFile'>): StackResolver {
  const maps = new Map<string, Promise<TraceMap | null>>()

  function mapOf({ module, version, file }: Frame): Promise<TraceMap | null> {
    const key = `${module}@${version}/${file}`
    const known = maps.get(key)
    if (known) return known
    // Show the line as it is where its map cannot be read.
    const map = readMap(store, module, version, file)
      .then((text) => (text === null ? null : new TraceMap(text)))
      .catch(() => null)
    if (maps.size >= most) maps.delete(maps.keys().next().value as string)
    maps.set(key, map)
    return map
  }

  async function resolveLine(text: string): Promise<string> {
    const frame = parseFrame(text)
    const map = frame && frame.line > 0 ? await mapOf(frame) : null
    if (!frame || !map) return text
    // Columns of a stack begin at 1, those of a map at 0.
    const place = originalPositionFor(map, { line: frame.line, column: Math.max(0, frame.column - 1) })
    if (place.source === null) return text
    const source = sourceOf(place.source, frame.module)
    return `${place.name ?? frame.name} (${source}:${place.line}:${place.column + 1})`
  }

  return { resolve: (stack) => Promise.all(stack.map(resolveLine)) }
}

/** Resolves every stack of a result of `readHealth`. */
export async function resolveHealth(health: Health, resolver: StackResolver): Promise<Health> {
  return {
    ...health,
    releases: await Promise.all(
      health.releases.map(async (release) => ({
        ...release,
        groups: await Promise.all(
          release.groups.map(async (group) => ({ ...group, stack: await resolver.resolve(group.stack) })),
        ),
      })),
    ),
  }
}

/** Builds name sources `webpack://@galleria/cart/./src/…` or from where the map was: both lie below the module's folder. */
function sourceOf(source: string, module: string): string {
  const path = source
    .replace(/^webpack:\/\/(@[\w-]+\/)?[\w-]*\//, '')
    .replace(/^(\.{1,2}\/)+/, '')
    .replace(/\?.*$/, '')
  return path.startsWith('src/') ? `${module}/${path}` : path
}
