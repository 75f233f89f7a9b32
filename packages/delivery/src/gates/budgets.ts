import type { ReleaseRecord } from '@galleria/federation'
import type { ModuleSettings } from '../registry/document.ts'
import { type Gate, verdictOf } from './gate.ts'

/** Packed bytes: what a page fetches before it can show anything of the module, and any single script or style. */
const usualBudgets = { load: 12_000, chunk: 24_000 }

/** Packed bytes of a release, beside what it may weigh. */
export interface Weight {
  readonly load: { readonly bytes: number; readonly budget: number }
  /** Scripts and styles of browsers, heaviest first. */
  readonly files: readonly { readonly path: string; readonly bytes: number }[]
  /** Budget of each single file, in bytes. */
  readonly chunk: number
}

/** `own`: the module's budgets in the registry; absent ones have the defaults. */
export function weightOf(
  { entry, js, css, sizes }: ReleaseRecord,
  own: ModuleSettings['budgets'] = {},
): Weight {
  const packed = (path: string) => sizes[`web/${path}`]?.packed ?? 0
  return {
    load: {
      bytes: [entry, ...js, ...css].reduce((sum, path) => sum + packed(path), 0),
      budget: own.load ?? usualBudgets.load,
    },
    files: Object.entries(sizes)
      .filter(([path]) => /^web\/.*\.(m?js|css)$/.test(path))
      .map(([path, size]) => ({ path, bytes: size.packed }))
      .sort((a, b) => b.bytes - a.bytes),
    chunk: own.chunk ?? usualBudgets.chunk,
  }
}

export const budgets: Gate = ({ candidate, settings }) => {
  const { load, files, chunk } = weightOf(candidate, settings?.budgets)
  const name = `${candidate.module}@${candidate.version}`
  const heavy = files.filter(({ bytes }) => bytes > chunk)
  return verdictOf(
    'budgets',
    [
      ...(load.bytes > load.budget
        ? [`${name} loads ${load.bytes} bytes before the first view. The budget is ${load.budget}.`]
        : []),
      ...heavy.map(({ path, bytes }) => `${path} of ${name} has ${bytes} bytes. The budget is ${chunk}.`),
    ],
    "Load code that the first view doesn't need lazily, or ask the module's owner to raise its budget: npm run galleria -- settings <module> --load-budget <bytes> --chunk-budget <bytes>",
  )
}
