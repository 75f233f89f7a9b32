import { useFormat } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import type { Counted, Profile } from '../../data/community/read-profile.ts'
import { useMessages } from '../../messages/index.ts'
import styles from './Activity.module.css'

/** Since when, who follows and is followed; when they were last here is told to themselves alone. */
export function Activity({ profile, path }: { readonly profile: Profile; readonly path: string }) {
  const t = useMessages()
  const format = useFormat()
  const { member, followers, following, lastSeen } = profile
  const number = ({ count, more }: Counted) =>
    more ? t('profile.at-least', { count: format.number(count) }) : format.number(count)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('profile.followers')}</dt>
        <dd>
          <TextLink
            as={Link}
            to={`${path}/followers`}
            aria-label={t('profile.see-followers', { count: number(followers) })}
          >
            {number(followers)}
          </TextLink>
        </dd>
      </div>
      <div>
        <dt>{t('profile.following')}</dt>
        <dd>
          <TextLink
            as={Link}
            to={`${path}/following`}
            aria-label={t('profile.see-following', { count: number(following) })}
          >
            {number(following)}
          </TextLink>
        </dd>
      </div>
      {member.joined && (
        <div>
          <dt>{t('profile.joined')}</dt>
          <dd>
            <time dateTime={member.joined}>{format.date(member.joined)}</time>
          </dd>
        </div>
      )}
      {lastSeen && (
        <div>
          <dt>{t('profile.last-seen')}</dt>
          <dd>
            <time dateTime={lastSeen}>{format.date(lastSeen)}</time>
            <span className={styles.only}>{t('profile.only-you')}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
