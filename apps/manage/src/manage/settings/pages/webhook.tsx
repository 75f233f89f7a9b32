import { errorAt, parts as styles } from '@galleria/manage'
import {
  createEventSubscription,
  deleteEventSubscription,
  type EventDelivery,
  type EventSubscription,
  getEventSubscription,
  listEventDeliveries,
  listEventTypes,
  replayDeadLetters,
  resendEvent,
  updateEventSubscription,
} from '@galleria/platform-client/event-subscriptions'
import { getStoreConfiguration } from '@galleria/platform-client/site-properties'
import { Checkbox, Field, Heading, Notice, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'
import { Deliveries } from '../parts/Deliveries.tsx'
import { EventTypes } from '../parts/EventTypes.tsx'
import { entityPage, type FieldsProps } from '../parts/entity-page.tsx'

interface Draft {
  readonly url: string
  readonly eventTypes: readonly string[] | null
  readonly isOn: boolean
}

interface More {
  readonly types: readonly string[]
  readonly deliveries: readonly EventDelivery[]
  readonly platformUrl: string
}

function Fields({ draft, change, errors, more, isNew }: FieldsProps<Draft, More>) {
  const t = useMessages()
  const noTypes = Object.keys(errors ?? {}).some((path) => path.includes('eventTypes'))
  return (
    <>
      <Field
        type="url"
        label={t('webhooks.url')}
        hint={t('webhooks.url-hint')}
        value={draft.url}
        maxLength={2000}
        error={errorAt(errors, 'url')}
        onChange={({ target }) => change({ url: target.value })}
      />
      <EventTypes
        types={more.types}
        picked={draft.eventTypes}
        error={noTypes && t('webhooks.events-wrong')}
        onChange={(eventTypes) => change({ eventTypes })}
      />
      {!isNew && (
        <Checkbox checked={draft.isOn} onChange={({ target }) => change({ isOn: target.checked })}>
          {t('webhooks.active')}
        </Checkbox>
      )}
    </>
  )
}

function Below({ kept, more }: { readonly kept: EventSubscription; readonly more: More }) {
  const t = useMessages()
  const keys = `${more.platformUrl}/_webhooks/${kept.appId}/public-key.pem`
  return (
    <div className={styles.rows}>
      {kept.disabledReason && (
        <Notice tone="warning" title={t('webhooks.disabled')}>
          <p>
            <bdi>{kept.disabledReason}</bdi>
          </p>
        </Notice>
      )}
      <section className={styles.form} aria-labelledby="signature">
        <Heading level={2} size="lg" id="signature">
          {t('webhooks.signature')}
        </Heading>
        <p className={styles.quiet}>{t('webhooks.signature-more')}</p>
        <p>
          <TextLink href={keys}>
            <bdi>{keys}</bdi>
          </TextLink>
        </p>
      </section>
      <Deliveries deliveries={more.deliveries} />
    </div>
  )
}

const editor = entityPage<EventSubscription, Draft, More>({
  list: '/manage/settings/webhooks',
  base: '/manage/settings/webhooks',
  copy: (t) => ({ new: t('webhooks.new'), deleting: t('webhooks.deleting') }),
  nameOf: ({ url }) => url,
  async more({ client, signal }, kept) {
    const [{ eventTypes: types }, { configuration }, deliveries] = await Promise.all([
      listEventTypes(client, undefined, { signal }),
      getStoreConfiguration(client, undefined, { signal }),
      kept ? listEventDeliveries(client, { id: kept.id, limit: 100 }, { signal }) : { deliveries: [] },
    ])
    const platformUrl = configuration.settings.find(({ name }) => name === 'platformUrl')?.value ?? ''
    return { types, platformUrl, ...deliveries }
  },
  read: async (client, id, signal) => (await getEventSubscription(client, { id }, { signal })).subscription,
  draftOf: (kept) => ({
    url: kept?.url ?? '',
    eventTypes: kept?.eventTypes ?? null,
    isOn: kept ? kept.status === 'ENABLED' : true,
  }),
  async create(client, { url, eventTypes }) {
    const { subscription } = await createEventSubscription(client, {
      subscription: { url: url.trim(), eventTypes },
    })
    return subscription.id
  },
  update: (client, { id }, { url, eventTypes, isOn }, seen) =>
    updateEventSubscription(client, {
      id,
      // Only what was changed: the call has no revision to compare.
      subscription: {
        ...(url !== seen.url && { url: url.trim() }),
        ...(JSON.stringify(eventTypes) !== JSON.stringify(seen.eventTypes) && { eventTypes }),
        ...(isOn !== seen.isOn && { status: isOn ? 'ENABLED' : 'DISABLED' }),
      },
    }),
  remove: (client, id) => deleteEventSubscription(client, { id }),
  Fields,
  Below,
})

type Sent =
  | Parameters<typeof editor.action>[1]
  | { readonly intent: 'replay' }
  | { readonly intent: 'resend'; readonly eventId: string }

export function action(asked: ManageRequest, sent: Sent) {
  const { client, id, t } = asked
  if (sent.intent === 'replay') return outcome(t, () => replayDeadLetters(client, { id }))
  if (sent.intent === 'resend') return outcome(t, () => resendEvent(client, { id, eventId: sent.eventId }))
  return editor.action(asked, sent)
}

export const { loader, Page } = editor
