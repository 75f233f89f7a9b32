import { duplicateProducts } from '@galleria/platform-client/operations/catalog/catalog-bulk'
import { z } from 'zod'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { idempotencyKey } from '../input.ts'
import { duplicate } from './duplicate.ts'

const Copy = z.object({ id: z.guid(), sourceId: z.guid(), name: z.string(), slug: z.string() })

/** Copies of products. Extension: the wire has no such call. */
export function duplicateRoutes(app: App): void {
  operation(
    app,
    duplicateProducts,
    {
      body: z.object({
        productIds: z.array(z.string()).min(1).max(100),
        nameAs: z.string().trim().min(1).max(80).default('Copy of {name}'),
        withMedia: z.boolean().default(true),
        withStock: z.boolean().default(false),
        idempotencyKey,
      }),
      answer: z.object({ copies: z.array(Copy) }),
    },
    (call) => {
      const { idempotencyKey: key, ...wanted } = call.input
      return edited(call, { call: duplicateProducts.name, idempotencyKey: key }, async (edit) => ({
        copies: await duplicate(edit, wanted),
      }))
    },
  )
}
