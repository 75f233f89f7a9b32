import { applicationError } from '../../../base/errors.ts'
import { sameSecret } from '../../../base/secrets.ts'
import { emailKey } from '../../../base/texts/email-key.ts'
import type { Services } from '../../../data/services.ts'
import type { Client } from '../../../http/client.ts'
import { accountBudget, giveBackAll, takeAttempts } from '../../identity/index.ts'
import { type Access, grantAccess } from './access-token.ts'
import { findOrderByNumber } from './store.ts'

/**
 * A guest's order by its number and the e-mail it was placed with. An unknown number, another e-mail and a member's
 * order are one and the same: equal answers after equal work, each a try of the address's and of the network's.
 */
export async function findGuestOrder(
  services: Services,
  query: { readonly number: string; readonly email: string },
  client: Client,
): Promise<Access> {
  const { db, config } = services
  const key = emailKey(query.email.trim()) ?? ''
  const budgets = [
    accountBudget(`order look-up:${key}`),
    { of: `order look-up from:${client.address}`, allowed: config.failuresPerAddress },
  ]
  await takeAttempts(db, services.clock, budgets)
  // Without the document: reading a large one would tell by its time that the number is there.
  const found = await findOrderByNumber(db, query.number)
  const same = sameSecret(key, emailKey(found?.email ?? '') ?? 'nobody')
  if (!found || !same || found.memberId !== null || found.status === 'INITIALIZED')
    throw applicationError(404, 'ORDER_NOT_FOUND', 'Guest order not found. Check the order number and email.')
  await giveBackAll(db, budgets)
  return grantAccess(services, found)
}
