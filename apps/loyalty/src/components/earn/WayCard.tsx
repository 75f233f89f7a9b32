import { useFormat } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { Badge, ButtonLink, Card, Heading, Icon, type IconName } from '@galleria/ui'
import type { Earned } from '../../data/earned.ts'
import { useMessages } from '../../messages/index.ts'
import { channels } from '../../rules/channels.ts'
import type { Activity, WayToEarn } from '../../rules/earning-copy.ts'
import { Birthday } from './Birthday.tsx'
import { Follow } from './Follow.tsx'
import styles from './WayCard.module.css'

interface Props {
  readonly way: WayToEarn
  /** Absent for visitors, and until it is known. */
  readonly earned: Earned | undefined
  readonly store: string
  readonly paused: boolean
}

const icons: Readonly<Record<Activity, IconName>> = {
  PURCHASE: 'bag',
  REGISTRATION: 'user',
  BIRTHDAY: 'sun',
  SOCIAL_MEDIA: 'plus',
  OTHER: 'star',
}

/** One way to earn: what it gives, whether it is done, and the step that is left. */
export function WayCard({ way, earned, store, paused }: Props) {
  const t = useMessages()
  const { id, title, reward, activity } = way
  const done = earned && isDone(activity, earned)
  return (
    <Card as="li" className={styles.way} aria-labelledby={`way-${id}`}>
      <span className={styles.icon} data-done={done || undefined}>
        <Icon name={done ? 'check' : icons[activity]} size={22} />
      </span>
      <div className={styles.words}>
        <Heading level={2} size="lg" id={`way-${id}`}>
          <bdi>{title}</bdi>
        </Heading>
        <p className={styles.reward}>{reward}</p>
        {earned && !paused && <Step activity={activity} earned={earned} store={store} />}
      </div>
      {done !== undefined && (
        <Badge tone={done ? 'success' : 'neutral'} className={styles.state}>
          {done ? t('earn.done') : t('earn.to-do')}
        </Badge>
      )}
    </Card>
  )
}

/** Undefined for what is never done, because it comes again. */
function isDone(activity: Activity, { birthdate, followed }: Earned): boolean | undefined {
  if (activity === 'REGISTRATION') return true
  if (activity === 'BIRTHDAY') return birthdate !== null
  if (activity === 'SOCIAL_MEDIA') return channels.every((channel) => followed.includes(channel))
  return undefined
}

interface StepProps {
  readonly activity: Activity
  readonly earned: Earned
  readonly store: string
}

function Step({ activity, earned, store }: StepProps) {
  const t = useMessages()
  const { date } = useFormat()
  switch (activity) {
    case 'PURCHASE':
      return (
        <ButtonLink as={Link} to="/products" size="small" className={styles.act}>
          {t('earn.shop')}
        </ButtonLink>
      )
    case 'REGISTRATION':
      return <p className={styles.small}>{t('earn.registered')}</p>
    case 'BIRTHDAY':
      return earned.birthdate ? (
        <p className={styles.small}>
          {t('earn.birthday-set', { date: date(earned.birthdate, { month: 'long', day: 'numeric' }) })}
        </p>
      ) : (
        <Birthday />
      )
    case 'SOCIAL_MEDIA':
      return <Follow followed={earned.followed} store={store} />
    case 'OTHER':
      return <p className={styles.small}>{t('earn.by-itself')}</p>
  }
}
