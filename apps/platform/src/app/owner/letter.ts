import type { Letter } from '../../areas/mailbox/index.ts'
import type { PlatformConfig } from '../../data/config.ts'

/** To whoever will own the shop. */
export function ownerMail(
  { storeName }: Pick<PlatformConfig, 'storeName'>,
  to: string,
  link: string,
): Letter {
  return {
    to,
    subject: `Your ${storeName} shop is waiting`,
    text: `Hello,\n\nyou are the owner of ${storeName}. Choose a password to sign in; the link works for a day, and once:\n${link}\n\n${storeName}`,
  }
}
