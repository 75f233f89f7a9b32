import {
  DeleteButton,
  EditForm,
  EntityPicker,
  SegmentPicker,
  useDraft,
  useFaults,
  type useSend,
} from '@galleria/manage'
import { Button, Card, Field, Select } from '@galleria/ui'
import type { CampaignData } from '../data/campaign.ts'
import { useMessages } from '../messages/index.ts'
import {
  type CampaignDraft,
  type CampaignSent,
  draftOf,
  type Effect,
  type Fault,
  faultsOf,
  type Goods,
  newCampaign,
} from '../rules/campaign-draft.ts'
import { Choices } from './Choices.tsx'
import { EndCampaign } from './EndCampaign.tsx'

interface Props {
  readonly data: CampaignData
  readonly sending: ReturnType<typeof useSend<{ id?: string }>>
  readonly timeZone: string
  readonly mayChange: boolean
}

/** Name, time, effect, goods, members and budget of a campaign. */
export function CampaignForm({ data, sending, timeZone, mayChange }: Props) {
  const t = useMessages()
  const { campaign, names, tiers, segments } = data
  const { sent, isSending } = sending
  const send = (body: CampaignSent) => sending.send(body)
  const { draft, change, isChanged, reset, merge } = useDraft<CampaignDraft>(
    campaign ? draftOf(campaign, names, timeZone) : newCampaign,
  )
  // Once saved for the first time, its own page follows without a question.
  const isMade = !campaign && sent?.done === true
  const given = campaign?.pointsGiven ?? 0
  const words: Readonly<Record<Fault, string>> = {
    NEEDED: t('campaigns.needed'),
    FACTOR: t('campaigns.fault-factor'),
    POINTS: t('campaigns.fault-points'),
    BONUS: t('campaigns.fault-bonus'),
    BUDGET: t('campaigns.fault-budget', { given }),
    END: t('campaigns.fault-end'),
    GOODS: t('campaigns.fault-goods'),
  }
  const { at, check } = useFaults({ faults: faultsOf(draft, timeZone, given), words, sent })
  const revision = campaign?.revision ?? ''
  const isOver = campaign?.status === 'ENDED'
  const labels: Readonly<Record<string, string>> = {
    ...{ name: t('campaigns.name'), start: t('campaigns.start'), end: t('campaigns.end') },
    ...{ effect: t('campaigns.effect'), factor: t('campaigns.factor'), bonus: t('campaigns.bonus') },
    ...{ goods: t('campaigns.goods'), products: t('campaigns.products') },
    ...{ collections: t('campaigns.collections'), segmentIds: t('campaigns.segments') },
    ...{ tierIds: t('campaigns.tiers'), budget: t('campaigns.budget') },
  }
  return (
    <Card>
      <EditForm
        label={t('campaigns.title')}
        {...{ sent, isSending, merge, mayChange }}
        isChanged={isChanged && !isMade}
        nameOf={(field) => labels[field] ?? field}
        onReset={reset}
        onSave={() => {
          if (check()) send({ intent: 'save', draft, ...(campaign && { revision }) })
        }}
        buttons={
          campaign && (
            <>
              {!isOver && (
                <>
                  <Button
                    pending={isSending}
                    onClick={() => send({ intent: 'pause', paused: !campaign.paused, revision })}
                  >
                    {campaign.paused ? t('campaigns.resume') : t('campaigns.pause')}
                  </Button>
                  {Date.parse(campaign.startDate) < Date.now() && (
                    <EndCampaign
                      {...{ campaign, isSending }}
                      onEnd={() => send({ intent: 'end', revision })}
                    />
                  )}
                </>
              )}
              {campaign.ordersCount === 0 && (
                <DeleteButton
                  name={campaign.name}
                  meaning={t('campaigns.delete-means')}
                  pending={isSending}
                  onDelete={() => send({ intent: 'delete' })}
                />
              )}
            </>
          )
        }
      >
        <Field
          label={t('campaigns.name')}
          hint={t('campaigns.name-hint')}
          maxLength={80}
          autoComplete="off"
          value={draft.name}
          error={at('name', 'name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Field
          label={t('campaigns.start')}
          hint={t('campaigns.zone', { zone: timeZone })}
          type="datetime-local"
          value={draft.start}
          error={at('start', 'startDate')}
          onChange={({ target }) => change({ start: target.value })}
        />
        <Field
          label={t('campaigns.end')}
          hint={t('campaigns.end-hint')}
          type="datetime-local"
          value={draft.end}
          error={at('end', 'endDate')}
          onChange={({ target }) => change({ end: target.value })}
        />
        <Select
          label={t('campaigns.effect')}
          value={draft.effect}
          choices={[
            { value: 'factor', label: t('campaigns.effect-factor') },
            { value: 'bonus', label: t('campaigns.effect-bonus') },
          ]}
          onChange={({ target }) => change({ effect: target.value as Effect })}
        />
        {draft.effect === 'factor' ? (
          <Field
            label={t('campaigns.factor')}
            hint={t('campaigns.factor-hint')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.factor}
            error={at('factor', 'factorPercent')}
            onChange={({ target }) => change({ factor: target.value })}
          />
        ) : (
          <Field
            label={t('campaigns.bonus')}
            hint={t('campaigns.bonus-hint')}
            inputMode="numeric"
            autoComplete="off"
            value={draft.bonus}
            error={at('bonus', 'bonusPoints')}
            onChange={({ target }) => change({ bonus: target.value })}
          />
        )}
        <Select
          label={t('campaigns.goods')}
          value={draft.goods}
          choices={[
            { value: 'all', label: t('campaigns.goods-all') },
            { value: 'products', label: t('campaigns.products') },
            { value: 'collections', label: t('campaigns.collections') },
          ]}
          onChange={({ target }) => change({ goods: target.value as Goods })}
        />
        {draft.goods !== 'all' && (
          <EntityPicker
            of={draft.goods}
            isMany
            label={labels[draft.goods] ?? ''}
            value={draft[draft.goods]}
            error={at(draft.goods)}
            onChange={(value) => change({ [draft.goods]: value })}
          />
        )}
        {tiers.length > 0 && (
          <Choices
            label={t('campaigns.tiers')}
            hint={t('campaigns.tiers-hint')}
            choices={tiers}
            chosen={draft.tierIds}
            onChange={(tierIds) => change({ tierIds })}
          />
        )}
        {segments && (
          <SegmentPicker
            label={t('campaigns.segments')}
            hint={segments.length ? t('campaigns.segments-hint') : t('campaigns.no-segments')}
            error={at('segmentIds')}
            segments={segments}
            chosen={draft.segmentIds}
            onChange={(segmentIds) => change({ segmentIds })}
          />
        )}
        <Field
          label={t('campaigns.budget')}
          hint={t('campaigns.budget-hint')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.budget}
          error={at('budget', 'budget')}
          onChange={({ target }) => change({ budget: target.value })}
        />
      </EditForm>
    </Card>
  )
}
