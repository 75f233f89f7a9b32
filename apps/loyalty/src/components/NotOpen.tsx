import { PageTitle } from '@galleria/page-parts/page-title'
import { Link } from '@galleria/router'
import { ButtonLink, Container, EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

/** A program that its owner is still putting together. */
export function NotOpen() {
  const t = useMessages()
  return (
    <Container data-boundary="loyalty">
      <PageTitle page={t('problem.draft')} />
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title={t('problem.draft')}
        description={t('problem.draft-more')}
        action={
          <ButtonLink as={Link} to="/products">
            {t('problem.see-products')}
          </ButtonLink>
        }
      />
    </Container>
  )
}
