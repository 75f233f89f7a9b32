import { Reviews } from '../components/reviews/Reviews.tsx'
import type { ProductReviews } from '../data/read-reviews.ts'

interface Props {
  readonly productId: string
  readonly slug: string
  /** `ProductReviews` of the page's loader. */
  readonly reviews: unknown
}

/** Reviews on the page of a product. A widget, so that the server's HTML of them stays until somebody comes near. */
export default function ReviewsWidget({ productId, slug, reviews }: Props) {
  return (
    <div data-boundary="catalog">
      <Reviews product={{ id: productId, slug }} reviews={reviews as ProductReviews} />
    </div>
  )
}
