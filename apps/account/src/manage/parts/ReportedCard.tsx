import { parts as styles, useSend } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Badge, Button, Card, Heading, Notice, TextLink } from '@galleria/ui'
import { fullName } from '../../rules/member-name.ts'
import type { Reported, Verdict } from '../data/reports.ts'
import { MemberStatus } from '../member-status.tsx'
import { type Say, useMessages } from '../messages/index.ts'
import own from './members.module.css'
import { Reporter } from './Reporter.tsx'

interface Props {
  readonly reported: Reported
  readonly isDone: boolean
  readonly date: (text: string | null | undefined) => string
}

export function reasonName(category: string | undefined, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    SPAM: t('reason.spam'),
    IMPERSONATION: t('reason.impersonation'),
    HARASSMENT: t('reason.harassment'),
  }
  return words[category ?? ''] ?? t('reason.other')
}

/** One member, all that is said of them, and what can be made of it. */
export function ReportedCard({ reported: { id, member, reports }, isDone, date }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<{ verdict?: Verdict }>()
  const act = (verdict: Verdict) => send({ verdict, memberId: id })
  const name = (member && fullName(member)) || t('members.nameless')
  return (
    <Card>
      <div className={styles.form}>
        <Heading level={2} size="lg" tabIndex={-1}>
          <TextLink as={Link} to={`/manage/members/profile/${id}`}>
            <bdi>{name}</bdi>
          </TextLink>
        </Heading>
        {member && (
          <p>
            <MemberStatus member={member} />
          </p>
        )}
        <ul className={`${styles.form} ${own.list}`}>
          {reports.map(({ id: reportId, reason, reporter, createdDate }) => (
            <li key={reportId}>
              <p>
                <Badge tone="warning">{reasonName(reason?.category, t)}</Badge>{' '}
                <bdi>{reason?.description}</bdi>
              </p>
              <p className={styles.quiet}>
                <Reporter reporter={reporter} /> · {date(createdDate)}
              </p>
            </li>
          ))}
        </ul>
        {!isDone && (
          <fieldset className={`${styles.buttons} ${own.acts}`}>
            <legend className={styles.quiet}>
              <bdi>{t('reports.what', { name })}</bdi>
            </legend>
            <Button pending={isSending} onClick={() => act('dismiss')}>
              {t('reports.dismiss')}
            </Button>
            {member?.activityStatus !== 'MUTED' && (
              <Button pending={isSending} onClick={() => act('mute')}>
                {t('change.mute')}
              </Button>
            )}
            {member?.status !== 'BLOCKED' && member?.status !== 'OFFLINE' && (
              <Button variant="danger" pending={isSending} onClick={() => act('block')}>
                {t('change.block')}
              </Button>
            )}
          </fieldset>
        )}
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      </div>
    </Card>
  )
}
