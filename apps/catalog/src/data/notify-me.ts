import type { PlatformClient } from '@galleria/platform-client'
import { createBackInStockRequest } from '@galleria/platform-client/back-in-stock'
import { STORES_APP_ID } from '@galleria/platform-client/cart'
import { type NotifyProblem, notifyProblem } from '../rules/product/notify.ts'

export interface Notified {
  readonly email: string
  readonly problem?: NotifyProblem
}

/** Leaves an address for when the product, or its variant, can be bought again. */
export async function notifyMe(client: PlatformClient, form: FormData): Promise<Notified> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [email, variantId] = [text('email'), text('variantId')]
  const catalogReference = {
    catalogItemId: text('productId'),
    appId: STORES_APP_ID,
    ...(variantId && { options: { variantId } }),
  }
  try {
    await createBackInStockRequest(client, { request: { catalogReference, email } })
    return { email }
  } catch (error) {
    const problem = notifyProblem(error)
    if (!problem) throw error
    return { email, problem }
  }
}
