/** Sections by name, with `/:id` for one item. Each is a file of its own. */
export const sections = {
  '': () => import('./pages/pages.tsx'),
  'pages/:id': () => import('./pages/page.tsx'),
  journal: () => import('./pages/journal.tsx'),
  'journal/:id': () => import('./pages/post.tsx'),
  home: () => import('./pages/home.tsx'),
  menus: () => import('./pages/menus.tsx'),
  announcements: () => import('./pages/announcements.tsx'),
  redirects: () => import('./pages/redirects.tsx'),
  'versions/:id': () => import('./pages/versions.tsx'),
}
