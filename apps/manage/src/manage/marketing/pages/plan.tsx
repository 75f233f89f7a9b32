import { may, orNotFound } from '@galleria/manage'
import { queryMembers } from '@galleria/platform-client/members'
import {
  createMembership,
  createMembershipProgram,
  deleteMembership,
  deleteMembershipProgram,
  getMembershipProgram,
  queryMemberships,
  updateMembershipProgram,
} from '@galleria/platform-client/memberships'
import { replace } from '@galleria/router'
import { namedScopes } from '../data/named-scopes.ts'
import { faultsIn, outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Members } from '../parts/Members.tsx'
import { PlanForm } from '../parts/PlanForm.tsx'
import { withoutNull } from '../rules/draft.ts'
import { type PlanDraft, planFaults, planOf } from '../rules/plan-draft.ts'

/** The app under which the admin's own plans stand. */
const PLANS_APP_ID = '6b1f4c6e-3c8e-4f0b-9a52-8f5b7d2a1c34'

export async function loader({ client, id, signal }: ManageRequest) {
  if (id === 'new') return { plan: null, named: [], held: [], names: {}, next: null }
  const { membershipProgram: plan } = await orNotFound(getMembershipProgram(client, { id }, { signal }))
  const query = { filter: { programId: id }, cursorPaging: { limit: 100 } }
  const [named, { memberships, pagingMetadata }] = await Promise.all([
    namedScopes(client, plan.scopes, { signal }),
    queryMemberships(client, { query }, { signal }),
  ])
  const ids = [...new Set(memberships.map(({ memberId }) => memberId))]
  const { members } = ids.length
    ? await queryMembers(
        client,
        { query: { filter: { id: { $in: ids } }, paging: { limit: 100 } } },
        { signal },
      )
    : { members: [] }
  const names = Object.fromEntries(members.map((member) => [member.id, member.profile?.nickname ?? '']))
  return { plan, named, held: memberships, names, next: pagingMetadata.cursors?.next ?? null }
}

type Sent =
  | { readonly intent: 'delete' }
  | { readonly intent: 'give'; readonly memberId: string; readonly expirationDate?: string }
  | { readonly intent: 'take'; readonly membershipId: string }
  | { readonly intent: 'save'; readonly draft: PlanDraft; readonly revision?: string }

export async function action({ client, id, t }: ManageRequest, sent: Sent) {
  switch (sent.intent) {
    case 'delete': {
      const became = await outcome(t, () => deleteMembershipProgram(client, { id }))
      // Before the page is read anew: there is no such plan any more.
      if (became.done) throw replace('/manage/marketing/memberships')
      return became
    }
    case 'take':
      return outcome(t, () => deleteMembership(client, { id: sent.membershipId }))
    case 'give': {
      const { memberId, expirationDate } = sent
      if (!memberId) return faultsIn(t, { 'membership.memberId': 'REQUIRED' })
      const membership = { programId: id, memberId, ...(expirationDate && { expirationDate }) }
      return outcome(t, () => createMembership(client, { membership }))
    }
    case 'save': {
      const faulty = faultsIn(t, planFaults(sent.draft))
      if (faulty) return faulty
      const plan = planOf(sent.draft)
      return outcome<{ id?: string }>(t, async () => {
        const { membershipProgram } = sent.revision
          ? await updateMembershipProgram(client, {
              membershipProgram: { ...plan, id, revision: sent.revision },
            })
          : await createMembershipProgram(client, {
              membershipProgram: { ...withoutNull(plan), appId: PLANS_APP_ID },
            })
        return { id: membershipProgram.id }
      })
    }
  }
}

/** A plan, and its members. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const { plan, named, held, names, next } = data
  const mayChange = may(role, 'marketing', 'change')
  return (
    <PlanForm {...{ plan, named, isOwner, mayChange }}>
      {plan && <Members {...{ held, names, mayChange }} hasMore={next !== null} />}
    </PlanForm>
  )
}
