import { useFormat } from '@galleria/i18n'
import { errorAt, LetterLink, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import { getLoyaltyProgram } from '@galleria/platform-client/loyalty'
import {
  activateLoyaltyProgram,
  disablePointsExpiration,
  enablePointsExpiration,
  pauseLoyaltyProgram,
  updateLoyaltyProgram,
} from '@galleria/platform-client/loyalty-program'
import { Badge, Button, Card, Field, Heading, Notice, TextArea } from '@galleria/ui'
import type { FormEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { ExpiryCopy, type ExpiryDraft, ExpiryFields } from '../parts/ExpiryFields.tsx'
import { Frame } from '../parts/Frame.tsx'
import { IconPicker, ShownIcon } from '../parts/IconPicker.tsx'
import { choiceOf, chosenIcon } from '../rules/icons.ts'

interface Draft extends ExpiryDraft {
  readonly name: string
  readonly description: string
  readonly pointName: string
  readonly icon: string
}

/** Members read the language's own word where the owner has none, as `ownPointName` has it for them. */
const isOwn = (name: string) => !/^(points?)?$/i.test(name.trim())

/** Points in the preview. */
const SAMPLE = 1250

export async function loader({ client, signal }: ManageRequest) {
  const { loyaltyProgram } = await getLoyaltyProgram(client, undefined, { signal })
  const icon = loyaltyProgram.pointDefinition?.icon
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
    icon: choiceOf(icon),
    expires: expiry?.status === 'ENABLED',
    how: expiry?.yearlyOn ? 'yearly' : 'months',
    months: String(expiry?.monthsOfInactivity ?? 6),
    share: String(expiry?.expiringPointsPercentage ?? 100),
    month: String(expiry?.yearlyOn?.month ?? 1),
    day: String(expiry?.yearlyOn?.day ?? 1),
  }
  const own = choiceOf(icon) === 'own' ? icon?.url : undefined
  return { status: loyaltyProgram.status, saved, own }
}

type Sent = { intent: 'activate' | 'pause' } | { intent: 'save'; draft: Draft; wasExpiring: boolean }

export function action({ client, signal, t }: ManageRequest, sent: Sent) {
  return outcome(t, async () => {
    if (sent.intent === 'activate') await activateLoyaltyProgram(client, undefined, { signal })
    if (sent.intent === 'pause') await pauseLoyaltyProgram(client, undefined, { signal })
    if (sent.intent === 'save') {
      const { draft, wasExpiring } = sent
      const { name, description, pointName, icon, expires, how, months, share, month, day } = draft
      await updateLoyaltyProgram(client, {
        loyaltyProgram: {
          ...{ name, description },
          pointDefinition: { customName: pointName || null, ...chosenIcon(icon) },
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

  function save(event: FormEvent) {
    event.preventDefault()
    send({ intent: 'save', draft, wasExpiring: data.saved.expires })
  }
  return (
    <Frame
      title={t('program.title')}
      isOwner={isOwner}
      description={<LetterLink kind="points-expiring" />}
      actions={
        <>
          <Badge tone={isActive ? 'success' : 'warning'}>
            {isActive ? t('program.active') : t('program.inactive')}
          </Badge>
          <Button
            pending={state.isSending}
            variant={isActive ? 'secondary' : 'primary'}
            onClick={() => state.send({ intent: isActive ? 'pause' : 'activate' })}
          >
            {isActive ? t('program.pause') : t('program.activate')}
          </Button>
        </>
      }
    >
      {state.sent?.problem && <Notice tone="danger">{state.sent.problem}</Notice>}
      <div className={styles.split}>
        <form className={styles.form} onSubmit={save} noValidate>
          <Field
            label={t('program.name')}
            value={draft.name}
            error={at('name')}
            maxLength={50}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextArea
            label={t('program.description')}
            value={draft.description}
            error={at('description')}
            maxLength={350}
            onChange={(event) => change({ description: event.target.value })}
          />
          <div className={styles.inline}>
            <Field
              label={t('program.point')}
              hint={t('program.point-hint')}
              value={draft.pointName}
              error={at('customName')}
              maxLength={20}
              onChange={(event) => change({ pointName: event.target.value })}
            />
            <IconPicker value={draft.icon} own={data.own} onChange={(choice) => change({ icon: choice })} />
          </div>
          <ExpiryFields draft={draft} change={change} errorOf={at} />
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
            <p className={styles.named}>
              <ShownIcon choice={draft.icon} own={data.own} />
              {format.number(SAMPLE)}{' '}
              <bdi>{isOwn(draft.pointName) ? draft.pointName : t('program.points')}</bdi>
            </p>
            {draft.expires && <ExpiryCopy draft={draft} />}
          </Card>
        </aside>
      </div>
    </Frame>
  )
}
