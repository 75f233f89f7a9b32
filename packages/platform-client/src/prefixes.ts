/**
 * Public prefixes of the hosted platform (wire §1.2). The specification prints paths without them,
 * so the bare path of a call is its public path with the prefix taken off. First match wins.
 */
export const prefixes = [
  '/ecom',
  '/loyalty-accounts',
  '/loyalty-transactions',
  '/loyalty-coupons',
  '/loyalty-rewards',
  '/loyalty-tiers',
  '/loyalty-programs',
  '/loyalty-social-media',
  '/_api/loyalty-earning-rules',
  '/_api/loyalty-imports',
  '/_api/redirects-api',
  '/_api/iam/authentication',
  '/_api/iam/recovery',
  '/_api/iam/verification',
  '/members',
  '/badges',
  '/stores-reader',
  '/stores',
] as const

export type PathStyle = 'hosted' | 'bare'

/** `/ecom/v1/carts/current` stays as it is in hosted style and becomes `/v1/carts/current` in bare style. */
export function stylePath(path: string, style: PathStyle): string {
  if (style === 'hosted') return path
  const prefix = prefixes.find((candidate) => path.startsWith(`${candidate}/v`))
  return prefix ? path.slice(prefix.length) : path
}
