import { type Gate, verdictOf } from './gate.ts'

/** Packed bytes: what a page fetches before it can show anything of the module, and any single script or style. */
export const usualBudgets = { load: 12_000, chunk: 24_000 }

export const budgets: Gate = ({ candidate: { module, version, entry, js, css, sizes, budgets: own } }) => {
  const { load = usualBudgets.load, chunk = usualBudgets.chunk } = own
  const packed = (path: string) => sizes[`web/${path}`]?.packed ?? 0
  const first = [entry, ...js, ...css].reduce((sum, path) => sum + packed(path), 0)
  const heavy = Object.entries(sizes).filter(
    ([path, size]) => /^web\/.*\.(js|css)$/.test(path) && size.packed > chunk,
  )
  return verdictOf(
    'budgets',
    [
      ...(first > load
        ? [`${module}@${version} loads ${first} bytes before it shows anything, of ${load}.`]
        : []),
      ...heavy.map(
        ([path, size]) => `${path} of ${module}@${version} weighs ${size.packed} bytes, of ${chunk}.`,
      ),
    ],
    'Load what the first view does not need lazily, or set "galleria": {"budgets": …} in package.json, which reviewers will see.',
  )
}
