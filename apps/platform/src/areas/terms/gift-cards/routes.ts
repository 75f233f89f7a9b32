import { GiftCardAccount } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/gift-cards'
import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'
import { Decimal } from '../../../base/input/wire-parts.ts'
import { transaction } from '../../../data/database.ts'
import { ListQuery, listPage } from '../../../data/query-language/memory-list.ts'
import { minorAmount } from '../../../domain/money/minor-amount.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { Moment, refused } from '../crud/parts.ts'
import { giftCardError, giftCardProblem } from './find.ts'
import { issueGiftCard } from './issue.ts'
import { changeCard, findGiftCard, findGiftCards, requireCard } from './store.ts'
import { giftCardOf } from './view.ts'

const answer = z.object({ giftCard: GiftCardAccount })
const Id = z.object({ id: z.string() })

/** Gift cards: made, found, stopped. Not in the wire reference, which knows them by their code in a checkout alone. */
export function giftCardRoutes(app: App): void {
  operation(
    app,
    operations.createGiftCard,
    {
      body: z.object({ giftCard: z.object({ initialValue: Decimal, expirationDate: Moment.nullish() }) }),
      answer: z.object({ giftCard: GiftCardAccount, code: z.string() }),
    },
    async ({ db, clock, config, input }) => {
      const { initialValue, expirationDate: expiresAt = null } = input.giftCard
      const { currency } = config
      const date = clock.now()
      const amount = minorAmount(initialValue, currency, 'giftCard.initialValue')
      if (amount === 0) throw refused('giftCard.initialValue', 'must be above 0')
      if (expiresAt && expiresAt <= date) throw refused('giftCard.expirationDate', 'must be in the future')
      return transaction(db, async (trx) => {
        const { id, code } = await issueGiftCard(trx, { amount, currency, orderId: null, date, expiresAt })
        return { giftCard: giftCardOf(await requireCard(trx, id), date), code }
      })
    },
  )

  operation(
    app,
    operations.queryGiftCards,
    {
      body: z.object({ query: ListQuery.prefault({}) }),
      answer: z.object({ giftCards: z.array(GiftCardAccount), pagingMetadata: CursorMetadata }),
    },
    async ({ db, clock, config, input }) => {
      const rows = await findGiftCards(db)
      const all = rows.map((row) => giftCardOf(row, clock.now()))
      const page = listPage(config, 'gift cards', all, fields, input.query)
      return { giftCards: page.rows, pagingMetadata: page.pagingMetadata }
    },
  )

  operation(
    app,
    operations.getGiftCardByCode,
    { body: z.object({ code: z.string().min(1).max(64) }), answer },
    async ({ db, clock, config, input }) => {
      const card = await findGiftCard(db, input.code)
      const problem = giftCardProblem(input.code, card, clock.now(), config.currency)
      if (!card) throw giftCardError(problem ?? { code: 'GIFT_CARD_NOT_FOUND', description: '' })
      return { giftCard: giftCardOf(card, clock.now()) }
    },
  )

  operation(app, operations.getGiftCard, { query: Id, answer }, async ({ db, clock, input }) => ({
    giftCard: giftCardOf(await requireCard(db, input.id), clock.now()),
  }))

  operation(
    app,
    operations.updateGiftCard,
    {
      body: z.object({
        giftCard: z.object({ id: z.string(), revision: Revision, expirationDate: Moment.nullable() }),
      }),
      answer,
    },
    (call) => {
      const { id, revision, expirationDate: expiresAt } = call.input.giftCard
      return changeCard(call, id, revision, { expiresAt })
    },
  )

  for (const [served, disabled] of [
    [operations.disableGiftCard, true],
    [operations.enableGiftCard, false],
  ] as const)
    operation(
      app,
      served,
      {
        body: Id.extend({ revision: Revision.optional() }),
        answer,
      },
      (call) => changeCard(call, call.input.id, call.input.revision, { disabled }),
    )
}

type View = ReturnType<typeof giftCardOf>

const fields = {
  id: { kind: 'id', read: ({ id }: View) => id, sortable: true },
  createdDate: { kind: 'date', read: ({ createdDate }: View) => Date.parse(createdDate), sortable: true },
  status: { kind: 'text', read: ({ status }: View) => status },
  orderId: { kind: 'id', read: ({ orderId }: View) => orderId },
} as const
