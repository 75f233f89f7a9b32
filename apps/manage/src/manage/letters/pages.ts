/** Sections by name, with `/:id` for one item. Each is a file of its own. */
export const sections = {
  '': () => import('./pages/letters.tsx'),
  '/:id': () => import('./pages/letter.tsx'),
}
