import { useFormat } from '@galleria/i18n'
import { parts as styles, Table } from '@galleria/manage'
import type { Badge } from '@galleria/platform-client/badges'
import type { Member } from '@galleria/platform-client/members'
import { Link } from '@galleria/router'
import { TextLink, VisuallyHidden } from '@galleria/ui'
import { fullName } from '../../rules/member-name.ts'
import { MemberStatus, privacyName } from '../member-status.tsx'
import { useMessages } from '../messages/index.ts'
import type { Column } from '../rules/columns.ts'
import own from './members.module.css'
import { Wearing } from './Wearing.tsx'

interface Props {
  readonly members: readonly Member[]
  readonly badges: readonly Badge[]
  readonly worn: Readonly<Record<string, readonly string[]>>
  readonly columns: readonly Column[]
  readonly picked: readonly string[]
  /** Everybody who is found is meant, on this page and on others. */
  readonly all: boolean
  readonly onPick: (ids: readonly string[]) => void
}

/** Table of members found, each with a checkbox. */
export function MembersTable({ members, badges, worn, columns, picked, all, onPick }: Props) {
  const t = useMessages()
  const format = useFormat()
  const here = members.map(({ id }) => id)
  const pickedHere = here.filter((id) => picked.includes(id))
  const isWhole = pickedHere.length === here.length
  const date = (text: string | null | undefined) => (text ? format.date(text, { dateStyle: 'medium' }) : '–')
  const cellOf = {
    email: ({ loginEmail }: Member) => <bdi className={own.email}>{loginEmail}</bdi>,
    status: (member: Member) => <MemberStatus member={member} />,
    privacy: ({ privacyStatus }: Member) => privacyName(privacyStatus, t),
    badges: ({ id }: Member) => <Wearing ids={worn[id] ?? []} badges={badges} />,
    joined: ({ createdDate }: Member) => <span className={own.day}>{date(createdDate)}</span>,
    seen: ({ lastLoginDate }: Member) => <span className={own.day}>{date(lastLoginDate)}</span>,
  }
  const titles = {
    email: t('column.email'),
    status: t('column.status'),
    privacy: t('column.privacy'),
    badges: t('column.badges'),
    joined: t('column.joined'),
    seen: t('column.seen'),
  }
  return (
    <div className={styles.rows}>
      <label className={own.pick}>
        <input
          type="checkbox"
          checked={all || isWhole}
          disabled={all}
          ref={(box) => {
            if (box) box.indeterminate = !all && !isWhole && pickedHere.length > 0
          }}
          onChange={() =>
            onPick(isWhole ? picked.filter((id) => !here.includes(id)) : [...new Set([...picked, ...here])])
          }
        />
        {t('pick.page')}
      </label>
      <Table
        label={t('members.title')}
        head={[{ title: t('column.name') }, ...columns.map((column) => ({ title: titles[column] }))]}
        rows={members.map((member) => ({
          key: member.id,
          cells: [
            <span key="name" className={own.name}>
              <label className={own.pick}>
                <input
                  type="checkbox"
                  checked={all || picked.includes(member.id)}
                  disabled={all}
                  onChange={({ target }) =>
                    onPick(target.checked ? [...picked, member.id] : picked.filter((id) => id !== member.id))
                  }
                />
                <VisuallyHidden>{t('pick.one', { name: fullName(member) })}</VisuallyHidden>
              </label>
              <TextLink as={Link} to={`/manage/members/profile/${member.id}`}>
                <bdi>{fullName(member) || t('members.nameless')}</bdi>
              </TextLink>
            </span>,
            ...columns.map((column) => cellOf[column](member)),
          ],
        }))}
      />
    </div>
  )
}
