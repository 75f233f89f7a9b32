/** Keys that open a page or a file of the platform's own: none of them reads an access token. */
export type PageKey =
  /** No requirement: the same page for everybody. */
  | 'PUBLIC'
  /** A secret in the address that ends: a redirect session, a signed link, the code of a letter. */
  | 'LINK'
  /** The hosted pages' own session, by a cookie. */
  | 'SESSION'
  /** The back office's session, by a cookie that the sign-in of somebody of the staff began. */
  | 'BACK_OFFICE'

const file = (name: string) => ({ [`GET /_hosted/${name}`]: 'PUBLIC' }) as const
const each = <Key extends PageKey>(key: Key, ...routes: string[]) =>
  Object.fromEntries(routes.map((route) => [route, key])) as Record<string, Key>

/** Every route that is no call of the API. Those of the workbench, below `/_dev`, are there in development alone. */
export const pages: Readonly<Record<string, PageKey>> = {
  ...each('PUBLIC', 'GET /health', 'GET /ready', 'GET /media/:file', 'GET /media/members/:file'),
  ...each('PUBLIC', 'GET /_webhooks/:appId/public-key.pem', 'GET /_webhooks/:appId/public-keys'),
  ...file('theme.css'),
  ...file('logo.png'),
  ...file('tokens.css'),
  ...file('account.css'),
  ...file('checkout.css'),
  ...file('checkout.js'),
  ...file('back-office.css'),
  ...file('back-office.js'),
  ...file('form.js'),
  ...file('passkey.js'),
  ...file('captcha.js'),
  ...file('altcha/pow.js'),
  ...file('altcha/helpers.js'),
  ...file('altcha/types.js'),
  ...file('altcha/algorithms/web/pbkdf2.js'),
  ...each('LINK', 'GET /_hosted/checkout/:id', 'POST /_hosted/checkout/:id', 'GET /_hosted/thank-you'),
  ...each('LINK', 'GET /_hosted/recover-checkout/:id', 'GET /_hosted/recover-cart/:id'),
  ...each(
    'LINK',
    'GET /_hosted/invoices/:id',
    'GET /_hosted/downloads/:order/:line',
    'GET /_hosted/my-data/:id',
  ),
  ...each('LINK', 'GET /_hosted/pay/:id', 'POST /_hosted/pay/:id'),
  ...each('LINK', 'PUT /_files/media-uploads/:id', 'GET /_files/media/:id'),
  ...each('LINK', 'GET /_files/catalog-import-errors/:id', 'GET /_files/catalog-exports/:id'),
  ...each('LINK', 'PUT /_files/loyalty-imports/:id', 'GET /_files/loyalty-import-errors/:id'),
  ...each(
    'LINK',
    'GET /_api/oauth2/authorize',
    'GET /_hosted/authorize',
    'GET /_hosted/login',
    'POST /_hosted/login',
  ),
  ...each(
    'LINK',
    'GET /_hosted/sign-up',
    'POST /_hosted/sign-up',
    'POST /_hosted/verify',
    'POST /_hosted/consent',
  ),
  ...each(
    'LINK',
    'GET /_hosted/forgot',
    'POST /_hosted/forgot',
    'GET /_hosted/recover',
    'POST /_hosted/recover',
  ),
  ...each('LINK', 'POST /_hosted/second-step', 'POST /_hosted/second-step/decided', 'GET /_hosted/logout'),
  ...each('LINK', 'GET /_hosted/push', 'POST /_hosted/push'),
  ...each('LINK', 'GET /_hosted/bookings/:id', 'POST /_hosted/bookings/:id'),
  ...each('LINK', 'GET /_hosted/events/:id', 'POST /_hosted/events/:id'),
  ...each('LINK', 'GET /_hosted/plans/:id', 'POST /_hosted/plans/:id'),
  ...each('SESSION', 'GET /_hosted/account', 'GET /_hosted/account/info', 'POST /_hosted/account/info'),
  ...each('SESSION', 'GET /_hosted/account/orders', 'GET /_hosted/account/events'),
  ...each('SESSION', 'GET /_hosted/account/bookings', 'POST /_hosted/account/bookings'),
  ...each('SESSION', 'GET /_hosted/account/subscriptions', 'POST /_hosted/account/subscriptions'),
  ...each('SESSION', 'GET /_hosted/account/security', 'POST /_hosted/account/security'),
  ...each('SESSION', 'POST /_hosted/account/security/activate', 'POST /_hosted/account/security/remove'),
  ...each('SESSION', 'GET /_hosted/account/sessions', 'POST /_hosted/account/sessions'),
  ...each('SESSION', 'POST /_hosted/account/by-name', 'POST /_hosted/account/sign-out'),
  ...each('PUBLIC', 'GET /_hosted/back-office/sign-in', 'POST /_hosted/back-office/sign-in'),
  ...each('BACK_OFFICE', 'GET /_hosted/back-office', 'POST /_hosted/back-office/sign-out'),
  ...each('BACK_OFFICE', 'GET /_hosted/back-office/orders', 'POST /_hosted/back-office/orders'),
  ...each('BACK_OFFICE', 'GET /_hosted/back-office/orders/:id', 'POST /_hosted/back-office/orders/:id'),
  ...each('BACK_OFFICE', 'GET /_hosted/back-office/drafts', 'POST /_hosted/back-office/drafts'),
  ...each('BACK_OFFICE', 'GET /_hosted/back-office/drafts/:id', 'POST /_hosted/back-office/drafts/:id'),
  ...each(
    'BACK_OFFICE',
    'GET /_hosted/back-office/subscriptions',
    'GET /_hosted/back-office/subscriptions/:id',
    'POST /_hosted/back-office/subscriptions/:id',
  ),
  ...each('BACK_OFFICE', 'GET /_hosted/back-office/settings', 'POST /_hosted/back-office/settings'),
  ...each(
    'BACK_OFFICE',
    'GET /_hosted/back-office/settings/orders',
    'POST /_hosted/back-office/settings/orders',
  ),
  ...each(
    'BACK_OFFICE',
    'GET /_hosted/back-office/settings/taxes',
    'POST /_hosted/back-office/settings/taxes',
    'GET /_hosted/back-office/settings/shop',
    'POST /_hosted/back-office/settings/shop',
  ),
}
