import { Checkout } from '@galleria/platform-client/entities/checkout'
import * as operations from '@galleria/platform-client/operations/cart/checkout'
import { z } from 'zod'
import { applicationError } from '../../base/errors.ts'
import { ignoring } from '../../base/input/closed.ts'
import { flag } from '../../base/query.ts'
import { type Trx, transaction } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { requestedLanguage } from '../../domain/messages/requested-language.ts'
import { type App, operation } from '../../http/route.ts'
import { lineFields, Quantity, storePictures } from '../cart/index.ts'
import { ifRegistered } from '../redirects/index.ts'
import { abandonedCartRoutes } from './abandoned/routes.ts'
import { checkoutAddress } from './checkout-address.ts'
import { checkoutView, quoteCheckout } from './checkout-view.ts'
import { createFromLines, NewCheckout } from './create-from-lines.ts'
import { emitCheckoutCompleted } from './events.ts'
import { fromCartRoutes } from './from-cart.ts'
import { guesserOf, withGiftCardTry } from './gift-card-tries.ts'
import { addToLines } from './lines.ts'
import { reachOf, refuseOwnPrices } from './reach.ts'
import { findCheckout, findCheckoutIdOf, noCheckout, updateCompleted } from './store.ts'
import { Payment, submitCheckout } from './submit.ts'
import { checkoutTemplateRoutes } from './templates/routes.ts'
import { maskedChanges, UpdateCheckout, updateCheckout } from './update.ts'

const Answer = z.object({ checkout: Checkout })
const Id = z.object({ id: z.string().max(100) })

interface LineInput extends Record<string, unknown> {
  readonly id: string
  readonly lineItemIds?: string[]
  readonly lineItems?: { id: string; quantity: number }[]
}

/** Wire §3.2. */
export function checkoutRoutes(app: App): void {
  fromCartRoutes(app)

  operation(
    app,
    operations.createCheckout,
    { body: NewCheckout, answer: Answer },
    async ({ input, caller, client, request, ...services }) => {
      refuseOwnPrices(caller, input)
      const wanted = await storePictures(services, input)
      const language = requestedLanguage(request)
      return withGiftCardTry(services, guesserOf({ caller, client }), input.giftCardCode, () =>
        transaction(services.db, async (trx) => ({
          checkout: await createFromLines(trx, services, caller, wanted, language),
        })),
      )
    },
  )

  operation(
    app,
    operations.getCheckout,
    { query: Id.extend({ refresh: flag.optional() }), answer: Answer },
    async ({ db, clock, config, caller, input }) => {
      const row = await findCheckout(db, input.id, reachOf(caller))
      return { checkout: checkoutView(config, row, await quoteCheckout(db, row, clock.now(), config)) }
    },
  )

  operation(
    app,
    operations.getCheckoutByCartId,
    { query: Id, answer: Answer },
    async ({ db, clock, config, caller, input }) => {
      const found = isUuid(input.id) ? await findCheckoutIdOf(db, input.id) : undefined
      if (!found) throw noCheckout()
      const row = await findCheckout(db, found.id, reachOf(caller))
      return { checkout: checkoutView(config, row, await quoteCheckout(db, row, clock.now(), config)) }
    },
  )

  operation(
    app,
    operations.getCheckoutUrl,
    {
      query: Id.extend({ currencyCode: z.string().max(3).optional() }),
      answer: z.object({ checkoutUrl: z.string() }),
    },
    async ({ db, clock, config, caller, request, input }) => {
      const row = await findCheckout(db, input.id, reachOf(caller))
      const instead = ifRegistered(config, row.overrideCheckoutUrl)
      if (instead) return { checkoutUrl: instead }
      return { checkoutUrl: await checkoutAddress({ db, clock, config, caller, request }, row) }
    },
  )

  operation(
    app,
    operations.updateCheckout,
    { body: UpdateCheckout, answer: Answer },
    async ({ caller, client, input: given, ...services }) => {
      refuseOwnPrices(caller, given)
      const input = await storePictures(services, given)
      const change = async (trx: Trx) => {
        const { checkout: wanted, lineItems = [], customLineItems, fieldMask, ...rest } = input
        const { ignoreCalculationErrors: lenient = false, ...extras } = rest
        const { id, ...told } = wanted
        const changes = maskedChanges(told, fieldMask)
        const owner = reachOf(caller)
        const lines =
          lineItems.length || customLineItems.length
            ? await addToLines(
                trx,
                [],
                { lineItems, customLineItems },
                { config: services.config, date: services.clock.now() },
              )
            : undefined
        const changed = { id, caller, changes, extras, lines, lenient, ...(owner ? { owner } : {}) }
        return { checkout: (await updateCheckout(trx, services, changed)).checkout }
      }
      return withGiftCardTry(services, guesserOf({ caller, client }), input.giftCardCode, () =>
        transaction(services.db, change),
      )
    },
  )

  operation(
    app,
    operations.addToCheckout,
    {
      body: Id.extend(lineFields(100)).refine(
        ({ lineItems, customLineItems }) => lineItems.length + customLineItems.length > 0,
        {
          error: 'must not be empty',
          path: ['lineItems'],
          params: { violatedRule: 'REQUIRED_FIELD' },
        },
      ),
      answer: Answer,
    },
    async ({ caller, input: given, ...services }) => {
      const owner = reachOf(caller)
      await findCheckout(services.db, given.id, owner)
      refuseOwnPrices(caller, given)
      const input = await storePictures(services, given)
      return transaction(services.db, async (trx) => {
        const row = await findCheckout(trx, input.id, owner, { lock: true })
        if (row.status === 'COMPLETED')
          throw applicationError(409, 'CHECKOUT_IS_COMPLETE', 'This checkout is already an order.')
        const { currency } = row
        const lines = await addToLines(trx, row.lines, input, {
          config: services.config,
          currency,
          date: services.clock.now(),
        })
        const change = { id: row.id, caller, changes: {}, lines, ...(owner ? { owner } : {}) }
        return { checkout: (await updateCheckout(trx, services, change)).checkout }
      })
    },
  )

  for (const [served, body, work] of [
    [
      operations.removeLineItems,
      Id.extend({ lineItemIds: z.array(z.string().max(100)).min(1).max(300) }),
      (line: { id: string; quantity: number }, input: LineInput) =>
        input.lineItemIds?.includes(line.id) ? 0 : line.quantity,
    ],
    [
      operations.updateLineItemsQuantity,
      Id.extend({
        lineItems: z
          .array(z.object({ id: z.string().max(100), quantity: Quantity }))
          .min(1)
          .max(100),
      }),
      (line: { id: string; quantity: number }, input: LineInput) =>
        input.lineItems?.find(({ id }) => id === line.id)?.quantity ?? line.quantity,
    ],
  ] as const) {
    operation(
      app,
      served,
      {
        body: body as z.ZodType<LineInput>,
        answer: Answer,
      },
      ({ db, caller, input, ...services }) =>
        transaction(db, async (trx) => {
          const owner = reachOf(caller)
          const row = await findCheckout(trx, input.id, owner, { lock: true })
          const lines = row.lines
            .map((line) => ({ ...line, quantity: work(line, input) }))
            .filter(({ quantity }) => quantity > 0)
          const change = { id: row.id, caller, changes: {}, lines, ...(owner ? { owner } : {}) }
          return { checkout: (await updateCheckout(trx, services, change)).checkout }
        }),
    )
  }

  for (const [served, extras] of [
    [operations.removeCoupon, { couponCode: null }],
    [operations.removeGiftCard, { giftCardCode: null }],
  ] as const) {
    operation(app, served, { body: Id, answer: Answer }, ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const owner = reachOf(caller)
        const change = { id: input.id, caller, changes: {}, extras, ...(owner ? { owner } : {}) }
        return { checkout: (await updateCheckout(trx, services, change)).checkout }
      }),
    )
  }

  operation(
    app,
    operations.createOrder,
    {
      body: ignoring(
        Id.extend({
          payment: Payment.optional(),
          delayCapture: z.boolean().optional(),
          savePaymentMethod: z.boolean().optional(),
        }),
        'inAppPurchase',
        'urlParams',
      ),
      answer: z.object({ orderId: z.string() }),
    },
    ({ caller, input, ...services }) => submitCheckout(services, reachOf(caller), input),
  )

  operation(
    app,
    operations.markCheckoutAsCompleted,
    { body: Id.extend({ orderId: z.guid().optional() }), answer: z.object({}) },
    ({ db, clock, config, caller, input }) =>
      transaction(db, async (trx) => {
        const before = await findCheckout(trx, input.id, undefined, { lock: true })
        if (before.status === 'COMPLETED') return {}
        const date = clock.now()
        const row = await updateCompleted(trx, {
          orderId: input.orderId,
          id: before.id,
          revision: before.revision,
          date,
        })
        const checkout = checkoutView(config, row, await quoteCheckout(trx, row, date, config))
        await emitCheckoutCompleted(trx, { checkout, row, date, caller })
        return {}
      }),
  )

  abandonedCartRoutes(app)
  checkoutTemplateRoutes(app)
}
