import { platform } from '@galleria/federation'
import { deleteBackInStockRequest, queryBackInStockRequests } from '@galleria/platform-client/back-in-stock'
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from '@galleria/router'
import type { Waiting, Withdrawn } from '../data/waiting.ts'

/** The caller's own requests to be told about `?product=`. None where the platform does not answer: asking twice is asking once. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<readonly Waiting[]> {
  const productId = new URL(request.url).searchParams.get('product') ?? ''
  const filter = { 'catalogReference.catalogItemId': productId, status: 'RECEIVED' }
  try {
    const asked = await queryBackInStockRequests(
      context.get(platform),
      { query: { filter } },
      { signal: request.signal },
    )
    return asked.requests.map(({ id, email, catalogReference }) => ({
      ...{ id, email, variantId: catalogReference.options?.variantId },
    }))
  } catch {
    return []
  }
}

/** Withdraws the request that the form names; whether it is gone. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Withdrawn> {
  const id = String((await request.formData()).get('id') ?? '')
  try {
    await deleteBackInStockRequest(context.get(platform), { id })
    return { isGone: true }
  } catch {
    return { isGone: false }
  }
}

/** Revalidates only after a request is made or withdrawn on the product's page. */
export const shouldRevalidate = ({ formAction }: ShouldRevalidateFunctionArgs) =>
  formAction?.includes('/products/') ?? false
