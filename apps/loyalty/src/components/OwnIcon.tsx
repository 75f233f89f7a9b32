import type { LoyaltyProgram } from '@galleria/platform-client/loyalty'

type Icon = NonNullable<NonNullable<LoyaltyProgram['pointDefinition']>['icon']>

/** The owner's picture of points or of a tier; its name stands beside it. */
export function OwnIcon({
  icon,
  size = 28,
}: {
  readonly icon: Icon | null | undefined
  readonly size?: number
}) {
  const url = icon?.url
  return url ? <img src={url} alt="" width={size} height={size} /> : null
}
