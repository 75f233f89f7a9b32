import { applicationError } from '../../../base/errors.ts'
import { later } from '../../../base/later.ts'
import { derive, isDerived } from '../../../base/sealed.ts'
import { emailKey } from '../../../base/texts/email-key.ts'
import type { Db } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { OrderRow } from '../read/order-view.ts'
import { findGuestOrderById } from './store.ts'

const LIFE_SECONDS = 30 * 60

export interface Access {
  readonly accessToken: string
  readonly expiresAt: Date
}

/** Grants access without storage: the token holds the order and its expiry, under this platform's signature. */
export function grantAccess(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  order: Pick<OrderRow, 'id' | 'email'>,
): Access {
  const expiresAt = later(clock.now(), LIFE_SECONDS)
  const until = Math.floor(expiresAt.getTime() / 1000)
  return {
    accessToken: `${order.id}.${until}.${derive(config.secret, PURPOSE, textOf(order, until))}`,
    expiresAt,
  }
}

/** The order that a token still opens. It stays shut once a member owns the order, or its e-mail is another one. */
export async function openAccess(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  accessToken: string,
): Promise<{ readonly order: OrderRow; readonly expiresAt: Date }> {
  const [id = '', until = '', proof = ''] = accessToken.split('.')
  const end = /^\d{1,12}$/.test(until) ? Number(until) : 0
  const order = isUuid(id) ? await guestOrder(db, id) : undefined
  const expiresAt = new Date(end * 1000)
  if (!order || expiresAt <= clock.now() || !isDerived(config, PURPOSE, textOf(order, end), proof))
    throw applicationError(
      410,
      'ORDER_ACCESS_HAS_ENDED',
      'The order link has expired. Look up the order again.',
    )
  return { order, expiresAt }
}

function guestOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return findGuestOrderById(db, id)
}

const PURPOSE = 'order look-up'
const textOf = ({ id, email }: Pick<OrderRow, 'id' | 'email'>, until: number) =>
  `${id} ${until} ${emailKey(email) ?? ''}`
