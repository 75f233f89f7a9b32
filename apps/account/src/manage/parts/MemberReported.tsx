import { useFormat } from '@galleria/i18n'
import { parts as styles } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Badge, Heading, TextLink } from '@galleria/ui'
import type { Shown } from '../data/profile.ts'
import { useMessages } from '../messages/index.ts'
import own from './members.module.css'
import { reasonName } from './ReportedCard.tsx'
import { Reporter } from './Reporter.tsx'

/** Reports about a member. */
export function MemberReported({ reports }: { readonly reports: Shown['reports'] }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <section className={styles.form}>
      <Heading level={2} size="lg">
        {t('profile.reports')}
      </Heading>
      {reports.length === 0 ? (
        <p>{t('profile.no-reports')}</p>
      ) : (
        <>
          <ul className={`${styles.form} ${own.list}`}>
            {reports.map(({ id, reason, reporter, createdDate }) => (
              <li key={id}>
                <Badge tone="warning">{reasonName(reason?.category, t)}</Badge>{' '}
                <bdi>{reason?.description}</bdi>
                <p className={styles.quiet}>
                  <Reporter reporter={reporter} /> ·{' '}
                  {createdDate && format.date(createdDate, { dateStyle: 'medium' })}
                </p>
              </li>
            ))}
          </ul>
          <p>
            <TextLink as={Link} to="/manage/members/reports">
              {t('profile.to-reports')}
            </TextLink>
          </p>
        </>
      )}
    </section>
  )
}
