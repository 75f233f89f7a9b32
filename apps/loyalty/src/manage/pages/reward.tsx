import { useFormat } from '@galleria/i18n'
import {
  DeleteButton,
  errorAt,
  orNotFound,
  SaveBar,
  parts as styles,
  useDraft,
  useSend,
} from '@galleria/manage'
import { getLoyaltyProgram, listLoyaltyTiers } from '@galleria/platform-client/loyalty'
import {
  createReward,
  deleteReward,
  getReward,
  type Reward,
  updateReward,
} from '@galleria/platform-client/loyalty-rewards'
import { replace, useNavigate } from '@galleria/router'
import { Card, Checkbox, Field, Heading, Select } from '@galleria/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { ownPointName } from '../../rules/point-name.ts'
import { useMemberCopy } from '../member-copy.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { AnalyticsLink } from '../parts/AnalyticsLink.tsx'
import { Frame } from '../parts/Frame.tsx'
import { RewardConfigs } from '../parts/RewardConfigs.tsx'
import { kindName, rewardCopy } from '../reward-copy.ts'
import { draftOf, inputOf, type Kind, kinds, newReward, type RewardDraft } from '../rules/reward-draft.ts'

export async function loader({ client, id, signal, site }: ManageRequest) {
  const [found, { tiers }, { loyaltyProgram }] = await orNotFound(
    Promise.all([
      id === 'new' ? undefined : getReward(client, { id }, { signal }),
      listLoyaltyTiers(client, undefined, { signal }),
      getLoyaltyProgram(client, undefined, { signal }),
    ]),
  )
  const names = tiers.map((tier) => ({ id: tier.id, name: tier.tierDefinition.name }))
  return {
    reward: found?.reward ?? null,
    tiers: names,
    currency: site.currencies[0] ?? site.currency,
    pointName: ownPointName(loyaltyProgram),
  }
}

type Sent =
  | { intent: 'save'; draft: RewardDraft; before: Reward | null }
  | { intent: 'delete'; revision: string }

export async function action({ client, id, t }: ManageRequest, sent: Sent) {
  const became = await outcome<{ id?: string }>(t, async () => {
    if (sent.intent === 'delete') {
      await deleteReward(client, { id, revision: sent.revision })
      return {}
    }
    const { draft, before } = sent
    const input = inputOf(draft, before ?? undefined)
    const { reward } = before
      ? await updateReward(client, { reward: { ...input, id, revision: before.revision ?? '' } })
      : await createReward(client, { reward: input })
    return { id: reward.id }
  })
  // Before the page is read anew: there is no such reward any more.
  if (sent.intent === 'delete' && became.done) throw replace('/manage/loyalty/rewards')
  return became
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const navigate = useNavigate()
  const { reward, tiers, currency, pointName } = data
  const copy = useMemberCopy(pointName)
  const { sent, isSending, send } = useSend<{ id?: string }>()
  const { draft, isChanged, change, reset, restore } = useDraft(reward ? draftOf(reward) : newReward)
  const [isLeaving, setLeaving] = useState(false)
  const made = !reward && sent?.id
  useEffect(() => {
    if (made) void navigate(`/manage/loyalty/rewards/${made}`, { replace: true })
  }, [made, navigate])
  const at = (end: string) => errorAt(sent?.errors, end)

  function save(event: FormEvent) {
    event.preventDefault()
    setLeaving(!reward)
    send({ intent: 'save', draft, before: reward })
  }
  const isMoney = draft.kind === 'discountAmount'
  return (
    <Frame title={reward?.name ?? t('rewards.new')} isOwner={isOwner}>
      <div className={styles.split}>
        <form className={styles.form} onSubmit={save} noValidate>
          <Field
            label={t('reward.name')}
            value={draft.name}
            maxLength={50}
            error={at('name')}
            onChange={(event) => change({ name: event.target.value })}
          />
          <Select
            label={t('reward.gives')}
            value={draft.kind}
            onChange={(event) => change({ kind: event.target.value as Kind })}
          >
            {kinds
              // Money at the checkout and coupons do not turn into each other.
              .filter((kind) => !reward || (kind === 'discountAmount') === isMoney)
              .map((kind) => (
                <option key={kind} value={kind}>
                  {kindName(kind, t)}
                </option>
              ))}
          </Select>
          <RewardConfigs
            kind={draft.kind}
            configs={draft.configs}
            tiers={tiers}
            currency={currency}
            errors={sent?.errors}
            onChange={(configs) => change({ configs })}
          />
          {!isMoney && (
            <Field
              label={t('reward.minimum', { currency })}
              inputMode="decimal"
              value={draft.minimum}
              error={at('minimumSubtotal')}
              onChange={(event) => change({ minimum: event.target.value })}
            />
          )}
          <Checkbox checked={draft.active} onChange={(event) => change({ active: event.target.checked })}>
            {t('reward.is-active')}
          </Checkbox>
          <SaveBar
            {...{ sent, isSending }}
            isChanged={isChanged && !isLeaving}
            onReset={reset}
            onRestore={restore}
          >
            {reward && (
              <DeleteButton
                name={reward.name}
                meaning={t('reward.delete-means')}
                pending={isSending}
                onDelete={() => send({ intent: 'delete', revision: reward.revision })}
              />
            )}
          </SaveBar>
        </form>
        <aside className={styles.preview} aria-label={t('preview.title')}>
          <p>{t('preview.title')}</p>
          {draft.configs.map((config) => (
            <Card as="div" key={config.tierId}>
              <Heading level={2} size="lg">
                <bdi>{draft.name || '–'}</bdi>
              </Heading>
              <p>{rewardCopy(draft.kind, config, { t, format, currency })}</p>
              <p>
                <strong>{copy.cost(Number(config.cost) || 0)}</strong>
              </p>
              <p className={styles.quiet}>
                <bdi>
                  {config.tierId ? tiers.find(({ id }) => id === config.tierId)?.name : t('reward.everybody')}
                </bdi>
              </p>
            </Card>
          ))}
          {!draft.active && <p>{t('reward.hidden')}</p>}
        </aside>
      </div>
      {reward && <AnalyticsLink of={`REWARD-${reward.id}`} />}
    </Frame>
  )
}
