import { Customer } from '@galleria/platform-client/entities/customers'
import * as operations from '@galleria/platform-client/operations/customers/customers'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { type App, operation } from '../../../http/route.ts'
import { countFigures } from '../figures/count.ts'
import { lockCustomer, requireCustomer } from '../people/find.ts'
import { customerView } from '../people/view.ts'
import { moveCustomer } from './move.ts'
import { countMoved } from './store.ts'

const Id = z.string().max(100)
const Pair = z.object({ customerId: Id, fromId: Id })

/** Two customers who are one person. */
export function mergeRoutes(app: App): void {
  operation(
    app,
    operations.previewMergeCustomers,
    {
      body: Pair,
      answer: z.object({
        moved: z.object({
          orders: z.int(),
          notes: z.int(),
          tags: z.array(z.string()),
          addresses: z.int(),
          storeCredit: z.string(),
          account: z.boolean(),
        }),
      }),
    },
    async ({ db, config, input: { customerId, fromId } }) => {
      const [target, source] = [await requireCustomer(db, customerId), await requireCustomer(db, fromId)]
      refuseMerge(target, source)
      const { creditMinor, ...counts } = await countMoved(db, source.id, config.currency)
      const tags = source.tags.filter((tag) => !target.tags.includes(tag))
      const storeCredit = toDecimal(creditMinor, config.currency)
      return { moved: { ...counts, tags, storeCredit, account: source.memberId !== null } }
    },
  )

  operation(
    app,
    operations.mergeCustomers,
    { body: Pair, answer: z.object({ customer: Customer }) },
    async ({ db, config, clock, input: { customerId, fromId } }) => {
      await transaction(db, async (trx) => {
        // In one order, whichever of two merges comes first.
        const rows = []
        for (const id of [customerId, fromId].sort()) rows.push(await lockCustomer(trx, id))
        const [target, source] = [
          rows.find(({ id }) => id === customerId),
          rows.find(({ id }) => id === fromId),
        ]
        if (!target || !source) return
        refuseMerge(target, source)
        await moveCustomer(trx, { from: source.id, to: target.id, date: clock.now() })
      })
      await countFigures({ db, config, clock })
      return { customer: customerView(await requireCustomer(db, customerId), config.currency) }
    },
  )
}

interface Merged {
  readonly id: string
  readonly memberId: string | null
  readonly mergedInto: string | null
}

function refuseMerge(target: Merged, source: Merged): void {
  if (target.id === source.id || target.mergedInto || source.mergedInto)
    throw applicationError(400, 'CUSTOMERS_ARE_ONE', 'These are one customer already. Choose another one.')
  if (target.memberId && source.memberId)
    throw applicationError(
      409,
      'CUSTOMERS_WITH_TWO_ACCOUNTS',
      'Both customers have an account. Only a guest can be merged, or merged with.',
    )
}
