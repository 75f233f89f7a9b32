import { defineModule } from '@galleria/federation'
import { key, messages } from './messages/index.ts'

export default defineModule({
  name: 'loyalty',
  nav: [
    {
      label: key('nav.loyalty'),
      to: '/loyalty',
      offered: async ({ context }) =>
        (await import(/* webpackChunkName: 'points' */ './data/has-program.ts')).hasProgram(context),
    },
  ],
  manage: {
    nav: [
      {
        section: 'loyalty',
        label: key('manage.overview'),
        to: '/manage/loyalty',
        order: 10,
        area: 'loyalty',
      },
      {
        section: 'loyalty',
        label: key('manage.accounts'),
        to: '/manage/loyalty/accounts',
        order: 20,
        area: 'points',
      },
      {
        section: 'loyalty',
        label: key('manage.program'),
        to: '/manage/loyalty/program',
        order: 30,
        area: 'loyalty',
      },
      {
        section: 'loyalty',
        label: key('manage.tiers'),
        to: '/manage/loyalty/tiers',
        order: 40,
        area: 'loyalty',
      },
      {
        section: 'loyalty',
        label: key('manage.rewards'),
        to: '/manage/loyalty/rewards',
        order: 50,
        area: 'loyalty',
      },
      {
        section: 'loyalty',
        label: key('manage.rules'),
        to: '/manage/loyalty/rules',
        order: 60,
        area: 'loyalty',
      },
      {
        section: 'loyalty',
        label: key('manage.campaigns'),
        to: '/manage/loyalty/campaigns',
        order: 65,
        area: 'loyalty',
      },
      {
        section: 'loyalty',
        label: key('manage.imports'),
        to: '/manage/loyalty/imports',
        order: 70,
        area: 'loyalty',
      },
    ],
  },
  messages,
  routes: [
    // Chunk names: reads that share their schemas come as one file with one hash in the entry.
    { path: 'loyalty', personal: 'server', lazy: () => import('./routes/loyalty.tsx') },
    {
      path: 'loyalty/account',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'points' */ './routes/account.ts'),
    },
    {
      path: 'loyalty/campaign-points',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'points' */ './routes/campaign-points.ts'),
    },
    { path: 'loyalty/coupons', personal: 'server', lazy: () => import('./routes/coupons.tsx') },
    { path: 'loyalty/earn', lazy: () => import('./routes/earn.tsx') },
    {
      path: 'loyalty/earned',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'points' */ './routes/earned.ts'),
    },
    {
      path: 'loyalty/history',
      personal: 'server',
      lazy: () => import(/* webpackChunkName: 'history' */ './routes/history.tsx'),
    },
    {
      path: 'loyalty/history/:transactionId',
      personal: 'server',
      lazy: () => import(/* webpackChunkName: 'history' */ './routes/transaction.tsx'),
    },
    { path: 'loyalty/how-it-works', lazy: () => import('./routes/how-it-works.tsx') },
    {
      path: 'loyalty/mine',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'redeem' */ './routes/mine.ts'),
    },
    {
      path: 'loyalty/order-points',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'points' */ './routes/order-points.ts'),
    },
    {
      path: 'loyalty/redeem',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'redeem' */ './routes/redeem.ts'),
    },
    {
      path: 'loyalty/redeemable',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'redeem' */ './routes/redeemable.ts'),
    },
    { path: 'loyalty/rewards', personal: 'server', lazy: () => import('./routes/rewards.tsx') },
    { path: 'manage/loyalty', personal: 'server', lazy: () => import('./routes/manage.tsx') },
    { path: 'manage/loyalty/:section', personal: 'server', lazy: () => import('./routes/manage.tsx') },
    { path: 'manage/loyalty/:section/:id', personal: 'server', lazy: () => import('./routes/manage.tsx') },
  ],
  widgets: {
    'loyalty.points-preview': { load: () => import('./widgets/PointsPreview.tsx') },
    'loyalty.order-points': { load: () => import('./widgets/OrderPoints.tsx') },
    'loyalty.balance': { load: () => import('./widgets/Balance.tsx') },
    'loyalty.redeem': { load: () => import('./widgets/RedeemAtCart.tsx') },
    'loyalty.tier-badge': { load: () => import('./widgets/TierBadge.tsx') },
  },
  extensions: {
    'product.purchase': { load: () => import('./widgets/PointsPreview.tsx') },
  },
})
