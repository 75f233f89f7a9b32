import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'rolldown'
import { isMigration } from '../../data/migrations-folder.ts'

const folder = join(import.meta.dirname, '../../data/migrations')

/** What is read from a folder at a start from sources is imported here, file by file. */
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
