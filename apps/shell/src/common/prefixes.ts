/**
 * `/` is the home page alone and `/manage` the admin's; every other prefix covers what lies below it. Below `/manage` each
 * team has a part.
 */
export function ownsPath(prefixes: readonly string[], path: string): boolean {
  const [, first = '', second = ''] = path.split('/')
  if (first === 'manage') return prefixes.includes(second ? `/manage/${second}` : '/manage')
  return prefixes.includes(`/${first}`)
}

/** Whether a path, without its language, is a step of the checkout: nothing there leads away from it. */
export function isCheckoutPath(path: string): boolean {
  return path === '/checkout' || (path.startsWith('/checkout/') && path !== '/checkout/thank-you')
}

/** Whether a path, without its language, is one of the admin's. */
export function isManagePath(path: string): boolean {
  return path === '/manage' || path.startsWith('/manage/')
}
