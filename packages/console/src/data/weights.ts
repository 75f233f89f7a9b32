import { type RegistryDocument, settingsOf, type Weight, weightOf } from '@galleria/delivery'
import type { ReleaseRecord } from '@galleria/federation'
import type { ConsoleData } from './console-data.ts'

export interface ReleaseWeight {
  readonly record: ReleaseRecord
  readonly weight: Weight
  readonly role: 'live' | 'canary' | 'earlier'
}

export interface ModuleWeights {
  readonly module: string
  /** Oldest first. */
  readonly releases: readonly ReleaseWeight[]
}

const most = 12

/** Reads the weights of recent live releases, the live one and the canary. */
export async function readWeights(data: ConsoleData, document: RegistryDocument): Promise<ModuleWeights[]> {
  const names = Object.entries(document.modules).sort(([a], [b]) => (a < b ? -1 : 1))
  return Promise.all(
    names.map(async ([module, { live, canary, previous }]) => {
      const { budgets } = settingsOf(document, module)
      const versions = new Set(
        [...previous.slice(0, most - 2).reverse(), live?.version, canary?.version].filter(
          (each) => each !== undefined,
        ),
      )
      const records = await Promise.all([...versions].map((version) => data.record(module, version)))
      const releases = records
        .filter((record) => record !== null)
        .map((record): ReleaseWeight => {
          const { version } = record
          const role = version === canary?.version ? 'canary' : version === live?.version ? 'live' : 'earlier'
          return { record, weight: weightOf(record, budgets), role }
        })
      return { module, releases }
    }),
  )
}
