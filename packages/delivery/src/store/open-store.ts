import { DeliveryFault } from '../fault.ts'
import { openFolderStore } from './folder/folder-store.ts'
import type { ModuleStore } from './store.ts'

/** A folder, or `s3://bucket/prefix`. */
export function openStore(
  location: string,
  _env: Readonly<Record<string, string | undefined>> = process.env,
): ModuleStore {
  if (location.includes('://')) throw new DeliveryFault(`MODULE_STORE must be a folder, not ${location}.`)
  return openFolderStore(location)
}
