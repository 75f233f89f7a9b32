/** Sections by name, with `/:id` for one return, or for the order that one starts from. Each is a file of its own. */
export const sections = {
  '': () => import('./pages/returns.tsx'),
  '/:id': () => import('./pages/return.tsx'),
  'return/:id': () => import('./pages/start.tsx'),
}
