import { parts as styles } from '@galleria/manage'
import { getLoyaltyProgram, listEarningRules, listLoyaltyTiers } from '@galleria/platform-client/loyalty'
import {
  createEarningRule,
  deleteEarningRule,
  type EarningRuleInput,
  type LoyaltyEarningRule,
  updateEarningRule,
} from '@galleria/platform-client/loyalty-rules'
import { Badge, Card, Disclosure, EmptyState, Heading } from '@galleria/ui'
import { ownPointName } from '../../rules/point-name.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { NewRuleForm } from '../parts/NewRuleForm.tsx'
import { RuleForm } from '../parts/RuleForm.tsx'
import { changedRule, type NewRule, newRule, type RuleDraft } from '../rules/rule-draft.ts'

export async function loader({ client, signal, site }: ManageRequest) {
  const [{ earningRules }, { tiers }, { loyaltyProgram }] = await Promise.all([
    listEarningRules(client, undefined, { signal }),
    listLoyaltyTiers(client, undefined, { signal }),
    getLoyaltyProgram(client, undefined, { signal }),
  ])
  return {
    rules: earningRules as unknown as LoyaltyEarningRule[],
    tiers: tiers.map(({ id, tierDefinition }) => ({ id, name: tierDefinition.name })),
    currency: site.currencies[0] ?? site.currency,
    pointName: ownPointName(loyaltyProgram),
  }
}

type Sent =
  | { intent: 'save'; rule: LoyaltyEarningRule; draft: RuleDraft }
  | { intent: 'delete'; id: string; revision?: string }
  | { intent: 'new'; rule: NewRule }

export function action({ client, t }: ManageRequest, sent: Sent) {
  return outcome(t, async () => {
    if (sent.intent === 'save') {
      const earningRule = changedRule(sent.rule, sent.draft) as EarningRuleInput & { id: string }
      await updateEarningRule(client, { earningRule })
    }
    if (sent.intent === 'delete') {
      const { id, revision } = sent
      await deleteEarningRule(client, { id, ...(revision && { revision }) })
    }
    if (sent.intent === 'new') await createEarningRule(client, { earningRule: newRule(sent.rule) })
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { rules, tiers, currency, pointName } = data
  return (
    <Frame title={t('rules.title')} isOwner={isOwner} description={t('rules.more')}>
      <div className={styles.rows}>
        <Disclosure title={t('rules.new')}>
          <NewRuleForm />
        </Disclosure>
        {rules.length === 0 && <EmptyState title={t('rules.none')} />}
        {rules.map((rule) => (
          <Card key={rule.id}>
            <div className={styles.titled}>
              <Heading level={2} size="lg">
                <bdi>{rule.title ?? t('rules.untitled')}</bdi>
              </Heading>
              <Badge tone={rule.status === 'ACTIVE' ? 'success' : 'neutral'}>
                {rule.status === 'ACTIVE' ? t('rules.active') : t('rules.paused')}
              </Badge>
            </div>
            <RuleForm {...{ rule, tiers, currency, pointName }} />
          </Card>
        ))}
      </div>
    </Frame>
  )
}
