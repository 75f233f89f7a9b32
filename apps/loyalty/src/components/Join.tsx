import { withoutLanguage } from '@galleria/i18n'
import { Link, useLocation } from '@galleria/router'
import { ButtonLink, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './Join.module.css'

/** The two ways in, and back to this page. */
export function Join() {
  const t = useMessages()
  const { pathname } = useLocation()
  const back = new URLSearchParams({ returnTo: withoutLanguage(pathname) })
  return (
    <p className={styles.actions}>
      <ButtonLink as={Link} to={`/account/register?${back}`} variant="primary" size="large">
        {t('intro.join')}
      </ButtonLink>
      <TextLink as={Link} to={`/account/sign-in?${back}`}>
        {t('intro.sign-in')}
      </TextLink>
    </p>
  )
}
