import { join } from 'node:path'

/** Where a store on this machine keeps what it must not lose. `GALLERIA_HOME` moves it. */
export function homeFolder(): string {
  return process.env.GALLERIA_HOME ?? join(process.cwd(), '.galleria')
}

export const modules = ['catalog', 'cart', 'account', 'loyalty'] as const
export type ModuleName = (typeof modules)[number]
