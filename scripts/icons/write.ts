import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { draw, drawn, folder } from './icons.ts'

for (const [file, drawing, size] of drawn) await writeFile(join(folder, file), await draw(drawing, size))
