import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../scripts/store/parts.ts'
import { memory } from './memory.ts'
import { speed } from './speed.ts'

/** How many product pages a shell renders a second, how long they take at half of that, and what a thousand releases leave. */
export async function shell(args: string[]): Promise<void> {
  const wants = (name: string) => args.length === 0 || args.includes(name)
  await build()
  const home = await mkdtemp(join(tmpdir(), 'galleria-bench-'))
  await chmod(home, 0o755)
  try {
    if (wants('speed')) await speed(home)
    if (wants('memory')) await memory(1_000)
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}
