import { useFormat } from '@galleria/i18n'
import { parts as styles } from '@galleria/manage'
import { Badge, Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Shown } from '../pages/profile.tsx'
import { reasonName } from './ReportedCard.tsx'

/** What others say of them. */
export function MemberReported({ reports }: { readonly reports: Shown['reports'] }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <section className={styles.form}>
      <Heading level={2} size="lg">
        {t('profile.reports')}
      </Heading>
      {reports.length === 0 && <p>{t('profile.no-reports')}</p>}
      {reports.map(({ id, reason, createdDate }) => (
        <p key={id}>
          <Badge tone="warning">{reasonName(reason?.category, t)}</Badge> <bdi>{reason?.description}</bdi>{' '}
          <span className={styles.quiet}>
            {createdDate && format.date(createdDate, { dateStyle: 'medium' })}
          </span>
        </p>
      ))}
    </section>
  )
}
