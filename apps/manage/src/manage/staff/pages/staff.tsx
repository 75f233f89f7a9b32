import { ManageFrame, type Outcome, type StaffRole } from '@galleria/manage'
import {
  deleteStaffMember,
  getStaffSettings,
  inviteStaffMember,
  listStaffMembers,
  updateStaffMember,
  updateStaffSettings,
} from '@galleria/platform-client/staff-members'
import { Link } from '@galleria/router'
import { ButtonLink, Card } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { InviteForm } from '../parts/InviteForm.tsx'
import { RoleTable } from '../parts/RoleTable.tsx'
import { SecondFactorRule } from '../parts/SecondFactorRule.tsx'
import { StaffTable } from '../parts/StaffTable.tsx'

type Sent =
  | { readonly intent: 'invite'; readonly email: string; readonly role: StaffRole; readonly key: string }
  | { readonly intent: 'role'; readonly id: string; readonly role: StaffRole }
  | { readonly intent: 'remove'; readonly id: string }
  | { readonly intent: 'second-factor'; readonly isRequired: boolean; readonly revision: string }

export async function loader({ client, signal }: ManageRequest) {
  const [{ staffMembers }, { settings }] = await Promise.all([
    listStaffMembers(client, undefined, { signal }),
    getStaffSettings(client, undefined, { signal }),
  ])
  return { staffMembers, settings }
}

export function action({ client, t }: ManageRequest, sent: Sent): Promise<Outcome> {
  return outcome(t, async () => {
    switch (sent.intent) {
      case 'invite': {
        const { email, role, key } = sent
        const { staffMember } = await inviteStaffMember(client, {
          staffMember: { email, role },
          idempotencyKey: key,
        })
        return { email: staffMember.email }
      }
      case 'role':
        await updateStaffMember(client, { staffMember: { id: sent.id, role: sent.role } })
        return {}
      case 'remove':
        await deleteStaffMember(client, { staffMemberId: sent.id })
        return {}
      case 'second-factor': {
        const { isRequired: requireSecondFactor, revision } = sent
        await updateStaffSettings(client, { settings: { requireSecondFactor, revision } })
        return {}
      }
    }
  })
}

/** Page of the people who work for the store, with the role of each. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  return (
    <ManageFrame
      boundary="manage"
      area={t('part.settings')}
      title={t('staff.title')}
      isOwner={isOwner}
      actions={
        <ButtonLink as={Link} to="/manage/settings/audit">
          {t('audit.title')}
        </ButtonLink>
      }
    >
      <StaffTable staffMembers={data.staffMembers} />
      <Card>
        <InviteForm />
      </Card>
      <Card>
        <SecondFactorRule settings={data.settings} />
      </Card>
      <RoleTable />
    </ManageFrame>
  )
}
