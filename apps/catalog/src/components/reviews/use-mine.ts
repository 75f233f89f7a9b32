import { useFetcher } from '@galleria/router'
import type { MyReviews } from '../../data/helpful.ts'

/** Votes and own review of the member; loaded when they first come near, for most shoppers never do. */
export function useMine(productId: string) {
  const { data, state, load } = useFetcher<MyReviews>({ key: `my reviews ${productId}` })
  return {
    data,
    load: () => {
      if (!data && state === 'idle') void load(`/products/-/helpful?product=${productId}`)
    },
  }
}
