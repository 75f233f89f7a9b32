import { useFormat } from '@galleria/i18n'
import {
  type Column,
  ConfirmDialog,
  DataTable,
  messages as kit,
  roleNames,
  type StaffRole,
  useSend,
} from '@galleria/manage'
import { staffRoles } from '@galleria/platform-client/roles'
import type { StaffMember } from '@galleria/platform-client/staff-members'
import { Link } from '@galleria/router'
import { Badge, Button, Notice, Select, TextLink, toast, VisuallyHidden } from '@galleria/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'

const nameOf = ({ name, email }: StaffMember) => name || email

interface Act {
  readonly member: StaffMember
  /** New role; undefined where the member is removed. */
  readonly role?: StaffRole
}

/** Table of the staff; a role changes at once, because it can be changed back. */
export function StaffTable({ staffMembers }: { readonly staffMembers: readonly StaffMember[] }) {
  const t = useMessages()
  const say = kit.useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend()
  const [asked, setAsked] = useState<Act>()
  const act = useRef<Act>(undefined)

  function change(next: Act) {
    act.current = next
    send(
      next.role
        ? { intent: 'role', id: next.member.id, role: next.role }
        : { intent: 'remove', id: next.member.id },
    )
  }
  useEffect(() => {
    const done = act.current
    if (!sent || isSending || !done) return
    act.current = undefined
    if (!sent.done) return
    setAsked(undefined)
    const name = nameOf(done.member)
    if (!done.role) return void toast({ title: t('staff.removed', { name }), tone: 'success' })
    const before = done.member.role as StaffRole
    toast({
      title: t('staff.changed', { name, role: say(roleNames[done.role]) }),
      tone: 'success',
      action: {
        label: t('staff.undo'),
        onAction: () => send({ intent: 'role', id: done.member.id, role: before }),
      },
    })
  }, [sent, isSending])

  /** A chosen role is shown while it is sent: the choice stays where it was made. */
  const roleShown = ({ id, role }: StaffMember) =>
    isSending && act.current?.member.id === id ? (act.current.role ?? role) : role

  const columns: readonly Column<StaffMember>[] = [
    {
      id: 'name',
      header: t('staff.name'),
      phone: 'primary',
      cell: (member) => (
        <TextLink as={Link} to={`/manage/settings/audit?by=${member.memberId}`}>
          {nameOf(member)}
        </TextLink>
      ),
    },
    { id: 'email', header: t('staff.email'), phone: 'secondary', cell: ({ email }) => <bdi>{email}</bdi> },
    {
      id: 'role',
      header: t('staff.role'),
      phone: 'end',
      cell: (member) => (
        <Select
          label={<VisuallyHidden>{t('staff.role-of', { name: nameOf(member) })}</VisuallyHidden>}
          value={roleShown(member)}
          choices={staffRoles.map((role) => ({ value: role, label: say(roleNames[role]) }))}
          onChange={({ target }) => {
            const next = { member, role: target.value as StaffRole }
            // Ask before making an owner: an owner may do everything to the store.
            if (next.role === 'OWNER' || member.role === 'OWNER') setAsked(next)
            else change(next)
          }}
        />
      ),
    },
    {
      id: 'seen',
      header: t('staff.seen'),
      phone: 'secondary',
      cell: ({ status, lastSignInDate }) =>
        status === 'INVITED' ? (
          <Badge tone="warning">{t('staff.invited')}</Badge>
        ) : lastSignInDate ? (
          format.date(lastSignInDate, { dateStyle: 'medium', timeStyle: 'short' })
        ) : (
          t('staff.never')
        ),
    },
    {
      id: 'factor',
      header: t('staff.factor'),
      cell: ({ hasSecondFactor }) => (
        <Badge tone={hasSecondFactor ? 'success' : 'neutral'}>
          {hasSecondFactor ? t('staff.on') : t('staff.off')}
        </Badge>
      ),
    },
    {
      id: 'acts',
      header: t('staff.acts'),
      align: 'end',
      phone: 'secondary',
      cell: (member) => (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('staff.remove-of', { name: nameOf(member) })}
          onClick={() => setAsked({ member })}
        >
          {t('staff.remove')}
        </Button>
      ),
    },
  ]
  return (
    <>
      {sent?.problem && !asked && <Notice tone="danger">{sent.problem}</Notice>}
      <DataTable
        list="staff"
        label={t('staff.title')}
        columns={columns}
        rows={staffMembers}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        isLoading={false}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          title={
            asked.role
              ? t('staff.role-title', { name: nameOf(asked.member) })
              : t('staff.remove-title', { name: nameOf(asked.member) })
          }
          act={asked.role ? t('staff.role-do') : t('staff.remove')}
          isDanger={!asked.role}
          pending={isSending}
          problem={sent?.problem}
          onConfirm={() => change(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {asked.role ? t('staff.role-more', { role: say(roleNames[asked.role]) }) : t('staff.remove-more')}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
