import * as operations from '@galleria/platform-client/operations/terms/shipping'
import { z } from 'zod'
import { ignoring } from '../../../../base/input/closed.ts'
import { ListQuery, listPage } from '../../../../data/query-language/memory-list.ts'
import { Nothing } from '../../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../../http/route.ts'
import { OptionAnswer, OptionsAnswer } from '../answers.ts'
import { shippingFields } from '../fields.ts'
import { NamespaceChange, RegionChange, ShippingOptionChanges, ShippingOptionInput } from '../input.ts'
import { withNamespace, withoutRegion, withRegion } from '../regions/region-change.ts'
import { shippingOptionView } from '../view.ts'
import { checkRates, checkRegions } from './faults.ts'
import { changeOption, createOption, deleteOption } from './options.ts'
import { findOption, findOptions } from './store.ts'

const ById = z.object({ shippingOptionId: z.string() })

/** The merchant's ways of delivery (wire §3.4). */
export function shippingOptionRoutes(app: App): void {
  operation(
    app,
    operations.createShippingOption,
    { body: z.object({ shippingOption: ShippingOptionInput }), answer: OptionAnswer },
    (call) => createOption(call, call.input.shippingOption),
  )

  operation(
    app,
    operations.queryShippingOptions,
    { query: z.object({ query: ListQuery.prefault({}) }), answer: OptionsAnswer },
    async ({ db, config, input }) => {
      const all = await findOptions(db)
      const views = all.map((row) => shippingOptionView(config, row))
      const page = listPage(config, 'shipping options', views, shippingFields, input.query)
      return { shippingOptions: page.rows, pagingMetadata: page.pagingMetadata }
    },
  )

  operation(
    app,
    operations.getShippingOption,
    { query: ById, answer: OptionAnswer },
    async ({ db, config, input }) => ({
      shippingOption: shippingOptionView(config, await findOption(db, input.shippingOptionId)),
    }),
  )

  operation(
    app,
    operations.updateShippingOption,
    {
      body: ignoring(z.object({ shippingOption: ShippingOptionChanges }), 'fieldMask'),
      answer: OptionAnswer,
    },
    (call) => {
      const { id, revision, title, estimatedDeliveryTime, rates, extendedFields } = call.input.shippingOption
      checkRates(rates, call.config.currency)
      return changeOption(call, id, revision, async () => ({
        ...(title === undefined ? {} : { title }),
        ...(estimatedDeliveryTime === undefined ? {} : { deliveryTime: estimatedDeliveryTime ?? '' }),
        ...(rates ? { rates } : {}),
        ...(extendedFields === undefined ? {} : { extendedFields: extendedFields ?? null }),
      }))
    },
  )

  operation(app, operations.deleteShippingOption, { query: ById, answer: Nothing }, (call) =>
    deleteOption(call, call.input.shippingOptionId),
  )

  operation(
    app,
    operations.updateShippingOptionExtendedFields,
    { body: NamespaceChange, answer: OptionAnswer },
    (call) => {
      const { id, namespace, namespaceData } = call.input
      const work = async (_: unknown, row: { readonly extendedFields: Record<string, unknown> | null }) => ({
        extendedFields: withNamespace(row.extendedFields, namespace, namespaceData),
      })
      return changeOption(call, id, undefined, work, { counted: false })
    },
  )

  for (const [served, change] of [
    [operations.addDeliveryRegion, withRegion],
    [operations.removeDeliveryRegion, withoutRegion],
  ] as const) {
    operation(
      app,
      served,
      {
        body: RegionChange.extend({ shippingOptionId: z.string() }),
        answer: OptionAnswer,
      },
      (call) => {
        const { shippingOptionId, deliveryRegionId, revision } = call.input
        return changeOption(call, shippingOptionId, revision, async (trx, row) => {
          await checkRegions(trx, [deliveryRegionId], 'deliveryRegionId')
          return change(row, deliveryRegionId)
        })
      },
    )
  }
}
