import type { PlatformConfig } from '../config.ts'
import type { Letter } from '../mailbox/deliver.ts'

type Store = Pick<PlatformConfig, 'storeName' | 'storeUrl'>

/** To an address without an account, when somebody asked for a new password with it. */
export function nobodyMail({ storeName, storeUrl }: Store, to: string): Letter {
  return {
    to,
    subject: `There is no ${storeName} account with this address`,
    text: `Hello,\n\nsomebody asked for a new ${storeName} password with this address, but no account has it. Perhaps you registered with another one:\n${storeUrl}/account/sign-in\n\nIf it was not you, you need do nothing.\n\n${storeName}`,
  }
}

/** To a member whom the owner added. */
export function activationMail({ storeName }: Store, to: string, link: string): Letter {
  return {
    to,
    subject: `Your ${storeName} account is waiting`,
    text: `Hello,\n\nan account was made for you at ${storeName}. Choose a password to use it; the link works for a week, and once:\n${link}\n\n${storeName}`,
  }
}
