import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { hashOf } from './files-of.ts'

type Option = Extract<Parameters<typeof pluginModuleFederation>[0]['manifest'], object>
type Stats = Parameters<NonNullable<Option['additionalData']>>[0]['stats']

/** Files that any federation host and its tools read, beside the entry. */
const manifestFiles = ['mf-manifest.json', 'mf-stats.json'] as const

/** The `manifest` option of the federation plugin, for modules and the shell. */
export const manifest: Pick<Option, 'additionalData'> = { additionalData: ({ stats }) => settled(stats) }

/**
 * The same source gives the same bytes, and so the same version: shared packages in the order of their names. `auto`:
 * files lie beside the manifest. The function that the entry finds its folder by works in the entry's own script alone.
 */
function settled(stats: Stats): Stats {
  const metaData = { ...stats.metaData, publicPath: 'auto' }
  if ('getPublicPath' in metaData) delete (metaData as { getPublicPath?: string }).getPublicPath
  return { ...stats, metaData, shared: stats.shared.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }
}

/** Adds the entry's hash to both files: a host that trusts the manifest can check what it runs. */
export function addEntryHash(web: string, entry: string): void {
  const integrity = hashOf(readFileSync(join(web, entry)))
  for (const file of manifestFiles) {
    const path = join(web, file)
    const content = JSON.parse(readFileSync(path, 'utf8')) as Stats
    Object.assign(content.metaData.remoteEntry, { integrity })
    writeFileSync(path, `${JSON.stringify(content, null, 1)}\n`)
  }
}
