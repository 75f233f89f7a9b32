import type { Review } from '@galleria/platform-client/reviews'
import { useCallback, useEffect, useState } from 'react'
import { emptyDraft, type ReviewDraft, readDraft } from '../../rules/reviews/draft.ts'

const keyOf = (productId: string) => `review-draft:${productId}`

/** Text of a review, which outlives a reload, a lost page and a sign-in in this tab. */
export function useReviewDraft(productId: string, review: Review | null) {
  const [draft, setDraft] = useState<ReviewDraft>(
    review
      ? {
          stars: String(review.content.rating),
          title: review.content.title ?? '',
          text: review.content.body ?? '',
        }
      : emptyDraft,
  )
  // After the first paint: the server has drawn the form without this tab's text.
  useEffect(() => {
    setDraft((usual) => readDraft(stored(productId), usual))
  }, [productId])
  const forget = useCallback(() => {
    try {
      sessionStorage.removeItem(keyOf(productId))
    } catch {
      // A browser without storage has kept nothing.
    }
  }, [productId])
  function write(change: Partial<ReviewDraft>) {
    const next = { ...draft, ...change }
    setDraft(next)
    try {
      sessionStorage.setItem(keyOf(productId), JSON.stringify(next))
    } catch {
      // The page itself still has the text.
    }
  }
  return { draft, write, forget }
}

function stored(productId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(productId))
  } catch {
    return null
  }
}
