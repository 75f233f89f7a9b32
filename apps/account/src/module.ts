import { defineModule } from '@galleria/federation'
import { key, messages } from './messages/index.ts'

export default defineModule({
  name: 'account',
  nav: [
    { label: key('nav.account'), to: '/account' },
    { label: key('nav.members'), to: '/members' },
    { label: key('nav.newsletter'), to: '/newsletter' },
    {
      label: key('nav.look-up'),
      to: '/orders/look-up',
      offered: async ({ context }) => (await import('./data/has-look-up.ts')).hasLookUp(context),
    },
  ],
  manage: {
    nav: [
      {
        section: 'customers',
        label: key('manage.members'),
        to: '/manage/members',
        order: 10,
        area: 'customers',
      },
      {
        section: 'customers',
        label: key('manage.reports'),
        to: '/manage/members/reports',
        order: 20,
        area: 'customers',
      },
      {
        section: 'customers',
        label: key('manage.badges'),
        to: '/manage/members/badges',
        order: 30,
        area: 'customers',
      },
      {
        section: 'customers',
        label: key('manage.community'),
        to: '/manage/members/community',
        order: 40,
        area: 'customers',
      },
    ],
  },
  messages,
  routes: [
    { path: 'account', personal: 'server', lazy: () => import('./routes/overview.tsx') },
    { path: 'account/me', personal: true, lazy: () => import('./routes/me.ts') },
    {
      path: 'account/sign-in',
      personal: 'server',
      lazy: () => import(/* webpackChunkName: 'sign-in' */ './routes/sign-in.tsx'),
    },
    {
      path: 'account/register',
      personal: 'server',
      lazy: () => import(/* webpackChunkName: 'sign-in' */ './routes/register.tsx'),
    },
    {
      path: 'account/verify',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'sign-in' */ './routes/verify.tsx'),
    },
    {
      path: 'account/second-factor',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'sign-in' */ './routes/second-factor.tsx'),
    },
    {
      path: 'account/new-password',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'sign-in' */ './routes/new-password.tsx'),
    },
    { path: 'account/security', personal: true, lazy: () => import('./routes/security.tsx') },
    {
      path: 'account/captcha',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'sign-in' */ './routes/captcha.ts'),
    },
    {
      path: 'account/callback',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'sign-in' */ './routes/callback.tsx'),
    },
    { path: 'account/profile', personal: true, lazy: () => import('./routes/profile.tsx') },
    { path: 'account/profile/about', personal: true, lazy: () => import('./routes/profile.tsx') },
    { path: 'account/profile/contact', personal: true, lazy: () => import('./routes/profile.tsx') },
    { path: 'account/profile/community', personal: true, lazy: () => import('./routes/profile.tsx') },
    { path: 'account/profile/communication', personal: true, lazy: () => import('./routes/profile.tsx') },
    { path: 'account/profile/data', personal: true, lazy: () => import('./routes/profile.tsx') },
    { path: 'account/profile/slug', personal: true, lazy: () => import('./routes/profile.tsx') },
    {
      path: 'account/recover',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'sign-in' */ './routes/recover.tsx'),
    },
    { path: 'account/orders', personal: 'server', lazy: () => import('./routes/orders.tsx') },
    {
      path: 'account/orders/:orderId',
      personal: 'server',
      lazy: () => import(/* webpackChunkName: 'order' */ './routes/order.tsx'),
    },
    {
      path: 'account/subscriptions',
      personal: 'server',
      lazy: () => import(/* webpackChunkName: 'subscriptions' */ './routes/subscriptions.tsx'),
    },
    {
      path: 'account/back-in-stock',
      personal: 'server',
      lazy: () => import(/* webpackChunkName: 'lists' */ './routes/back-in-stock.tsx'),
    },
    {
      path: 'account/reviews',
      personal: 'server',
      lazy: () => import(/* webpackChunkName: 'lists' */ './routes/reviews.tsx'),
    },
    {
      path: 'account/subscriptions/:contractId',
      personal: 'server',
      lazy: () => import(/* webpackChunkName: 'subscriptions' */ './routes/subscription.tsx'),
    },
    { path: 'newsletter', lazy: () => import('./routes/newsletter.tsx') },
    { path: 'orders/look-up', lazy: () => import(/* webpackChunkName: 'order' */ './routes/look-up.tsx') },
    {
      path: 'orders/look-up/order',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'order' */ './routes/looked-up-order.tsx'),
    },
    {
      path: 'members',
      lazy: () => import(/* webpackChunkName: 'members' */ './routes/community/members.tsx'),
    },
    {
      path: 'members/-/standing',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'standing' */ './routes/community/members-relations.ts'),
    },
    {
      path: 'members/-/avatar',
      lazy: () => import(/* webpackChunkName: 'standing' */ './routes/community/member-avatar.ts'),
    },
    {
      path: 'members/-/act',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'standing' */ './routes/community/members-act.ts'),
    },
    {
      path: 'members/:slug',
      lazy: () => import(/* webpackChunkName: 'members' */ './routes/community/member.tsx'),
    },
    {
      path: 'members/:slug/:side',
      lazy: () => import(/* webpackChunkName: 'members' */ './routes/community/member-list.tsx'),
    },
    { path: 'manage/members', personal: 'server', lazy: () => import('./routes/manage-members.tsx') },
    {
      path: 'manage/members/find',
      personal: true,
      lazy: () => import(/* webpackChunkName: 'find-members' */ './routes/find-members.ts'),
    },
    {
      path: 'manage/members/:section',
      personal: 'server',
      lazy: () => import('./routes/manage-members.tsx'),
    },
    {
      path: 'manage/members/:section/:id',
      personal: 'server',
      lazy: () => import('./routes/manage-members.tsx'),
    },
    {
      path: 'account/signed-out',
      lazy: () => import(/* webpackChunkName: 'sign-in' */ './routes/signed-out.tsx'),
    },
  ],
  widgets: {
    'account.menu': { load: () => import('./widgets/AccountMenu.tsx') },
    'account.newsletter': { load: () => import('./widgets/Newsletter.tsx') },
    'account.keep-order': { load: () => import('./widgets/KeepOrder.tsx') },
    'account.member-avatar': { load: () => import('./widgets/MemberAvatar.tsx') },
    'account.follow-button': { load: () => import('./widgets/FollowMember.tsx') },
  },
  extensions: {
    'manage.search': {
      load: () => import(/* webpackChunkName: 'find-members' */ './widgets/FoundMembers.tsx'),
      order: 30,
    },
  },
})
