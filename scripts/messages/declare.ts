import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declareMessages, readCatalog } from '../../packages/i18n/src/build/index.ts'
import { root } from '../store/layout.ts'

/** Writes `en.d.json.ts` beside each `en.json`: from it `t` knows each key's arguments. */
export function declareAllMessages(): void {
  for (const folder of globSync('{apps,packages}/*/src/{,*/,*/*/}messages{,/*}', { cwd: root })) {
    const english = join(root, folder, 'en.json')
    if (existsSync(english))
      writeFileSync(join(root, folder, 'en.d.json.ts'), declareMessages(readCatalog(english)))
  }
}
