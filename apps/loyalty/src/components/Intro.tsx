import type { LoyaltyProgram } from '@galleria/platform-client/loyalty'
import { Link } from '@galleria/router'
import { ButtonLink, Heading, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './Intro.module.css'

interface Props {
  readonly program: LoyaltyProgram
  readonly isMember: boolean
}

export function Intro({ program, isMember }: Props) {
  const t = useMessages()
  return (
    <header className={styles.intro}>
      <p className={styles.eyebrow}>{isMember ? t('intro.yours') : t('intro.free')}</p>
      <Heading level={1} size="3xl" tabIndex={-1}>
        <bdi>{program.name ?? t('page.name')}</bdi>
      </Heading>
      <p className={styles.lead}>
        <bdi>{program.description || t('intro.default')}</bdi>
      </p>
      {program.status === 'PAUSED' && <p>{t('intro.paused')}</p>}
      {!isMember && (
        <p className={styles.actions}>
          <ButtonLink as={Link} to="/account/register?returnTo=%2Floyalty" variant="primary" size="large">
            {t('intro.join')}
          </ButtonLink>
          <TextLink as={Link} to="/account/sign-in?returnTo=%2Floyalty">
            {t('intro.sign-in')}
          </TextLink>
        </p>
      )}
    </header>
  )
}
