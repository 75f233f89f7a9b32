import { defineModule } from '@galleria/federation'
import { key, messages } from './messages/index.ts'

export default defineModule({
  name: 'loyalty',
  nav: [
    {
      label: key('nav.loyalty'),
      to: '/loyalty',
      offered: async ({ context }) => (await import('./has-programme.ts')).hasProgramme(context),
    },
  ],
  messages,
  routes: [
    { path: 'loyalty', lazy: () => import('./routes/loyalty.tsx') },
    { path: 'loyalty/account', personal: true, lazy: () => import('./routes/account.ts') },
    { path: 'loyalty/history', personal: true, lazy: () => import('./routes/history.ts') },
    { path: 'loyalty/order-points', personal: true, lazy: () => import('./routes/order-points.ts') },
  ],
  widgets: {
    'loyalty.points-preview': { load: () => import('./widgets/PointsPreview.tsx') },
    'loyalty.order-points': { load: () => import('./widgets/OrderPoints.tsx') },
    'loyalty.balance': { load: () => import('./widgets/Balance.tsx') },
    'loyalty.tier-badge': { load: () => import('./widgets/TierBadge.tsx') },
  },
})
