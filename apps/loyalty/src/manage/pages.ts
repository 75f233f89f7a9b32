import type { ManagePage } from './page.ts'

type Load = () => Promise<unknown>

/** By section, with `/:id` for one of it. Each is a file of its own. */
const loads: Readonly<Record<string, Load>> = {
  '': () => import('./pages/dashboard.tsx'),
  accounts: () => import('./pages/accounts.tsx'),
  'accounts/:id': () => import('./pages/account.tsx'),
  'adjustments/:id': () => import('./pages/adjustment.tsx'),
  programme: () => import('./pages/programme.tsx'),
  tiers: () => import('./pages/tiers.tsx'),
  rewards: () => import('./pages/rewards.tsx'),
  'rewards/:id': () => import('./pages/reward.tsx'),
  rules: () => import('./pages/rules.tsx'),
  imports: () => import('./pages/imports.tsx'),
  'imports/:id': () => import('./pages/import.tsx'),
}

const known = new Map<string, ManagePage>()

export async function openPage(name: string): Promise<ManagePage | undefined> {
  const page = known.get(name) ?? ((await loads[name]?.()) as ManagePage | undefined)
  if (page) known.set(name, page)
  return page
}

/** One that `openPage` has brought. */
export function opened(name: string): ManagePage | undefined {
  return known.get(name)
}
