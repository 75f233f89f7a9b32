import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { DeliveryFault } from '../base/fault.ts'
import { ShellAgreementSchema } from '../registry/document.ts'
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
  const agreement = await readAgreement(join(folder, 'agreement.json'))
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return { version: hash.digest('hex').slice(0, 12), provides: parsed.data, agreement }
}

/** Undefined where an older build kit made the shell. */
async function readAgreement(path: string): Promise<ShellBuild['agreement']> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return undefined
  const parsed = ShellAgreementSchema.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new DeliveryFault(
    'SHELL_PACKAGES_UNLISTED',
    `${path} doesn't list the exports of the shell's packages. Run npm run build again.`,
  )
}
