import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../store/layout.ts'
import { generateRule } from './rule.ts'

/** Writes the borders between packages (`rooms.ts`) as Biome reads them. */
export function writeBorders(): void {
  writeFileSync(join(root, 'biome.borders.json'), `${JSON.stringify(generateRule(), null, 2)}\n`)
}
