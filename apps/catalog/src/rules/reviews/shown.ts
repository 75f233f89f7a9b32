import type { Review } from '@galleria/platform-client/reviews'

/** A review as pages show it. */
export interface ShownReview {
  readonly id: string
  readonly stars: number
  readonly title?: string
  readonly text?: string
  readonly author?: string
  readonly date: string
  readonly isVerified: boolean
  readonly helpful: number
  readonly pictures: readonly { readonly src: string; readonly width: number; readonly height: number }[]
  readonly reply?: { readonly text: string; readonly date?: string }
}

export function shownReview(review: Review): ShownReview {
  const { content, author, reply, createdDate, reviewDate } = review
  return {
    ...{ id: review.id, stars: content.rating },
    ...(content.title && { title: content.title }),
    ...(content.body && { text: content.body }),
    ...(author.authorName && { author: author.authorName }),
    date: reviewDate ?? createdDate ?? '',
    isVerified: review.verified === true,
    helpful: review.foundHelpful ?? 0,
    pictures: (content.media ?? []).flatMap(({ image }) =>
      image ? [{ src: image.url, width: image.width ?? 800, height: image.height ?? 800 }] : [],
    ),
    ...(reply && {
      reply: { text: reply.message, ...(reply.createdDate && { date: reply.createdDate }) },
    }),
  }
}
