import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createViteServer } from 'vitest/node'
import { build } from '../../scripts/store/parts.ts'
import { speed } from './speed.ts'

/** Sources of the shell hold markup, which Node does not read by itself. */
async function inSource<Module>(path: string, use: (module: Module) => Promise<void>): Promise<void> {
  const server = await createViteServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    await use((await server.ssrLoadModule(join(import.meta.dirname, path))) as Module)
  } finally {
    await server.close()
  }
}

/** How many product pages a shell renders a second, how long they take at half of that, and what a thousand releases leave. */
export async function shell(args: string[]): Promise<void> {
  const wants = (name: string) => args.length === 0 || args.includes(name)
  await build()
  const home = await mkdtemp(join(tmpdir(), 'galleria-bench-'))
  await chmod(home, 0o755)
  try {
    if (wants('speed')) await speed(home)
    if (wants('memory'))
      await inSource<typeof import('./memory.ts')>('./memory.ts', ({ memory }) => memory(1_000))
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}
