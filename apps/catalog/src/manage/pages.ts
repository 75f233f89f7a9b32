/** By section, with `/:id` for one of it. Each is a file of its own; what has a place in the navigation is in `links.ts`. */
export const sections = {
  '': () => import('./pages/products.tsx'),
  'products/:id': () => import('./pages/product.tsx'),
  collections: () => import('./pages/collections.tsx'),
  'collections/:id': () => import('./pages/collection.tsx'),
  brands: () => import('./pages/brands.tsx'),
  ribbons: () => import('./pages/ribbons.tsx'),
  'info-sections': () => import('./pages/info-sections.tsx'),
  inventory: () => import('./pages/inventory.tsx'),
  'inventory/:id': () => import('./pages/stock.tsx'),
  media: () => import('./pages/media.tsx'),
  'media/:id': () => import('./pages/file.tsx'),
  transfer: () => import('./pages/transfer.tsx'),
  'transfer/:id': () => import('./pages/import.tsx'),
  history: () => import('./pages/history.tsx'),
  'history/:id': () => import('./pages/edit.tsx'),
}
