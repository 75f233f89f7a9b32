import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { translations } from '@galleria/i18n/languages'
import { DeliveryFault } from '../base/fault.ts'
import { checkModule } from '../store/names.ts'
import { filesOf } from './files.ts'

/** First segments that are not a module's to have. */
const taken = [
  'assets',
  'modules',
  'registry',
  'health',
  'design',
  'console',
  'preferences',
  'platform',
  'delivery',
  'shell',
  ...translations.map(({ prefix }) => prefix.slice(1)),
]

/** Refuses a name that is no module's, or a path of the shell. */
export function checkName(name: string): void {
  checkModule(name)
  if (taken.includes(name))
    throw new DeliveryFault('PATH_TAKEN', `The shell already uses the path /${name}. Choose another name.`)
}

/** Writes the folder and the borders of a new module; what was written, by path. */
export async function createModule(root: string, name: string): Promise<string[]> {
  checkName(name)
  const folder = join('apps', name)
  if (existsSync(join(root, folder)))
    throw new DeliveryFault('FOLDER_EXISTS', `${folder} already exists. Choose another name.`)
  if (!existsSync(join(root, 'pnpm-workspace.yaml')))
    throw new DeliveryFault(
      'CHECKOUT_MISSING',
      'This folder has no pnpm-workspace.yaml. Run the command in the root of a checkout.',
    )
  const written: string[] = []
  for (const [path, content] of Object.entries(filesOf(name))) {
    const file = join(folder, path)
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), content)
    written.push(file)
  }
  return written
}

const rooms = 'scripts/borders/rooms.ts'

/** Adds the module's row to the table of borders; without it, its imports would be unrestricted. */
export async function addBorders(root: string, name: string): Promise<boolean> {
  const text = await readFile(join(root, rooms), 'utf8').catch(() => null)
  const after = "  { folder: 'apps/loyalty', may: module, closed: secret, tests: ['platform'] },\n"
  if (!text?.includes(after) || text.includes(`'apps/${name}'`)) return false
  await writeFile(join(root, rooms), text.replace(after, after + after.replace('loyalty', name)))
  return true
}
