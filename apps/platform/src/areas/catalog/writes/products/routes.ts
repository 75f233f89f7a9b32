import { Variant } from '@galleria/platform-client/entities/catalog'
import * as operations from '@galleria/platform-client/operations/catalog/catalog-writes'
import { z } from 'zod'
import { applicationError } from '../../../../base/errors.ts'
import { sentBack } from '../../../../base/input/closed.ts'
import { Revision } from '../../../../base/input/revision.ts'
import { Nothing } from '../../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { ProductAnswer } from '../../read/answers.ts'
import { productView, variantView } from '../../views/product.ts'
import { ChangedVariants } from '../answers.ts'
import { ById, idempotencyKey, NewProduct, ProductChanges, VariantChanges } from '../input.ts'
import { changeOne, createProduct, deleteProduct, updateProduct } from './products.ts'
import { resetVariants, withoutOptions, withVariants } from './variants.ts'

const seen = { merchant: true } as const

const VariantBack = sentBack(VariantChanges, Variant.shape.variant)

/** Products of catalog V1 are made, changed and deleted (wire §3.9). */
export function productWriteRoutes(app: App): void {
  operation(
    app,
    operations.createProduct,
    { body: z.object({ product: NewProduct, idempotencyKey }), answer: ProductAnswer },
    (call) =>
      edited(call, { call: 'CreateProduct', idempotencyKey: call.input.idempotencyKey }, async (edit) => ({
        product: productView(call.config, await createProduct(edit, call.input.product), seen),
      })),
  )

  operation(
    app,
    operations.updateProduct,
    {
      body: z.object({ product: ProductChanges.extend({ id: z.string(), revision: Revision.optional() }) }),
      answer: ProductAnswer,
    },
    (call) =>
      edited(call, { call: 'UpdateProduct' }, async (edit) => {
        const { id, ...changes } = call.input.product
        return { product: productView(call.config, await updateProduct(edit, id, changes), seen) }
      }),
  )

  operation(app, operations.deleteProduct, { query: ById, answer: Nothing }, (call) =>
    edited(call, { call: 'DeleteProduct' }, async (edit) => {
      await deleteProduct(edit, call.input.id)
      return {}
    }),
  )

  operation(
    app,
    operations.updateVariants,
    { body: ById.extend({ variants: z.array(VariantBack).min(1).max(1000) }), answer: ChangedVariants },
    (call) =>
      edited(call, { call: 'UpdateVariants' }, async (edit) => {
        const { currency } = call.config
        const row = await changeOne(edit, call.input.id, (before) =>
          withVariants(before, call.input.variants, currency),
        )
        return { variants: row.variants.map((variant) => variantView(call.config, row, variant, seen)) }
      }),
  )

  operation(app, operations.resetAllVariantData, { body: ById, answer: Nothing }, (call) =>
    edited(call, { call: 'ResetAllVariantData' }, async (edit) => {
      await changeOne(edit, call.input.id, resetVariants)
      return {}
    }),
  )

  operation(app, operations.deleteProductOptions, { query: ById, answer: Nothing }, (call) =>
    edited(call, { call: 'DeleteProductOptions' }, async (edit) => {
      await changeOne(edit, call.input.id, (before) => {
        if (before.manageVariants) throw variantsManaged()
        return withoutOptions(before)
      })
      return {}
    }),
  )

  for (const [served, column] of [
    [operations.removeBrand, 'brandId'],
    [operations.removeRibbon, 'ribbonId'],
  ] as const)
    operation(app, served, { body: ById, answer: Nothing }, (call) =>
      edited(call, { call: served.name }, async (edit) => {
        await changeOne(edit, call.input.id, (before) => ({ ...before, [column]: null }))
        return {}
      }),
    )
}

function variantsManaged() {
  return applicationError(
    400,
    'VARIANTS_MANAGED',
    'The variants have their own values, which would be lost. Set manageVariants to false first.',
  )
}
