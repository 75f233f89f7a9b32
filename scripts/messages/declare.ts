import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declareMessages, readCatalogue } from '../../packages/i18n/src/build/index.ts'

for (const folder of globSync('{apps,packages}/*/src/{,*/}messages')) {
  const english = join(folder, 'en.json')
  if (existsSync(english))
    writeFileSync(join(folder, 'en.d.json.ts'), declareMessages(readCatalogue(english)))
}
