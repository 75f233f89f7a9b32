/**
 * Sections by name, with `/:id` for one item. Each is a file of its own. Lists and what they lead to share a chunk: the entry
 * that shoppers load too has a hash for each.
 */
export const sections = {
  '': () => import('./pages/members.tsx'),
  'profile/:id': () => import('./pages/profile.tsx'),
  reports: () => import(/* webpackChunkName: 'community' */ './pages/reports.tsx'),
  badges: () => import(/* webpackChunkName: 'community' */ './pages/badges.tsx'),
  community: () => import(/* webpackChunkName: 'community' */ './pages/community.tsx'),
  'jobs/:id': () => import(/* webpackChunkName: 'community' */ './pages/job.tsx'),
}
