import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { DeliveryFault } from '../base/fault.ts'
import type { ShellBuild } from './shells.ts'

const Provides = z.record(z.string(), z.string())

/** A shell's build says what it provides; its content makes its version. */
export async function readShell(folder: string): Promise<ShellBuild> {
  const files = ['provides.json', 'server/index.js', 'web/manifest.json']
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file)))).catch(() => {
    throw new DeliveryFault(
      'SHELL_NOT_BUILT',
      `${folder} contains no built shell (${files.join(', ')}). Run npm run build first.`,
    )
  })
  const parsed = Provides.safeParse(JSON.parse(contents[0]?.toString('utf8') ?? ''))
  if (!parsed.success)
    throw new DeliveryFault(
      'SHELL_PACKAGES_UNLISTED',
      `${join(folder, 'provides.json')} doesn't list the shell's packages. Run npm run build again.`,
    )
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return { version: hash.digest('hex').slice(0, 12), provides: parsed.data }
}
