/** Sections by name, with `/:id` for one item. Each is a file of its own. */
export const sections = {
  '': () => import('./pages/dashboard.tsx'),
  accounts: () => import('./pages/accounts.tsx'),
  'accounts/:id': () => import('./pages/account.tsx'),
  'adjustments/:id': () => import('./pages/adjustment.tsx'),
  program: () => import('./pages/program.tsx'),
  tiers: () => import('./pages/tiers.tsx'),
  rewards: () => import('./pages/rewards.tsx'),
  'rewards/:id': () => import('./pages/reward.tsx'),
  rules: () => import('./pages/rules.tsx'),
  imports: () => import('./pages/imports.tsx'),
  'imports/:id': () => import('./pages/import.tsx'),
}
