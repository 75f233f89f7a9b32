import { defineModule } from '@galleria/federation'
import { key, messages } from './messages/index.ts'

export default defineModule({
  name: 'loyalty',
  nav: [
    {
      label: key('nav.loyalty'),
      to: '/loyalty',
      offered: async ({ context }) => (await import('./data/has-program.ts')).hasProgram(context),
    },
  ],
  messages,
  routes: [
    { path: 'loyalty', lazy: () => import('./routes/loyalty.tsx') },
    { path: 'loyalty/account', personal: true, lazy: () => import('./routes/account.ts') },
    { path: 'loyalty/coupons', personal: 'server', lazy: () => import('./routes/coupons.tsx') },
    { path: 'loyalty/earn', lazy: () => import('./routes/earn.tsx') },
    { path: 'loyalty/earned', personal: true, lazy: () => import('./routes/earned.ts') },
    { path: 'loyalty/history', personal: 'server', lazy: () => import('./routes/history.tsx') },
    {
      path: 'loyalty/history/:transactionId',
      personal: 'server',
      lazy: () => import('./routes/transaction.tsx'),
    },
    { path: 'loyalty/how-it-works', lazy: () => import('./routes/how-it-works.tsx') },
    { path: 'loyalty/mine', personal: true, lazy: () => import('./routes/mine.ts') },
    { path: 'loyalty/order-points', personal: true, lazy: () => import('./routes/order-points.ts') },
    { path: 'loyalty/redeem', personal: true, lazy: () => import('./routes/redeem.ts') },
    { path: 'loyalty/redeemable', personal: true, lazy: () => import('./routes/redeemable.ts') },
    { path: 'loyalty/rewards', lazy: () => import('./routes/rewards.tsx') },
    { path: 'manage/loyalty', personal: 'server', lazy: () => import('./routes/manage.tsx') },
    { path: 'manage/loyalty/:section', personal: 'server', lazy: () => import('./routes/manage.tsx') },
    { path: 'manage/loyalty/:section/:id', personal: true, lazy: () => import('./routes/manage.tsx') },
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
