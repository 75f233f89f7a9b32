/**
 * Sections by name, with `/:id` for one item. Each is a file of its own. Lists and what they lead to share a chunk: the entry
 * that shoppers load too has a hash for each.
 */
export const sections = {
  '': () => import('./pages/products.tsx'),
  'products/:id': () => import('./pages/product.tsx'),
  collections: () => import(/* webpackChunkName: 'lists' */ './pages/collections.tsx'),
  'collections/:id': () => import(/* webpackChunkName: 'lists' */ './pages/collection.tsx'),
  brands: () => import(/* webpackChunkName: 'lists' */ './pages/brands.tsx'),
  ribbons: () => import(/* webpackChunkName: 'lists' */ './pages/ribbons.tsx'),
  'info-sections': () => import(/* webpackChunkName: 'lists' */ './pages/info-sections.tsx'),
  customizations: () => import(/* webpackChunkName: 'lists' */ './pages/customizations.tsx'),
  'customizations/:id': () => import(/* webpackChunkName: 'lists' */ './pages/customization.tsx'),
  'size-guides': () => import(/* webpackChunkName: 'lists' */ './pages/size-guides.tsx'),
  'size-guides/:id': () => import(/* webpackChunkName: 'lists' */ './pages/size-guide.tsx'),
  inventory: () => import(/* webpackChunkName: 'stock' */ './pages/inventory.tsx'),
  'inventory/:id': () => import(/* webpackChunkName: 'stock' */ './pages/stock.tsx'),
  'stock-transfers': () => import(/* webpackChunkName: 'stock' */ './pages/stock-transfers.tsx'),
  'stock-transfers/:id': () => import(/* webpackChunkName: 'stock' */ './pages/stock-transfer.tsx'),
  waiting: () => import(/* webpackChunkName: 'lists' */ './pages/waiting.tsx'),
  reviews: () => import(/* webpackChunkName: 'lists' */ './pages/reviews/reviews.tsx'),
  'reviews/:id': () => import(/* webpackChunkName: 'lists' */ './pages/reviews/one.tsx'),
  media: () => import(/* webpackChunkName: 'media' */ './pages/media.tsx'),
  'media/:id': () => import(/* webpackChunkName: 'media' */ './pages/file.tsx'),
  transfer: () => import(/* webpackChunkName: 'media' */ './pages/transfer.tsx'),
  'transfer/:id': () => import(/* webpackChunkName: 'media' */ './pages/import.tsx'),
  history: () => import(/* webpackChunkName: 'media' */ './pages/history.tsx'),
  'history/:id': () => import(/* webpackChunkName: 'media' */ './pages/edit.tsx'),
}
