/** Sections by name. Each is a file of its own. */
export const sections = {
  '': () => import('./pages/emails.tsx'),
}
