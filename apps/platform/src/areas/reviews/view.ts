import type { Review } from '@galleria/platform-client/entities/reviews'
import type { PlatformConfig } from '../../data/config.ts'
import type { FoundReview } from './store/reviews.ts'

export const STORES = 'stores'

/** Address below which pictures of reviews are. */
export const PICTURES = '/media/reviews'

export function pictureUrl({ publicUrl }: Pick<PlatformConfig, 'publicUrl'>, id: string): string {
  return `${publicUrl}${PICTURES}/${id}.webp`
}

/** @param isPrivate answers staff or the author: the contact and the product too */
export function reviewView(
  config: Pick<PlatformConfig, 'publicUrl'>,
  row: FoundReview,
  isPrivate: boolean,
): Review {
  const { helpful, replyMessage, replyCreatedAt, replyUpdatedAt } = row
  return {
    ...{ id: row.id, namespace: STORES, entityId: row.productId },
    content: {
      ...{ title: row.title, body: row.body, rating: row.rating },
      media: row.media.map(({ id, width, height }) => ({
        image: { id, url: pictureUrl(config, id), width, height },
      })),
    },
    author: { authorName: row.authorName, ...(isPrivate && { contactId: row.contactId }) },
    ...(replyMessage !== null && {
      reply: {
        message: replyMessage,
        createdDate: replyCreatedAt?.toISOString(),
        updatedDate: replyUpdatedAt?.toISOString(),
      },
    }),
    ...{ foundHelpful: helpful, foundUnhelpful: 0, helpfulness: helpful },
    moderation: { moderationStatus: row.status, manuallyChanged: row.manuallyChanged },
    verified: row.verified,
    origin: { type: row.origin, ...(row.originAppId !== null && { appId: row.originAppId }) },
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    ...(row.reviewDate && { reviewDate: row.reviewDate.toISOString() }),
    publishCount: row.publishCount,
    revision: String(row.revision),
    ...(isPrivate &&
      row.productName !== null && {
        product: {
          name: row.productName,
          slug: row.productSlug ?? '',
          visible: row.productVisible === true,
        },
      }),
  }
}
