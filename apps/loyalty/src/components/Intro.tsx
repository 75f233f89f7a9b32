import type { LoyaltyProgram } from '@galleria/platform-client/loyalty'
import { Content, Heading, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './Intro.module.css'
import { Join } from './Join.tsx'

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
        <Content text={program.name ?? t('page.name')} />
      </Heading>
      <p className={styles.lead}>
        <bdi>{program.description || t('intro.default')}</bdi>
      </p>
      {program.status === 'PAUSED' && <Notice tone="warning">{t('intro.paused')}</Notice>}
      {!isMember && <Join />}
    </header>
  )
}
