import { join, resolve } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export const modules = ['catalog', 'cart', 'account', 'loyalty', 'manage'] as const
export type ModuleName = (typeof modules)[number]

/** One running store: its ports and the folder that holds what it must not lose. */
export interface StoreLayout {
  readonly shellPort: number
  readonly platformPort: number
  readonly home: string
}

/** `GALLERIA_HOME` moves it; the development store lives beside the code. */
export function homeFolder(): string {
  return resolve(root, process.env.GALLERIA_HOME || '.galleria')
}
