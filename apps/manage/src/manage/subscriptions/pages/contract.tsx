import { useFormat } from '@galleria/i18n'
import { ManageFrame, may, orNotFound, parts as styles, Table, Timeline } from '@galleria/manage'
import { queryMembers } from '@galleria/platform-client/members'
import {
  type ContractChanges,
  cancelSubscriptionContract,
  getSubscriptionContract,
  getSubscriptionContractHistory,
  renewSubscriptionContract,
  type SubscriptionContractHistory,
  skipSubscriptionCycle,
  transferSubscriptionContract,
  turnOffAutoRenewal,
  turnOnAutoRenewal,
  undoCancelSubscriptionContract,
  updateSubscriptionContract,
} from '@galleria/platform-client/subscriptions'
import { Link } from '@galleria/router'
import { Card, Heading, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Acts } from '../parts/Acts.tsx'
import { ChangeTerms } from '../parts/ChangeTerms.tsx'
import { Rhythm, States, Terms } from '../parts/Terms.tsx'
import { Transfer } from '../parts/Transfer.tsx'
import { type Act, eventCopy } from '../rules/acts.ts'

export async function loader({ client, id, signal }: ManageRequest) {
  const [{ subscriptionContract: contract }, { history }] = await orNotFound(
    Promise.all([
      getSubscriptionContract(client, { id }, { signal }),
      getSubscriptionContractHistory(client, { id }, { signal }),
    ]),
  )
  return { contract, history }
}

type Sent =
  | { intent: Act }
  | { intent: 'change'; changes: Omit<ContractChanges, 'id'> }
  | { intent: 'find'; text: string }
  | { intent: 'transfer'; memberId: string }

export async function action({ client, id, t, signal }: ManageRequest, sent: Sent) {
  const acts: Readonly<Record<Act, () => Promise<unknown>>> = {
    renew: () => renewSubscriptionContract(client, { id }),
    undo: () => undoCancelSubscriptionContract(client, { id }),
    pause: () => turnOffAutoRenewal(client, { id }),
    resume: () => turnOnAutoRenewal(client, { id }),
    skip: () => skipSubscriptionCycle(client, { id }),
    end: () => cancelSubscriptionContract(client, { id, effectiveAt: 'NEXT_BILLING_DATE' }),
    cancel: () => cancelSubscriptionContract(client, { id, effectiveAt: 'IMMEDIATELY' }),
  }
  return outcome(t, async () => {
    if (sent.intent === 'find') {
      const search = { expression: sent.text.trim().slice(0, 100) }
      const query = { paging: { limit: 10 } }
      const { members } = await queryMembers(client, { query, search, fieldsets: ['FULL'] }, { signal })
      return {
        members: members.map(({ id: memberId, loginEmail, profile }) => ({
          id: memberId ?? '',
          email: loginEmail ?? '',
          name: profile?.nickname ?? loginEmail ?? '',
        })),
      }
    }
    if (sent.intent === 'transfer')
      await transferSubscriptionContract(client, { id, memberId: sent.memberId })
    else if (sent.intent === 'change')
      await updateSubscriptionContract(client, { subscriptionContract: { ...sent.changes, id } })
    else await acts[sent.intent]()
    return { intent: sent.intent }
  })
}

export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { contract, history } = data
  const { memberId, email } = contract.buyerInfo
  const actions = (may(role, 'orders', 'change') && contract.allowedActions) || []
  return (
    <ManageFrame
      boundary="manage"
      area={t('contracts.area')}
      title={t('contract.title', { product: contract.productName })}
      isOwner={isOwner}
      description={
        <>
          <States contract={contract} /> <Rhythm contract={contract} />
        </>
      }
    >
      <div className={styles.split}>
        <div className={styles.rows}>
          <Card>
            <Heading level={2}>{t('terms.title')}</Heading>
            <Terms contract={contract} />
          </Card>
          <Orders orders={history.orders} />
          <Card>
            <Heading level={2}>{t('history.title')}</Heading>
            <History history={history} />
          </Card>
        </div>
        <div className={styles.rows}>
          <Card>
            <Heading level={2}>{t('contracts.customer')}</Heading>
            <p>
              {memberId ? (
                <TextLink as={Link} to={`/manage/members/profile/${memberId}`}>
                  <bdi>{email || t('contract.member')}</bdi>
                </TextLink>
              ) : (
                <bdi>{email || t('contracts.guest')}</bdi>
              )}
            </p>
            <p className={styles.quiet}>{t('contract.method')}</p>
          </Card>
          <Acts contract={contract} allowed={actions} />
          {actions.includes('CHANGE') && <ChangeTerms contract={contract} />}
          {actions.includes('TRANSFER') && <Transfer contract={contract} />}
        </div>
      </div>
    </ManageFrame>
  )
}

function Orders({ orders }: Pick<SubscriptionContractHistory, 'orders'>) {
  const t = useMessages()
  const format = useFormat()
  return (
    <Card>
      <Heading level={2}>{t('orders.title')}</Heading>
      <Table
        label={t('orders.title')}
        head={[
          { title: t('orders.order') },
          { title: t('orders.date') },
          { title: t('orders.total'), isNumber: true },
        ]}
        rows={orders.map(({ id, number, createdDate, total }) => ({
          key: id,
          cells: [
            <TextLink key="order" as={Link} to={`/manage/orders/${id}`}>
              {t('orders.number', { number })}
            </TextLink>,
            format.date(createdDate, { dateStyle: 'medium' }),
            total.formattedAmount ?? total.amount,
          ],
        }))}
      />
    </Card>
  )
}

function History({ history: { events, contracts } }: { readonly history: SubscriptionContractHistory }) {
  const t = useMessages()
  return (
    <>
      <Timeline
        label={t('history.title')}
        events={events.map(({ type, date, authorEmail, byBuyer, orderId, contractId, reason }, index) => ({
          id: `${index} ${date}`,
          at: date,
          title: t(eventCopy(type)),
          who: authorEmail ?? (byBuyer ? t('history.buyer') : null),
          detail:
            reason ??
            (contractId ? (
              <TextLink as={Link} to={`/manage/subscriptions/${contractId}`}>
                {t('history.contract')}
              </TextLink>
            ) : orderId ? (
              <TextLink as={Link} to={`/manage/orders/${orderId}`}>
                {t('history.order')}
              </TextLink>
            ) : undefined),
        }))}
      />
      {contracts.map(({ id, buyerInfo }) => (
        <p key={id}>
          <TextLink as={Link} to={`/manage/subscriptions/${id}`}>
            {t('history.other', { email: buyerInfo.email || t('contracts.guest') })}
          </TextLink>
        </p>
      ))}
    </>
  )
}
