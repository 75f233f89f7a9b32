import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { deliver, type Letter } from '../../mailbox/index.ts'
import { type ShopConfig, shopConfig } from '../../site-properties/index.ts'
import { letter } from '../mail/mails.ts'
import type { OrderRow } from '../read/order-view.ts'
import { findOrderById } from '../store.ts'
import { findNoticesDue, markNoticed } from './store/due.ts'
import type { ContractRow } from './view.ts'

type Context = Pick<Services, 'config' | 'clock'>
/** Cycles shorter than this renew without a letter each time. */
const LONG_CYCLE_DAYS = 14
const days = { DAY: 1, WEEK: 7, MONTH: 30, YEAR: 365 } as const

/** Tells whose money is asked for soon, once for each time. */
export async function noticeDue({ db, ...context }: Context & Pick<Services, 'db'>): Promise<void> {
  const now = context.clock.now()
  const soon = await findNoticesDue(db, now)
  for (const { id } of soon) await transaction(db, (trx) => notice(trx, context, id))
}

async function notice(trx: Trx, context: Context, id: string): Promise<void> {
  const contract = await markNoticed(trx, id, context.clock.now())
  const { nextAt } = contract ?? {}
  if (!contract || !nextAt) return
  const { frequency, interval } = contract.document.settings
  const onTrial = contract.cycle === 0 && contract.trialEndsAt !== null
  const length = days[frequency as keyof typeof days] * (interval ?? 1)
  if (!onTrial && length < LONG_CYCLE_DAYS) return
  await write(trx, context, contract, (config, order) =>
    letter(config, order, ({ t, money, day }) => {
      const values = { product: contract.document.name, date: day(nextAt, config.timeZone) }
      const amount = money(contract.document.total ?? 0)
      return onTrial
        ? { subject: t('mail.trial-subject', values), lines: [t('mail.trial', { ...values, amount })] }
        : { subject: t('mail.renewal-subject', values), lines: [t('mail.renewal', { ...values, amount })] }
    }),
  )
}

/** A cycle could not be bought; `nextAt` is when it is tried again, if it is. */
export function notifyRenewalFailed(
  trx: Trx,
  context: Context,
  contract: ContractRow,
  nextAt: Date | null,
): Promise<void> {
  const product = contract.document.name
  return write(trx, context, contract, (config, order) =>
    letter(config, order, ({ t, day }) => ({
      subject: t('mail.renewal-failed-subject', { product }),
      lines: [
        nextAt
          ? t('mail.renewal-failed', { product, date: day(nextAt, config.timeZone) })
          : t('mail.renewal-ended', { product }),
      ],
    })),
  )
}

async function write(
  trx: Trx,
  { config, clock }: Context,
  { orderId, email, memberId }: ContractRow,
  make: (config: ShopConfig, order: OrderRow) => Letter,
): Promise<void> {
  if (!email) return
  const order = await findOrderById(trx, orderId)
  if (!order) return
  const site = { ...(await shopConfig(trx, config)), currency: order.currency }
  await deliver(trx, { ...make(site, { ...order, memberId, email }), date: clock.now() })
}
