import { writeFileSync } from 'node:fs'
import { generateRule } from './rule.ts'

writeFileSync('biome.borders.json', `${JSON.stringify(generateRule(), null, 2)}\n`)
