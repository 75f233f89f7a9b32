import { parts as styles, useSend } from '@galleria/manage'
import { listEarningRules } from '@galleria/platform-client/loyalty'
import {
  createCustomEarningRule,
  deleteEarningRule,
  type EarningRuleInput,
  type LoyaltyEarningRule,
  updateEarningRule,
} from '@galleria/platform-client/loyalty-rules'
import { Button, Card, EmptyState, Heading, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Asked, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { RuleForm } from '../parts/RuleForm.tsx'
import type { RuleDraft } from '../rules/rule-draft.ts'
import { changedRule } from '../rules/rule-draft.ts'

export async function loader({ client, signal, site }: Asked) {
  const { earningRules } = await listEarningRules(client, undefined, { signal })
  return {
    rules: earningRules as unknown as LoyaltyEarningRule[],
    currency: site.currencies[0] ?? site.currency,
  }
}

type Sent =
  | { intent: 'save'; rule: LoyaltyEarningRule; draft: RuleDraft }
  | { intent: 'delete'; id: string; revision?: string }
  | { intent: 'new'; type: 'BIRTHDAY' | 'SOCIAL_MEDIA' }

export function action({ client, t }: Asked, sent: Sent) {
  return outcome(t, async () => {
    if (sent.intent === 'save') {
      const earningRule = changedRule(sent.rule, sent.draft) as EarningRuleInput & { id: string }
      await updateEarningRule(client, { earningRule })
    }
    if (sent.intent === 'delete') {
      const { id, revision } = sent
      await deleteEarningRule(client, { id, ...(revision && { revision }) })
    }
    if (sent.intent === 'new') {
      const earningRule = { fixedAmount: { configs: [{ points: 50 }] } }
      await createCustomEarningRule(client, { type: sent.type, earningRule })
    }
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { rules, currency } = data
  return (
    <Frame
      title={t('rules.title')}
      isOwner={isOwner}
      description={t('rules.more')}
      actions={
        <div className={styles.buttons}>
          <Button pending={isSending} onClick={() => send({ intent: 'new', type: 'BIRTHDAY' })}>
            {t('rules.new-birthday')}
          </Button>
          <Button pending={isSending} onClick={() => send({ intent: 'new', type: 'SOCIAL_MEDIA' })}>
            {t('rules.new-social')}
          </Button>
        </div>
      }
    >
      <div className={styles.rows}>
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
        {rules.length === 0 && <EmptyState title={t('rules.none')} />}
        {rules.map((rule) => (
          <Card key={rule.id}>
            <Heading level={2} size="lg">
              <bdi>{rule.title ?? t('rules.untitled')}</bdi>
            </Heading>
            <RuleForm rule={rule} currency={currency} />
          </Card>
        ))}
      </div>
    </Frame>
  )
}
