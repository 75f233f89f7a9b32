import { defineModule } from '@galleria/federation'
import { key, messages } from './messages/index.ts'

export default defineModule({
  name: 'account',
  nav: [
    { label: key('nav.account'), to: '/account' },
    { label: key('nav.members'), to: '/members' },
    {
      label: key('nav.look-up'),
      to: '/orders/look-up',
      offered: async ({ context }) => (await import('./routes/has-look-up.ts')).hasLookUp(context),
    },
  ],
  messages,
  routes: [
    { path: 'account', personal: true, lazy: () => import('./routes/overview.tsx') },
    { path: 'account/me', personal: true, lazy: () => import('./routes/me.ts') },
    { path: 'account/sign-in', personal: true, lazy: () => import('./routes/sign-in.tsx') },
    { path: 'account/register', personal: true, lazy: () => import('./routes/register.tsx') },
    { path: 'account/verify', personal: true, lazy: () => import('./routes/verify.tsx') },
    { path: 'account/second-factor', personal: true, lazy: () => import('./routes/second-factor.tsx') },
    { path: 'account/new-password', personal: true, lazy: () => import('./routes/new-password.tsx') },
    { path: 'account/security', personal: true, lazy: () => import('./routes/security.tsx') },
    { path: 'account/captcha', personal: true, lazy: () => import('./routes/captcha.ts') },
    { path: 'account/callback', personal: true, lazy: () => import('./routes/callback.tsx') },
    { path: 'account/profile', personal: true, lazy: () => import('./routes/mine.tsx') },
    { path: 'account/profile/:section', personal: true, lazy: () => import('./routes/mine.tsx') },
    { path: 'account/recover', personal: true, lazy: () => import('./routes/recover.tsx') },
    { path: 'account/orders', personal: true, lazy: () => import('./routes/orders.tsx') },
    { path: 'account/orders/:orderId', personal: true, lazy: () => import('./routes/order.tsx') },
    { path: 'account/subscriptions', personal: true, lazy: () => import('./routes/subscriptions.tsx') },
    {
      path: 'account/subscriptions/:contractId',
      personal: true,
      lazy: () => import('./routes/subscription.tsx'),
    },
    { path: 'orders/look-up', lazy: () => import('./routes/look-up.tsx') },
    { path: 'orders/look-up/order', personal: true, lazy: () => import('./routes/looked-up-order.tsx') },
    { path: 'members', lazy: () => import('./routes/members.tsx') },
    { path: 'members/-/standing', personal: true, lazy: () => import('./routes/members-standing.ts') },
    { path: 'members/-/act', personal: true, lazy: () => import('./routes/members-act.ts') },
    { path: 'members/:slug', lazy: () => import('./routes/member.tsx') },
    { path: 'members/:slug/:side', lazy: () => import('./routes/member-list.tsx') },
    { path: 'manage/members', personal: true, lazy: () => import('./routes/manage-members.tsx') },
    { path: 'manage/members/:section', personal: true, lazy: () => import('./routes/manage-members.tsx') },
    {
      path: 'manage/members/:section/:id',
      personal: true,
      lazy: () => import('./routes/manage-members.tsx'),
    },
    { path: 'account/signed-out', lazy: () => import('./routes/signed-out.tsx') },
  ],
  widgets: {
    'account.menu': { load: () => import('./widgets/AccountMenu.tsx') },
  },
})
