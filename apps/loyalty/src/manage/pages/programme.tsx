import { useFormat } from '@galleria/i18n'
import { errorAt, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import { getLoyaltyProgram } from '@galleria/platform-client/loyalty'
import {
  activateLoyaltyProgram,
  disablePointsExpiration,
  enablePointsExpiration,
  pauseLoyaltyProgram,
  updateLoyaltyProgram,
} from '@galleria/platform-client/loyalty-program'
import { Badge, Button, Card, Checkbox, Field, Heading, Notice, Select, TextArea } from '@galleria/ui'
import type { FormEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Asked, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

interface Draft {
  readonly name: string
  readonly description: string
  readonly pointName: string
  readonly expires: boolean
  readonly how: 'months' | 'yearly'
  readonly months: string
  readonly share: string
  readonly month: string
  readonly day: string
}

export async function loader({ client, signal }: Asked) {
  const { loyaltyProgram } = await getLoyaltyProgram(client, undefined, { signal })
  // The wire's pages show less than the owner is answered.
  const expiry = loyaltyProgram.pointsExpiration as
    | {
        status?: string
        monthsOfInactivity?: number
        expiringPointsPercentage?: number
        yearlyOn?: { month: number; day: number }
      }
    | null
    | undefined
  const saved: Draft = {
    name: loyaltyProgram.name ?? '',
    description: loyaltyProgram.description ?? '',
    pointName: loyaltyProgram.pointDefinition?.customName ?? '',
    expires: expiry?.status === 'ENABLED',
    how: expiry?.yearlyOn ? 'yearly' : 'months',
    months: String(expiry?.monthsOfInactivity ?? 6),
    share: String(expiry?.expiringPointsPercentage ?? 100),
    month: String(expiry?.yearlyOn?.month ?? 1),
    day: String(expiry?.yearlyOn?.day ?? 1),
  }
  return { status: loyaltyProgram.status, saved }
}

type Sent = { intent: 'activate' | 'pause' } | { intent: 'save'; draft: Draft; wasExpiring: boolean }

export function action({ client, signal, t }: Asked, sent: Sent) {
  return outcome(t, async () => {
    if (sent.intent === 'activate') await activateLoyaltyProgram(client, undefined, { signal })
    if (sent.intent === 'pause') await pauseLoyaltyProgram(client, undefined, { signal })
    if (sent.intent === 'save') {
      const { draft, wasExpiring } = sent
      const { name, description, pointName, expires, how, months, share, month, day } = draft
      await updateLoyaltyProgram(client, {
        loyaltyProgram: {
          ...{ name, description, pointDefinition: { customName: pointName || null } },
          ...(expires && {
            pointsExpiration: {
              expiringPointsPercentage: Number(share),
              ...(how === 'months'
                ? { monthsOfInactivity: Number(months) }
                : { yearlyOn: { month: Number(month), day: Number(day) } }),
            },
          }),
        },
      })
      if (expires && !wasExpiring) await enablePointsExpiration(client)
      if (!expires && wasExpiring) await disablePointsExpiration(client)
    }
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend()
  const state = useSend()
  const { draft, isChanged, change, reset } = useDraft(data.saved)
  const isActive = data.status === 'ACTIVE'
  const at = (end: string) => errorAt(sent?.errors, end)
  const monthName = (month: number) => format.date(new Date(Date.UTC(2025, month - 1, 1)), { month: 'long' })

  function save(event: FormEvent) {
    event.preventDefault()
    send({ intent: 'save', draft, wasExpiring: data.saved.expires })
  }
  return (
    <Frame
      title={t('programme.title')}
      isOwner={isOwner}
      actions={
        <div className={styles.buttons}>
          <Badge tone={isActive ? 'success' : 'warning'}>
            {isActive ? t('programme.active') : t('programme.inactive')}
          </Badge>
          <Button
            pending={state.isSending}
            variant={isActive ? 'secondary' : 'primary'}
            onClick={() => state.send({ intent: isActive ? 'pause' : 'activate' })}
          >
            {isActive ? t('programme.pause') : t('programme.activate')}
          </Button>
        </div>
      }
    >
      {state.sent?.problem && <Notice tone="danger">{state.sent.problem}</Notice>}
      <div className={styles.split}>
        <form className={styles.form} onSubmit={save} noValidate>
          <Field
            label={t('programme.name')}
            value={draft.name}
            error={at('name')}
            maxLength={50}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextArea
            label={t('programme.description')}
            value={draft.description}
            error={at('description')}
            maxLength={350}
            onChange={(event) => change({ description: event.target.value })}
          />
          <Field
            label={t('programme.point')}
            hint={t('programme.point-hint')}
            value={draft.pointName}
            error={at('customName')}
            maxLength={20}
            onChange={(event) => change({ pointName: event.target.value })}
          />
          <Heading level={2}>{t('expiry.title')}</Heading>
          <Checkbox checked={draft.expires} onChange={(event) => change({ expires: event.target.checked })}>
            {t('expiry.on')}
          </Checkbox>
          {draft.expires && (
            <div className={styles.inline}>
              <Select
                label={t('expiry.how')}
                value={draft.how}
                onChange={(event) => change({ how: event.target.value as Draft['how'] })}
              >
                <option value="months">{t('expiry.inactive')}</option>
                <option value="yearly">{t('expiry.yearly')}</option>
              </Select>
              {draft.how === 'months' ? (
                <Field
                  label={t('expiry.months')}
                  type="number"
                  min={1}
                  max={12}
                  value={draft.months}
                  error={at('monthsOfInactivity')}
                  onChange={(event) => change({ months: event.target.value })}
                />
              ) : (
                <>
                  <Select
                    label={t('expiry.month')}
                    value={draft.month}
                    onChange={(event) => change({ month: event.target.value })}
                  >
                    {Array.from({ length: 12 }, (_, index) => (
                      <option key={monthName(index + 1)} value={index + 1}>
                        {monthName(index + 1)}
                      </option>
                    ))}
                  </Select>
                  <Field
                    label={t('expiry.day')}
                    type="number"
                    min={1}
                    max={31}
                    value={draft.day}
                    error={at('day')}
                    onChange={(event) => change({ day: event.target.value })}
                  />
                </>
              )}
              <Field
                label={t('expiry.share')}
                type="number"
                min={1}
                max={100}
                value={draft.share}
                error={at('expiringPointsPercentage')}
                onChange={(event) => change({ share: event.target.value })}
              />
            </div>
          )}
          <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} />
        </form>
        <aside className={styles.preview} aria-label={t('preview.title')}>
          <p>{t('preview.title')}</p>
          <Card as="div">
            <Heading level={2} size="2xl">
              <bdi>{draft.name || '–'}</bdi>
            </Heading>
            <p>
              <bdi>{draft.description}</bdi>
            </p>
            {draft.expires && (
              <p className={styles.quiet}>
                {draft.how === 'months'
                  ? t('expiry.says-months', {
                      months: Number(draft.months) || 0,
                      share: Number(draft.share) || 0,
                    })
                  : t('expiry.says-yearly', {
                      day: `${draft.day} ${monthName(Number(draft.month))}`,
                      share: Number(draft.share) || 0,
                    })}
              </p>
            )}
          </Card>
        </aside>
      </div>
    </Frame>
  )
}
