import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'rolldown'
import { isMigration } from '../../data/migrations-folder.ts'

const folder = join(import.meta.dirname, '../../data/migrations')

/** Imports by name, file by file, the migrations that a start from sources reads from a folder. */
export const migrationsOfBundle: Plugin = {
  name: 'migrations',
  load: {
    filter: { id: /\/migrations-folder\.ts$/ },
    async handler() {
      const files = (await readdir(folder)).filter(isMigration)
      const imports = files.map((file, at) => `import m${at} from ${JSON.stringify(join(folder, file))}`)
      const entries = files.map((file, at) => `${JSON.stringify(file)}: m${at}`)
      return `${imports.join('\n')}\nexport const migrationFiles = async () => ({ ${entries.join(', ')} })`
    },
  },
}
