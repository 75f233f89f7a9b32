import { ApiError } from '../errors.ts'

interface ItemMetadata {
  readonly id: string
  readonly originalIndex: number
  readonly success: boolean
  readonly error?: { readonly code: string; readonly description: string }
}

export interface BulkResult<Item> {
  readonly results: { readonly itemMetadata: ItemMetadata; readonly item?: Item }[]
  readonly bulkActionMetadata: {
    readonly totalSuccesses: number
    readonly totalFailures: number
    readonly undetailedFailures: number
  }
}

/** Does each for itself: a refusal is in its result, and stops no other (wire §1.10 "bulk"). */
export async function inBulk<Input, Item>(
  inputs: readonly Input[],
  idOf: (input: Input) => string,
  work: (input: Input) => Promise<Item>,
): Promise<BulkResult<Item>> {
  const results: BulkResult<Item>['results'] = []
  for (const [originalIndex, input] of inputs.entries()) {
    const id = idOf(input)
    try {
      const item = await work(input)
      results.push({ itemMetadata: { id, originalIndex, success: true }, item })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      results.push({ itemMetadata: { id, originalIndex, success: false, error: bulkErrorOf(error) } })
    }
  }
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  const totalFailures = results.length - totalSuccesses
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
}

/** Result of a bulk creation, in which each created item has its own id. */
export function withIdsOfItems<Item extends { readonly id: string }>(
  made: BulkResult<Item>,
): BulkResult<Item> {
  const results = made.results.map(({ itemMetadata, item }) =>
    item ? { itemMetadata: { ...itemMetadata, id: item.id }, item } : { itemMetadata },
  )
  return { ...made, results }
}

function bulkErrorOf({ body, message }: ApiError): { code: string; description: string } {
  const { details } = body as { details?: { applicationError?: { code: string } } }
  return { code: details?.applicationError?.code ?? 'INVALID_ARGUMENT', description: message }
}
