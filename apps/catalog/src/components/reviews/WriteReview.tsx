import { Link } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'

interface Props {
  readonly slug: string
  /** Review that the member has written already. */
  readonly ownId: string | null | undefined
}

/** Way to the form of a review. */
export function WriteReview({ slug, ownId }: Props) {
  const t = useMessages()
  return (
    <ButtonLink as={Link} to={`/products/${slug}/review`} variant="secondary">
      {ownId ? t('reviews.edit') : t('reviews.write')}
    </ButtonLink>
  )
}
