import { PageTitle } from '@galleria/page-parts/page-title'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'

/** Profile of a member who has blocked the reader: says so and shows nothing else. */
export function BlockedByThem() {
  const t = useMessages()
  return (
    <>
      <PageTitle page={t('blocked.title')} />
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title={t('blocked.title')}
        description={t('blocked.more')}
        action={
          <ButtonLink as={Link} to="/members">
            {t('community.all')}
          </ButtonLink>
        }
      />
    </>
  )
}
