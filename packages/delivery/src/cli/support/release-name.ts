import { DeliveryFault } from '../../base/fault.ts'

export function named(release: string): { readonly module: string; readonly version: string } {
  const [module, version, ...more] = release.split('@')
  if (!module || !version || more.length > 0)
    throw new DeliveryFault(
      'RELEASE_NAME_MALFORMED',
      `Enter a release as <module>@<version>, such as cart@1.4.0. Got "${release}".`,
    )
  return { module, version }
}
