/** By section, with `/:id` for one of it. Each is a file of its own. */
export const sections = {
  '': () => import('./pages/members.tsx'),
  'jobs/:id': () => import('./pages/job.tsx'),
}
