/** Keys that open a page or a file of the platform's own: none of them reads an access token. */
export type PageKey =
  /** No requirement: the same page for everybody. */
  | 'PUBLIC'
  /** A secret in the address that ends: a redirect session, a signed link, the code of a letter. */
  | 'LINK'
  /** The hosted pages' own session, by a cookie. */
  | 'SESSION'
  /** A secret of the server's variables, as a bearer token. */
  | 'SECRET'

const file = (name: string) => ({ [`GET /_hosted/${name}`]: 'PUBLIC' }) as const
const each = <Key extends PageKey>(key: Key, ...routes: string[]) =>
  Object.fromEntries(routes.map((route) => [route, key])) as Record<string, Key>

/** Every route that is no call of the API. Those of the workbench, below `/_dev`, are there in development alone. */
export const pages: Readonly<Record<string, PageKey>> = {
  ...each('PUBLIC', 'GET /health', 'GET /ready', 'GET /media/:file', 'GET /media/members/:file'),
  ...each('PUBLIC', 'GET /media/reviews/:file'),
  ...each('PUBLIC', 'GET /_webhooks/:appId/public-key.pem', 'GET /_webhooks/:appId/public-keys'),
  ...file('theme.css'),
  ...file('logo.png'),
  ...file('fraunces.woff2'),
  ...file('tokens.css'),
  ...file('account.css'),
  ...file('checkout.css'),
  ...file('checkout.js'),
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
    'GET /_hosted/order-sheets/:kind/:ids',
    'GET /_hosted/shipping-labels/:ids',
    'GET /_hosted/downloads/:order/:line',
    'GET /_hosted/my-data/:id',
    'GET /_hosted/customer-data/:id',
  ),
  ...each('LINK', 'GET /_hosted/pay/:id', 'POST /_hosted/pay/:id'),
  ...each('LINK', 'GET /_hosted/letters/:kind/:language/:scheme/:content'),
  ...each('LINK', 'GET /_hosted/newsletter/:act/:id', 'POST /_hosted/newsletter/:act/:id'),
  ...each('SECRET', 'POST /_hosted/mail/bounces'),
  ...each('LINK', 'PUT /_files/media-uploads/:id', 'GET /_files/media/:id'),
  ...each('LINK', 'GET /_files/catalog-import-errors/:id', 'GET /_files/catalog-exports/:id'),
  ...each('LINK', 'GET /_files/shop-exports/:id'),
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
}
