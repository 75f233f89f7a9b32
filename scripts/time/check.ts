import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../store/layout.ts'
import { exceptions } from './exceptions.ts'
import { timesOf } from './times.ts'

/** The platform has one clock: what asks another cannot be moved with it. */
const source = join(root, 'apps/platform/src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.(test|fixture|d)\.ts$/.test(file),
)
const found = files.flatMap((file) =>
  timesOf(file, readFileSync(join(source, file), 'utf8')).map((time) => ({ file, ...time })),
)
const wrong = found
  .filter(({ file, what }) => !exceptions.some((each) => each.file === file && each.what.includes(what)))
  .map(({ file, line, what }) => `${file}:${line}  ${what}: ask the site's clock (services.clock)`)
const idle = exceptions.flatMap(({ file, what }) =>
  what
    .filter((each) => !found.some((time) => time.file === file && time.what === each))
    .map((each) => `${file}  no longer needs its exception: ${each}`),
)
for (const line of [...wrong, ...idle]) console.error(line)
if (wrong.length + idle.length > 0) process.exitCode = 1
