import { listMyMemberBlocks } from '@galleria/platform-client/member-followers'
import { getMyMember } from '@galleria/platform-client/members'
import { Link } from '@galleria/router'
import { Button, Card, Heading, TextLink } from '@galleria/ui'
import { Badges } from '../../components/community/Badges.tsx'
import { useAct } from '../../components/community/use-act.ts'
import styles from '../../components/profile/forms.module.css'
import { ProfileFrame } from '../../components/profile/ProfileFrame.tsx'
import { badgesOf } from '../../data/community/badges.ts'
import type { SectionRequest } from '../../data/profile/section.ts'
import { useMessages } from '../../messages/profile/index.ts'

export async function loader({ client, signal }: SectionRequest) {
  const [{ member }, { memberBlocks }] = await Promise.all([
    getMyMember(client, { fieldsets: ['EXTENDED'] }, { signal }),
    listMyMemberBlocks(client, { cursorPaging: { limit: 100 } }, { signal }),
  ])
  const badges = await badgesOf(client, [member.id], signal)
  return {
    path: `/members/${member.profile?.slug || member.id}`,
    isIn: member.privacyStatus === 'PUBLIC',
    isMuted: member.activityStatus === 'MUTED',
    badges: badges[member.id] ?? [],
    blocked: memberBlocks.map(({ memberId, nickname }) => ({ id: memberId, name: nickname ?? '' })),
  }
}

export function Page({ data }: { readonly data: Awaited<ReturnType<typeof loader>> }) {
  const t = useMessages()
  const { path, isIn, isMuted, badges, blocked } = data
  const { send, doing } = useAct()
  return (
    <ProfileFrame title={t('mine.community')}>
      <Card>
        <Heading level={2}>{t('privacy.title')}</Heading>
        <div className={styles.form}>
          <p className={styles.hint}>
            {isIn ? t('privacy.public') : isMuted ? t('privacy.muted') : t('privacy.private')}
          </p>
          <div className={styles.ways}>
            {(isIn || !isMuted) && (
              <Button
                variant={isIn ? 'secondary' : 'primary'}
                pending={doing !== ''}
                onClick={() => send({ intent: isIn ? 'leave' : 'join' })}
              >
                {isIn ? t('privacy.leave') : t('privacy.join')}
              </Button>
            )}
            <TextLink as={Link} to={path}>
              {t('mine.look')}
            </TextLink>
          </div>
        </div>
      </Card>
      <Card>
        <Heading level={2}>{t('people.title')}</Heading>
        <ul className={styles.people}>
          <li>
            <TextLink as={Link} to={`${path}/following`}>
              {t('people.following')}
            </TextLink>
          </li>
          <li>
            <TextLink as={Link} to={`${path}/followers`}>
              {t('people.followers')}
            </TextLink>
          </li>
        </ul>
      </Card>
      <Card>
        <Heading level={2}>{t('badges.title')}</Heading>
        <div className={styles.form}>
          {badges.length > 0 ? <Badges badges={badges} /> : <p className={styles.hint}>{t('badges.none')}</p>}
        </div>
      </Card>
      <Card>
        <Heading level={2}>{t('blocked.title')}</Heading>
        {blocked.length > 0 ? (
          <ul className={styles.people}>
            {blocked.map(({ id, name }) => (
              <li key={id} className={styles.person}>
                <bdi>{name || t('blocked.nameless')}</bdi>
                <Button
                  size="small"
                  pending={doing !== ''}
                  aria-label={t('blocked.unblock-name', { name: name || t('blocked.nameless') })}
                  onClick={() => send({ intent: 'unblock', memberId: id, name })}
                >
                  {t('blocked.unblock')}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.hint}>{t('blocked.none')}</p>
        )}
      </Card>
    </ProfileFrame>
  )
}
