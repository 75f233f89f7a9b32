import { isInRange, type RegistryDocument } from '@galleria/delivery'
import type { ReleaseRecord } from '@galleria/federation'

/** One release that serves now, and whether it is the canary. */
export interface ServingRelease {
  readonly record: ReleaseRecord
  readonly isCanary: boolean
}

/** A shared package: who brings which version, who needs which, and whether they agree. */
export interface SharedRow {
  readonly name: string
  readonly provided: readonly { readonly shell: string; readonly version: string }[]
  readonly required: readonly {
    readonly served: ServingRelease
    readonly range: string
    readonly lacking: readonly string[]
  }[]
  readonly isSkewed: boolean
}

export function sharedRows({ shells }: RegistryDocument, served: readonly ServingRelease[]): SharedRow[] {
  const names = new Set([
    ...Object.values(shells).flatMap(({ provides }) => Object.keys(provides)),
    ...served.flatMap(({ record }) => Object.keys(record.requires)),
  ])
  return [...names].sort().map((name) => {
    const provided = Object.entries(shells).flatMap(([shell, { provides }]) =>
      provides[name] ? [{ shell, version: provides[name] }] : [],
    )
    const required = served.flatMap((each) => {
      const range = each.record.requires[name]
      if (range === undefined) return []
      const lacking = Object.entries(shells)
        .filter(([, { provides }]) => !isInRange(provides[name], range))
        .map(([shell]) => shell)
      return [{ served: each, range, lacking }]
    })
    return { name, provided, required, isSkewed: required.some(({ lacking }) => lacking.length > 0) }
  })
}
