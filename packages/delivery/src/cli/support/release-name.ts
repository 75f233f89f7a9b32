import { DeliveryFault } from '../../base/fault.ts'

export function named(release: string): { readonly module: string; readonly version: string } {
  const [module, version, ...more] = release.split('@')
  if (!module || !version || more.length > 0)
    throw new DeliveryFault(`"${release}" is no <module>@<version>.`)
  return { module, version }
}
