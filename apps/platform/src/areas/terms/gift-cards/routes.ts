import { GiftCardAccount, GiftCardHistoryEntry } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/gift-cards'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision, Revision } from '../../../base/input/revision.ts'
import { Decimal } from '../../../base/input/wire-parts.ts'
import { transaction } from '../../../data/database.ts'
import { ListQuery, listPage } from '../../../data/query-language/memory-list.ts'
import { minorAmount } from '../../../domain/money/minor-amount.ts'
import { authorNames } from '../../../http/author-names.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { deliver } from '../../mailbox/index.ts'
import { shopConfig } from '../../site-properties/index.ts'
import { Moment, refused } from '../crud/parts.ts'
import { newGiftCardCode } from './code.ts'
import { giftCardError, giftCardProblem } from './find.ts'
import { historyOf } from './history.ts'
import { issueGiftCard } from './issue.ts'
import { giftLetter } from './letter.ts'
import {
  changeCard,
  findActs,
  findGiftCard,
  findGiftCards,
  findMovements,
  insertAct,
  replaceCode,
  requireCard,
} from './store.ts'
import { giftCardOf } from './view.ts'

const answer = z.object({ giftCard: GiftCardAccount })
const Id = z.object({ id: z.string() })
const RecipientInput = z.object({
  email: z.email().max(254),
  name: z.string().max(100).nullish(),
  /** Words of the giver. */
  message: z.string().max(1000).nullish(),
  language: z.string().max(10).nullish(),
})

/** Gift cards: made, found, stopped. Not in the wire reference, which knows them by their code in a checkout alone. */
export function giftCardRoutes(app: App): void {
  operation(
    app,
    operations.createGiftCard,
    {
      body: z.object({
        giftCard: z.object({
          initialValue: Decimal,
          expirationDate: Moment.nullish(),
          recipient: RecipientInput.nullish(),
        }),
      }),
      answer: z.object({ giftCard: GiftCardAccount, code: z.string() }),
    },
    async ({ db, clock, config, caller, input }) => {
      const { initialValue, expirationDate: expiresAt = null, recipient } = input.giftCard
      const { currency } = config
      const date = clock.now()
      const amount = minorAmount(initialValue, currency, 'giftCard.initialValue')
      if (amount === 0) throw refused('giftCard.initialValue', 'must be above 0')
      if (expiresAt && expiresAt <= date) throw refused('giftCard.expirationDate', 'must be in the future')
      return transaction(db, async (trx) => {
        const card = { amount, currency, orderId: null, date, expiresAt, recipient: recipient ?? undefined }
        const { id, code } = await issueGiftCard(trx, card)
        await insertAct(trx, id, 'ISSUED', { date, caller })
        if (recipient) {
          const told = { code, balance: amount, currency, expiresAt }
          await deliver(trx, { ...giftLetter(await shopConfig(trx, config), recipient, told), date })
        }
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

  operation(
    app,
    operations.sendGiftCard,
    { body: Id.extend({ revision: Revision.optional(), recipient: RecipientInput }), answer },
    ({ db, clock, config, caller, input }) =>
      transaction(db, async (trx) => {
        const { id, revision, recipient } = input
        const date = clock.now()
        const before = await requireCard(trx, id, { lock: true })
        checkRevision(before.revision, revision)
        const { status } = giftCardOf(before, date)
        if (status !== 'ACTIVE')
          throw applicationError(
            428,
            'GIFT_CARD_NOT_ACTIVE',
            'This gift card pays nothing now. Enable or extend it first.',
          )
        const code = newGiftCardCode()
        const card = await replaceCode(trx, before, code, recipient, date)
        await insertAct(trx, id, 'SENT', { date, caller })
        const { balanceMinor: balance, currency, expiresAt } = card
        await deliver(trx, {
          ...giftLetter(await shopConfig(trx, config), recipient, { code, balance, currency, expiresAt }),
          date,
        })
        return { giftCard: giftCardOf(card, date) }
      }),
  )

  operation(
    app,
    operations.getGiftCardHistory,
    { query: Id, answer: z.object({ entries: z.array(GiftCardHistoryEntry) }) },
    async ({ db, input }) => {
      const card = await requireCard(db, input.id)
      const acts = await findActs(db, card.id)
      const movements = await findMovements(db, card.id)
      return { entries: historyOf(card, acts, movements, await authorNames(db, acts)) }
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
      return changeCard(call, id, revision, 'CHANGED', { expiresAt })
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
      (call) =>
        changeCard(call, call.input.id, call.input.revision, disabled ? 'DISABLED' : 'ENABLED', { disabled }),
    )
}

type View = ReturnType<typeof giftCardOf>

const fields = {
  id: { kind: 'id', read: ({ id }: View) => id, sortable: true },
  createdDate: { kind: 'date', read: ({ createdDate }: View) => Date.parse(createdDate), sortable: true },
  status: { kind: 'text', read: ({ status }: View) => status },
  orderId: { kind: 'id', read: ({ orderId }: View) => orderId },
  obfuscatedCode: { kind: 'text', read: ({ obfuscatedCode }: View) => obfuscatedCode },
  'recipient.email': { kind: 'text', read: ({ recipient }: View) => recipient?.email },
  'recipient.name': { kind: 'text', read: ({ recipient }: View) => recipient?.name },
  expirationDate: {
    kind: 'date',
    read: ({ expirationDate }: View) => (expirationDate ? Date.parse(expirationDate) : undefined),
    sortable: true,
  },
} as const
