import { posix } from 'node:path'

/** Most sources of one folder that are still read at a glance. */
export const most = 25

/** Sources that stand for more than one idea each, or follow from others, and so count nothing. */
const isUncounted = (file: string) => /\.fixture\.tsx?$|(^|\/)(messages|migrations)\//.test(file)

/** Folders with more than `most` sources of their own, as `folder count`. */
export function fullFolders(files: Iterable<string>): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    if (isUncounted(file)) continue
    const folder = posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder} ${count}`)
}
