import type { Services } from '../../data/services.ts'
import type { Caller } from '../../http/caller.ts'
import type { RequestHead } from '../../http/exchange-type.ts'
import { baseFor, createRedirectSession } from '../redirects/index.ts'
import type { CheckoutRow } from './store.ts'

type Context = Pick<Services, 'db' | 'clock' | 'config'> & {
  readonly caller: Caller
  readonly request: RequestHead
}

/** The page is opened by the owner of the checkout, no matter which caller asks for its address. */
export async function checkoutAddress(
  { db, clock, config, caller, request }: Context,
  row: CheckoutRow,
): Promise<string> {
  const own = row.ownerType === 'MEMBER' ? { memberId: row.ownerId } : { visitorId: row.ownerId }
  const page = `/_hosted/checkout/${row.id}`
  const url = new URL(page, baseFor(config, request.headers.get('origin')))
  const details = { checkoutId: row.id, path: page }
  const asOwner = { ...caller, ...own } as Caller
  const session = { intent: 'ecomCheckout', details, callbacks: {}, caller: asOwner, url } as const
  const { secret } = await createRedirectSession({ db, clock }, session)
  url.searchParams.set('session', secret)
  return url.href
}
