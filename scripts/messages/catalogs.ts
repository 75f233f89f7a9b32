import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Folders below `root` that hold messages, one file for each language; the sample of the i18n tests is left out. */
export function messageFolders(root: string): string[] {
  return globSync('{apps,packages}/*/src/**/messages{,/*}', { cwd: root })
    .filter((folder) => existsSync(join(root, folder, 'en.json')) && !folder.includes('/sample/'))
    .map((folder) => folder.replaceAll('\\', '/'))
    .sort()
}
