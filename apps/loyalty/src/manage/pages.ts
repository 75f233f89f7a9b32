/**
 * Sections by name, with `/:id` for one item. Each is a file of its own. Lists and what they lead to share a chunk: the entry
 * that shoppers load too has a hash for each.
 */
export const sections = {
  '': () => import('./pages/dashboard.tsx'),
  accounts: () => import(/* webpackChunkName: 'accounts' */ './pages/accounts.tsx'),
  'accounts/:id': () => import(/* webpackChunkName: 'accounts' */ './pages/account.tsx'),
  'adjustments/:id': () => import(/* webpackChunkName: 'accounts' */ './pages/adjustment.tsx'),
  program: () => import(/* webpackChunkName: 'program' */ './pages/program.tsx'),
  tiers: () => import(/* webpackChunkName: 'program' */ './pages/tiers.tsx'),
  rewards: () => import(/* webpackChunkName: 'rewards' */ './pages/rewards.tsx'),
  'rewards/:id': () => import(/* webpackChunkName: 'rewards' */ './pages/reward.tsx'),
  campaigns: () => import(/* webpackChunkName: 'campaigns' */ './pages/campaigns.tsx'),
  'campaigns/:id': () => import(/* webpackChunkName: 'campaigns' */ './pages/campaign.tsx'),
  rules: () => import(/* webpackChunkName: 'program' */ './pages/rules.tsx'),
  imports: () => import(/* webpackChunkName: 'imports' */ './pages/imports.tsx'),
  'imports/:id': () => import(/* webpackChunkName: 'imports' */ './pages/import.tsx'),
}
