/** Sections by name, with `/:id` for one item. Each is a file of its own. */
export const sections = {
  '': () => import('./pages/members.tsx'),
  'profile/:id': () => import('./pages/profile.tsx'),
  reports: () => import('./pages/reports.tsx'),
  badges: () => import('./pages/badges.tsx'),
  community: () => import('./pages/community.tsx'),
  'jobs/:id': () => import('./pages/job.tsx'),
}
