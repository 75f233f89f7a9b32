import type { PlatformConfig } from '../../config.ts'
import type { Letter } from '../../mailbox/deliver.ts'
import type { FactorType } from './tables.ts'

type Store = Pick<PlatformConfig, 'storeName' | 'storeUrl' | 'publicUrl'>

/** A one-time code by the way the factor names. */
export function codeMessage(store: Store, type: FactorType, to: string, code: string): Letter {
  const { storeName } = store
  if (type === 'SMS') {
    return {
      to,
      channel: 'SMS',
      subject: `Text to ${to}`,
      text: `${code} is your ${storeName} code. Tell it to nobody.`,
      code,
    }
  }
  if (type === 'CALL') {
    const spoken = [...code].join(', ')
    return {
      to,
      channel: 'CALL',
      subject: `Call to ${to}`,
      text: `Hello. Your ${storeName} code is: ${spoken}. Again: ${spoken}. Goodbye.`,
      code,
    }
  }
  return {
    to,
    channel: type === 'PUSH' ? 'PUSH' : 'EMAIL',
    subject: `${code} is your ${storeName} code`,
    text: `Hello,\n\nyour code is ${code}. It works for ten minutes, and once.\n\nIf you did not ask for it, somebody knows your password: change it.\n\n${storeName}`,
    code,
  }
}

/** Leads to the page where the sign-in is approved or refused. */
export function pushMessage(
  store: Store,
  to: string,
  { link, from, transactionId }: { link: string; from: string; transactionId: string },
): Letter {
  return {
    to,
    channel: 'PUSH',
    transactionId,
    subject: `Is it you who signs in to ${store.storeName}?`,
    text: `Somebody signs in from ${from}. Approve or refuse it here:\n${link}`,
  }
}

/** After every change of how somebody signs in: whoever did not make it must learn of it. */
export function noticeMail(store: Store, to: string, what: string): Letter {
  return {
    to,
    subject: `${store.storeName}: ${what}`,
    text: `Hello,\n\nthis just happened in your account: ${what.toLowerCase()}.\n\nIf it was not you, choose a new password at once:\n${store.storeUrl}/account/sign-in\n\n${store.storeName}`,
  }
}
