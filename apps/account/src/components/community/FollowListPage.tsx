import type { Site } from '@galleria/federation'
import { Link } from '@galleria/router'
import { Breadcrumb, ButtonLink, EmptyState, PageHeader } from '@galleria/ui'
import type { FoundMembers } from '../../data/community/directory.ts'
import type { Side } from '../../data/community/follow-list.ts'
import { profilePath, type SeenMember } from '../../data/community/seen-member.ts'
import { useMessages } from '../../messages/index.ts'
import { MemberList } from './MemberList.tsx'

interface FollowListPageProps {
  readonly site: Site
  readonly member: SeenMember
  readonly side: Side
  readonly after: string
  readonly list: FoundMembers
}

export function FollowListPage({ site, member, side, after, list }: FollowListPageProps) {
  const t = useMessages()
  const name = member.name || t('community.nameless')
  const title = side === 'followers' ? t('follows.followers', { name }) : t('follows.following', { name })
  const path = `${profilePath(member)}/${side}`
  return (
    <>
      <title>{t('account.page', { title, store: site.name })}</title>
      <meta name="robots" content="noindex, follow" />
      <PageHeader
        title={title}
        before={
          <Breadcrumb
            as={Link}
            items={[
              { label: t('community.title'), to: '/members' },
              { label: name, to: profilePath(member) },
              { label: side === 'followers' ? t('profile.followers') : t('profile.following') },
            ]}
          />
        }
      />
      {list.members.length > 0 || after || list.next ? (
        <MemberList
          found={list}
          first={after ? path : null}
          next={list.next ? `${path}?after=${encodeURIComponent(list.next)}` : null}
          inPlace={null}
          shown={1}
        />
      ) : (
        <EmptyState
          title={side === 'followers' ? t('follows.no-followers') : t('follows.no-following')}
          action={
            <ButtonLink as={Link} to={profilePath(member)}>
              {t('follows.back', { name })}
            </ButtonLink>
          }
        />
      )}
    </>
  )
}
