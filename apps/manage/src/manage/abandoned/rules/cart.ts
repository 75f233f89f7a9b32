import type { AbandonedCart } from '@galleria/platform-client/abandoned-carts'

/** Name of who left it, with the address behind where both are known. */
export function buyerName({ firstName, lastName, email }: AbandonedCart['buyerInfo']): string {
  const name = [firstName, lastName].filter((part) => typeof part === 'string' && part).join(' ')
  return name && email ? `${name} (${email})` : name || (email ?? '')
}

export const lettersSent = ({ activities }: Pick<AbandonedCart, 'activities'>) =>
  activities.filter(({ activityType }) => activityType === 'RECOVERY_EMAIL_SENT').length
