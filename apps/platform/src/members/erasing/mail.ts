import type { PlatformConfig } from '../../config.ts'
import type { Letter } from '../../mailbox/deliver.ts'
import type { Done } from './done.ts'

const words = {
  ERASED: 'erased',
  ANONYMISED: 'kept without anything that leads to you',
  KEPT: 'kept, of nobody any more',
  REASSIGNED: 'handed over to another member',
} as const

/** The last letter: what was done, kind by kind. */
export function deletionMail(
  { storeName }: Pick<PlatformConfig, 'storeName'>,
  to: string,
  done: readonly Done[],
): Letter {
  const lines = done.map(
    ({ name, count, fate, why }) => `- ${labelOf(name)} (${count}): ${words[fate]}. ${why}`,
  )
  const list = lines.length
    ? `This is what became of what we held:\n${lines.join('\n')}`
    : 'We held nothing else.'
  return {
    to,
    subject: `Your account at ${storeName} is deleted`,
    text: `Hello,\n\nyour account and your profile are gone. ${list}\n\n${storeName}`,
  }
}

/** `backInStockRequests` in words. */
function labelOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
