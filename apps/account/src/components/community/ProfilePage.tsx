import type { Site } from '@galleria/federation'
import { Link } from '@galleria/router'
import { ButtonLink, Heading, Notice, Picture } from '@galleria/ui'
import type { Profile } from '../../data/community/read-profile.ts'
import { profilePath } from '../../data/community/seen-member.ts'
import { useMessages } from '../../messages/index.ts'
import { Activity } from './Activity.tsx'
import { Acts } from './Acts.tsx'
import { Avatar } from './Avatar.tsx'
import { Badges } from './Badges.tsx'
import { BlockedByThem } from './BlockedByThem.tsx'
import { CustomFields } from './CustomFields.tsx'
import styles from './ProfilePage.module.css'
import { RichText } from './RichText.tsx'
import { useRelations } from './use-relations.ts'

interface ProfilePageProps {
  readonly site: Site
  readonly profile: Profile
}

export function ProfilePage({ site, profile }: ProfilePageProps) {
  const t = useMessages()
  const { member, about, badges, isHidden } = profile
  const relations = useRelations([member.id])
  if (relations?.blockedBy.includes(member.id)) return <BlockedByThem />
  const name = member.name || t('community.nameless')
  const isOwn = relations?.me === member.id
  const isBlocked = relations?.blocking.includes(member.id) ?? false
  return (
    <article className={styles.profile}>
      <ProfileHead site={site} profile={profile} name={name} />
      {isHidden && (
        <Notice tone="info" title={t('profile.hidden')}>
          {t('profile.hidden-more')}
        </Notice>
      )}
      <header className={styles.head}>
        <div className={styles.cover} data-empty={member.cover ? undefined : ''}>
          {member.cover && (
            <Picture
              src={member.cover.url}
              alt=""
              width={1600}
              height={400}
              ratio="16 / 9"
              focalPoint={{ x: 0.5, y: member.cover.y / 100 }}
              className={styles.image}
            />
          )}
        </div>
        <div className={styles.who}>
          <Avatar member={member} size="large" />
          <div className={styles.names}>
            <Heading level={1} tabIndex={-1} className={styles.name}>
              <bdi>{name}</bdi>
            </Heading>
            {member.title && (
              <p className={styles.title}>
                <bdi>{member.title}</bdi>
              </p>
            )}
            <Badges badges={badges} />
          </div>
          <div className={styles.acts}>
            {isOwn ? (
              <ButtonLink as={Link} to="/account/profile">
                {t('profile.edit')}
              </ButtonLink>
            ) : (
              <Acts member={member} relations={relations} />
            )}
          </div>
        </div>
      </header>
      {isBlocked ? (
        <Notice title={t('profile.you-blocked', { name })}>{t('profile.you-blocked-more')}</Notice>
      ) : (
        <div className={styles.columns}>
          <section aria-labelledby="about" className={styles.about}>
            <Heading level={2} id="about">
              {t('profile.about')}
            </Heading>
            {about?.nodes?.length ? (
              <RichText content={about} pictures={profile.pictures} />
            ) : (
              <p className={styles.none}>{isOwn ? t('profile.no-about-own') : t('profile.no-about')}</p>
            )}
            <CustomFields fields={profile.fields} />
          </section>
          <aside aria-label={t('profile.activity')}>
            <Activity profile={profile} path={profilePath(member)} />
          </aside>
        </div>
      )}
    </article>
  )
}

function ProfileHead({ site, profile, name }: ProfilePageProps & { readonly name: string }) {
  const t = useMessages()
  const { member, isHidden } = profile
  const url = site.shellUrl + profilePath(member)
  return (
    <>
      <title>{t('account.page', { title: name, store: site.name })}</title>
      <meta name="description" content={t('profile.description', { name, store: site.name })} />
      <link rel="canonical" href={url} />
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="profile" />
      <meta property="og:title" content={name} />
      <meta property="og:url" content={url} />
      {member.photo && <meta property="og:image" content={member.photo} />}
    </>
  )
}
