#!/usr/bin/env node
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalog } from './catalog.ts'
import { declareMessages } from './declare.ts'

/** `galleria-messages`: writes the types of a module's messages beside each `messages/en.json` below `src`. */
const folders = [
  'src',
  ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path)),
]
for (const folder of folders) {
  const english = join(folder, 'en.json')
  if (!/(^|[\\/])messages([\\/][a-z]+)?$/.test(folder) || !existsSync(english)) continue
  writeFileSync(join(folder, 'en.d.json.ts'), declareMessages(readCatalog(english)))
}
