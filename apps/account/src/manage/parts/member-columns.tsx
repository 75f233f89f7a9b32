import type { Format } from '@galleria/i18n'
import type { Column } from '@galleria/manage'
import type { Badge } from '@galleria/platform-client/badges'
import type { Member } from '@galleria/platform-client/members'
import { fullName } from '../../rules/member-name.ts'
import { MemberStatus, privacyName } from '../member-status.tsx'
import type { Say } from '../messages/index.ts'
import own from './members.module.css'
import { Wearing } from './Wearing.tsx'

interface Shown {
  readonly t: Say
  readonly format: Format
  readonly badges: readonly Badge[]
  /** Badges of each member. */
  readonly worn: Readonly<Record<string, readonly string[]>>
}

/** Columns of the members list, in this order. */
export function memberColumns({ t, format, badges, worn }: Shown): readonly Column<Member>[] {
  const day = (date: string | null | undefined) =>
    date ? (
      <time dateTime={date} className={own.day}>
        {format.date(date, { dateStyle: 'medium' })}
      </time>
    ) : (
      '–'
    )
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: (member) => <bdi>{fullName(member) || t('members.nameless')}</bdi>,
      sort: 'name',
    },
    {
      id: 'email',
      header: t('column.email'),
      cell: ({ loginEmail }) => <bdi className={own.email}>{loginEmail}</bdi>,
      phone: 'secondary',
    },
    {
      id: 'status',
      header: t('column.status'),
      cell: (member) => <MemberStatus member={member} />,
      phone: 'end',
    },
    {
      id: 'badges',
      header: t('column.badges'),
      cell: ({ id }) => <Wearing ids={worn[id] ?? []} badges={badges} />,
    },
    {
      id: 'joined',
      header: t('column.joined'),
      cell: ({ createdDate }) => day(createdDate),
      sort: 'joined',
      sortFirst: 'desc',
      phone: 'secondary',
    },
    {
      id: 'seen',
      header: t('column.seen'),
      cell: ({ lastLoginDate }) => day(lastLoginDate),
      sort: 'seen',
      sortFirst: 'desc',
    },
    {
      id: 'privacy',
      header: t('column.privacy'),
      cell: ({ privacyStatus }) => privacyName(privacyStatus, t),
      hidden: true,
    },
  ]
}
