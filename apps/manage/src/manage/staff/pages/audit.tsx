import { useFormat } from '@galleria/i18n'
import {
  areaNames,
  type Column,
  csvLine,
  DataTable,
  ExportFile,
  FilterBar,
  messages as kit,
  ManageFrame,
  type Outcome,
  parts,
  roleNames,
  type StaffRole,
  useManageLinks,
  withParams,
} from '@galleria/manage'
import { listApiKeys } from '@galleria/platform-client/api-keys'
import type { AuditEntry } from '@galleria/platform-client/audit-log'
import { staffAreas, staffRoles } from '@galleria/platform-client/roles'
import { listStaffMembers } from '@galleria/platform-client/staff-members'
import { Link, useLocation } from '@galleria/router'
import { EmptyState, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Changes } from '../parts/Changes.tsx'
import { APPS, allEntries, auditPage, authorIn, KEY } from '../rules/audit-query.ts'
import { areaOf, pageOf, verbOf, wordsOf } from '../rules/names.ts'

const LIMIT = 50

export async function loader({ client, url, site, signal, role }: ManageRequest) {
  const query = url.searchParams
  const { timeZone = 'UTC' } = site
  const isOwner = role === 'OWNER'
  const [page, staff, keys] = await Promise.all([
    auditPage(client, { query, timeZone, cursor: query.get('cursor'), limit: LIMIT, signal }),
    isOwner ? listStaffMembers(client, undefined, { signal }) : undefined,
    isOwner ? listApiKeys(client, undefined, { signal }) : undefined,
  ])
  const people = new Map<string, string>()
  for (const { memberId, name, email } of staff?.staffMembers ?? []) people.set(memberId, name || email)
  for (const { id, name } of keys?.apiKeys ?? []) people.set(KEY + id, name)
  for (const { by } of page.entries) {
    const author = authorIn(by)
    if (author && !people.has(author)) people.set(author, by.name || by.email || by.id)
  }
  return {
    entries: page.entries,
    next: page.pagingMetadata.cursors?.next ?? undefined,
    previous: page.pagingMetadata.cursors?.prev ?? undefined,
    people: [...people].map(([value, label]) => ({ value, label })),
  }
}

/** Answers the file of what the address finds. */
export function action(
  { client, site, signal, t }: ManageRequest,
  sent: { query: string },
): Promise<Outcome> {
  return outcome(t, async () => {
    const { timeZone = 'UTC' } = site
    const entries = await allEntries(client, { query: new URLSearchParams(sent.query), timeZone, signal })
    const head = [
      ...[
        t('audit.time'),
        t('audit.who'),
        t('staff.email'),
        t('staff.role'),
        t('audit.call'),
        t('audit.area'),
      ],
      ...[t('audit.kind'), t('audit.id'), t('audit.changes')],
    ]
    const lines = entries.map(({ createdDate, by, operation, area, object, changes }) =>
      csvLine([
        ...[
          createdDate,
          by.name ?? by.id,
          by.email ?? '',
          by.type,
          operation,
          area,
          object.name ? `${object.kind}: ${object.name}` : object.kind,
          object.id ?? '',
        ],
        changes
          .map(({ field, before, after }) =>
            [field, before, after].filter((each) => each != null).join(' · '),
          )
          .join('\n'),
      ]),
    )
    return { file: csvLine(head) + lines.join('') }
  })
}

/** Changes by staff and programs, newest first. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const say = kit.useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const links = useManageLinks()
  const isReachable = (to: string) => links.some((link) => to.startsWith(link.to))
  const authorOf = ({ by }: AuditEntry) =>
    by.name || by.email || (by.type === 'APP' ? t('audit.app') : t('audit.gone'))
  const roleOf = ({ by }: AuditEntry) =>
    staffRoles.includes(by.type as StaffRole) ? say(roleNames[by.type as StaffRole]) : t('audit.app')
  const nameOfArea = ({ area }: AuditEntry) => {
    const name = areaOf(area)
    return name ? say(name) : area
  }
  const columns: readonly Column<AuditEntry>[] = [
    {
      id: 'time',
      header: t('audit.time'),
      phone: 'end',
      cell: ({ createdDate }) => format.date(createdDate, { dateStyle: 'medium', timeStyle: 'medium' }),
    },
    {
      id: 'who',
      header: t('audit.who'),
      phone: 'primary',
      cell: (entry) => {
        const by = authorIn(entry.by)
        return by ? (
          <TextLink as={Link} to={withParams(search, { by })}>
            {authorOf(entry)}
          </TextLink>
        ) : (
          authorOf(entry)
        )
      },
    },
    { id: 'role', header: t('staff.role'), cell: roleOf, hidden: true },
    {
      id: 'what',
      header: t('audit.what'),
      phone: 'secondary',
      cell: (entry) => {
        const { operation, object } = entry
        const to = pageOf(object.kind, object.id)
        const what = t('audit.did', { verb: t(verbOf(operation)), kind: nameOfArea(entry) })
        return (
          <>
            {to && isReachable(to) ? (
              <TextLink as={Link} to={to}>
                {what}
              </TextLink>
            ) : (
              what
            )}{' '}
            <bdi lang="en" className={parts.quiet}>
              {wordsOf(object.kind)}
            </bdi>
            {object.name && <bdi> {object.name}</bdi>}
          </>
        )
      },
    },
    { id: 'area', header: t('audit.area'), hidden: true, cell: nameOfArea },
    {
      id: 'changes',
      header: t('audit.changes'),
      phone: 'secondary',
      cell: ({ changes }) => <Changes changes={changes} />,
    },
    { id: 'call', header: t('audit.call'), hidden: true, cell: ({ operation }) => <bdi>{operation}</bdi> },
    { id: 'id', header: t('audit.id'), hidden: true, cell: ({ object }) => <bdi>{object.id}</bdi> },
  ]
  return (
    <ManageFrame boundary="manage" area={t('part.settings')} title={t('audit.title')} isOwner={isOwner}>
      <FilterBar
        label={t('audit.find')}
        words={t('audit.words')}
        dates={t('audit.time')}
        filters={[
          {
            name: 'by',
            label: t('audit.who'),
            choices: [...data.people, { value: APPS, label: t('audit.app') }],
          },
          {
            name: 'area',
            label: t('audit.area'),
            isMany: true,
            choices: staffAreas.map((area) => ({ value: area, label: say(areaNames[area]) })),
          },
          { name: 'object', label: t('audit.id') },
        ]}
      />
      <DataTable
        list="audit"
        label={t('audit.title')}
        columns={columns}
        rows={data.entries}
        keyOf={({ id }) => id}
        nameOf={authorOf}
        tools={<ExportFile name="audit-log" size="small" />}
        empty={<EmptyState title={t('audit.none')} description={t('audit.none-more')} />}
        pages={{
          first: data.previous ? withParams(search, {}) : undefined,
          previous: data.previous ? withParams(search, { cursor: data.previous }) : undefined,
          next: data.next ? withParams(search, { cursor: data.next }) : undefined,
        }}
      />
    </ManageFrame>
  )
}
