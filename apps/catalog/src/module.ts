import { defineModule } from '@galleria/federation'
import { key, messages } from './messages/index.ts'

export default defineModule({
  name: 'catalog',
  nav: [{ label: key('nav.products'), to: '/products' }],
  messages,
  routes: [
    { path: '', lazy: () => import('./routes/home.tsx') },
    { path: 'products', lazy: () => import('./routes/products.tsx') },
    { path: 'products/-/some', lazy: () => import('./routes/some-products.ts') },
    { path: 'products/-/waiting', personal: true, lazy: () => import('./routes/waiting.ts') },
    { path: 'products/:slug', lazy: () => import(/* webpackChunkName: 'product' */ './routes/product.tsx') },
    { path: 'products/:slug/ahead', personal: true, lazy: () => import('./routes/prefetch.ts') },
    { path: 'products/:slug/choices', personal: true, lazy: () => import('./routes/choices.ts') },
    { path: 'collections/:slug', lazy: () => import('./routes/collection.tsx') },
    { path: 'search/suggest', personal: true, lazy: () => import('./routes/suggest.ts') },
    { path: 'search', lazy: () => import('./routes/search.tsx') },
    { path: 'manage/catalog', personal: true, lazy: () => import('./routes/manage.tsx') },
    { path: 'manage/catalog/:section', personal: true, lazy: () => import('./routes/manage.tsx') },
    { path: 'manage/catalog/:section/:id', personal: true, lazy: () => import('./routes/manage.tsx') },
  ],
  widgets: {
    'catalog.search': { load: () => import('./widgets/Search.tsx') },
    'catalog.menu': { load: () => import('./widgets/Menu.tsx') },
  },
})
