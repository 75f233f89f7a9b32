import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DeliveryFault } from '../fault.ts'
import { emptyRegistry, RegistryDocument } from './document.ts'

export function registryPath(store: string): string {
  return join(store, 'registry.json')
}

export async function loadRegistry(store: string): Promise<RegistryDocument> {
  let text: string
  try {
    text = await readFile(registryPath(store), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyRegistry
    throw error
  }
  const document = RegistryDocument.safeParse(parse(text))
  if (!document.success) throw new DeliveryFault(`${registryPath(store)} is not a registry document.`)
  return document.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A reader sees the old document or the new one, never a part; on disk before it is seen. */
export async function saveRegistry(store: string, document: RegistryDocument): Promise<void> {
  const temporary = `${registryPath(store)}.${process.pid}.${crypto.randomUUID()}`
  const file = await open(temporary, 'w')
  try {
    await file.writeFile(`${JSON.stringify(document, null, 1)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, registryPath(store))
}
