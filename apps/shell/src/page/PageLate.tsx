import { ButtonLink, Container } from '@galleria/ui'
import { Link, useLocation } from 'react-router'
import { useMessages } from '../messages/index.ts'
import { PagePending } from './PagePending.tsx'

/** A page that the server was too slow for: the browser fetches it; whoever has no script can ask again. */
export function PageLate() {
  const t = useMessages()
  const location = useLocation()
  return (
    <>
      <noscript>
        <Container>
          <p>{t('page.late')}</p>
          <ButtonLink as={Link} reloadDocument to={location}>
            {t('problem.reload')}
          </ButtonLink>
        </Container>
      </noscript>
      <PagePending />
    </>
  )
}
