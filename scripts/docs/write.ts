import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generated } from './generated.ts'

const root = join(import.meta.dirname, '../..')

for (const [file, text] of Object.entries(generated(root))) writeFileSync(join(root, file), text)
