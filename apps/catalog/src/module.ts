import { defineModule } from '@galleria/federation'
import { key, messages } from './messages/index.ts'

export default defineModule({
  name: 'catalog',
  nav: [{ label: key('nav.products'), to: '/products' }],
  manage: {
    nav: [
      {
        section: 'products',
        label: key('manage.products'),
        to: '/manage/catalog',
        order: 10,
        area: 'catalog',
      },
      {
        section: 'products',
        label: key('manage.collections'),
        to: '/manage/catalog/collections',
        order: 20,
        area: 'catalog',
      },
      {
        section: 'products',
        label: key('manage.inventory'),
        to: '/manage/catalog/inventory',
        order: 30,
        area: 'inventory',
      },
      {
        section: 'products',
        label: key('manage.transfers'),
        to: '/manage/catalog/stock-transfers',
        order: 35,
        area: 'inventory',
      },
      {
        section: 'products',
        label: key('manage.brands'),
        to: '/manage/catalog/brands',
        order: 40,
        area: 'catalog',
      },
      {
        section: 'products',
        label: key('manage.ribbons'),
        to: '/manage/catalog/ribbons',
        order: 50,
        area: 'catalog',
      },
      {
        section: 'products',
        label: key('manage.info-sections'),
        to: '/manage/catalog/info-sections',
        order: 60,
        area: 'catalog',
      },
      {
        section: 'products',
        label: key('manage.customizations'),
        to: '/manage/catalog/customizations',
        order: 70,
        area: 'catalog',
      },
      {
        section: 'products',
        label: key('manage.size-guides'),
        to: '/manage/catalog/size-guides',
        order: 75,
        area: 'catalog',
      },
      {
        section: 'products',
        label: key('manage.reviews'),
        to: '/manage/catalog/reviews',
        order: 78,
        area: 'marketing',
      },
      {
        section: 'products',
        label: key('manage.waiting'),
        to: '/manage/catalog/waiting',
        order: 80,
        area: 'marketing',
      },
      {
        section: 'products',
        label: key('manage.media'),
        to: '/manage/catalog/media',
        order: 90,
        area: 'catalog',
      },
      {
        section: 'products',
        label: key('manage.transfer'),
        to: '/manage/catalog/transfer',
        order: 100,
        area: 'catalog',
      },
      {
        section: 'products',
        label: key('manage.history'),
        to: '/manage/catalog/history',
        order: 110,
        area: 'catalog',
      },
    ],
  },
  messages,
  // Chunk names: pages of one kind, and reads that share their schemas, come as one file with one hash in the entry.
  routes: [
    { path: '', lazy: () => import('./routes/home.tsx') },
    { path: 'products', lazy: () => import(/* webpackChunkName: 'listing' */ './routes/products.tsx') },
    {
      path: 'products/-/some',
      lazy: () => import(/* webpackChunkName: 'data' */ './routes/some-products.ts'),
    },
    {
      path: 'products/-/waiting',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'waiting' */ './routes/waiting.ts'),
    },
    { path: 'products/:slug', lazy: () => import(/* webpackChunkName: 'product' */ './routes/product.tsx') },
    {
      path: 'products/:slug/ahead',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'data' */ './routes/prefetch.ts'),
    },
    {
      path: 'products/:slug/size-guide',
      lazy: () => import(/* webpackChunkName: 'written' */ './routes/size-guide.tsx'),
    },
    {
      path: 'products/-/reviews',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'waiting' */ './routes/review-list.ts'),
    },
    {
      path: 'products/-/helpful',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'waiting' */ './routes/helpful.ts'),
    },
    {
      path: 'products/:slug/reviews',
      lazy: () => import(/* webpackChunkName: 'reviews' */ './routes/reviews.tsx'),
    },
    {
      path: 'products/:slug/review',
      personal: 'server',
      lazy: () => import(/* webpackChunkName: 'mine' */ './routes/review.tsx'),
    },
    {
      path: 'products/:slug/sizes',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'data' */ './routes/sizes.ts'),
    },
    {
      path: 'products/:slug/choices',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'data' */ './routes/choices.ts'),
    },
    {
      path: 'collections/:slug',
      lazy: () => import(/* webpackChunkName: 'listing' */ './routes/collection.tsx'),
    },
    {
      path: 'wishlists',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'mine' */ './routes/wishlists/wishlists.tsx'),
    },
    {
      path: 'wishlists/-/wish',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'waiting' */ './routes/wishlists/wish.ts'),
    },
    {
      path: 'wishlists/shared/:token',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'mine' */ './routes/wishlists/shared.tsx'),
    },
    { path: 'pages/:slug', lazy: () => import(/* webpackChunkName: 'written' */ './routes/page.tsx') },
    {
      path: 'pages/-/preview/:token',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'written' */ './routes/page-preview.tsx'),
    },
    { path: 'journal', lazy: () => import(/* webpackChunkName: 'written' */ './routes/journal.tsx') },
    { path: 'journal/:slug', lazy: () => import(/* webpackChunkName: 'written' */ './routes/post.tsx') },
    {
      path: 'search/suggest',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'find' */ './routes/suggest.ts'),
    },
    { path: 'search', lazy: () => import(/* webpackChunkName: 'listing' */ './routes/search.tsx') },
    // Browsers alone run these: what loaders answer has functions, for rows that come as they are scrolled to and files that are sent.
    { path: 'manage/catalog', personal: true, lazy: () => import('./routes/manage.tsx') },
    {
      path: 'manage/catalog/find',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'manage-find' */ './routes/find-products.ts'),
    },
    { path: 'manage/catalog/:section', personal: true, lazy: () => import('./routes/manage.tsx') },
    { path: 'manage/catalog/:section/:id', personal: true, lazy: () => import('./routes/manage.tsx') },
  ],
  widgets: {
    'catalog.search': { load: () => import(/* webpackChunkName: 'search' */ './widgets/Search.tsx') },
    'catalog.suggestions': { load: () => import('./widgets/Suggestions.tsx') },
    'catalog.reviews': { load: () => import(/* webpackChunkName: 'reviews' */ './widgets/Reviews.tsx') },
    'catalog.announcement': { load: () => import('./widgets/Announcement.tsx') },
    'catalog.menu': { load: () => import(/* webpackChunkName: 'module' */ './widgets/Menu.tsx') },
  },
  extensions: {
    'header.tools': {
      load: () => import(/* webpackChunkName: 'search' */ './widgets/WishlistLink.tsx'),
      order: 10,
    },
    'manage.search': {
      load: () => import(/* webpackChunkName: 'manage-find' */ './widgets/FoundProducts.tsx'),
      order: 20,
    },
  },
})
