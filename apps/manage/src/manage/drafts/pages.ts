/** The list, and one draft. Each is a file of its own. */
export const sections = { '': () => import('./pages/drafts.tsx'), '/:id': () => import('./pages/draft.tsx') }
