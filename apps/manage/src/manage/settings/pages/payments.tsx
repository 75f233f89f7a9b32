import { EditForm, parts as styles } from '@galleria/manage'
import { getCheckoutSettings, updateCheckoutSettings } from '@galleria/platform-client/checkout-settings'
import { getStoreConfiguration, type StoreConfiguration } from '@galleria/platform-client/site-properties'
import { Checkbox, Heading, Notice } from '@galleria/ui'
import { usePaymentMethods } from '../../shared/payment-methods.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { FixedTable } from '../parts/FixedTable.tsx'
import { Frame } from '../parts/Frame.tsx'
import { type Edited, useEditor } from '../parts/use-editor.ts'
import { changedNames, fieldsOf } from '../rules/changed.ts'

interface Draft {
  readonly online: boolean
  readonly offline: boolean
}

export async function loader({ client, signal }: ManageRequest) {
  const [{ checkoutSettings }, { configuration }] = await Promise.all([
    getCheckoutSettings(client, undefined, { signal }),
    getStoreConfiguration(client, undefined, { signal }),
  ])
  const provider = configuration.settings.find(({ name }) => name === 'paymentProvider')?.value ?? ''
  return { draft: checkoutSettings.payments, configuration, provider }
}

export function action({ client, t }: ManageRequest, { draft, seen }: Edited<Draft>) {
  return outcome(t, async () => {
    const names = changedNames(seen, draft)
    await updateCheckoutSettings(client, {
      checkoutSettings: { payments: fieldsOf(draft, names) },
      seen: { payments: fieldsOf(seen, names) },
    })
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  const { draft, change, form } = useEditor<Draft>(data.draft)
  const methodName = usePaymentMethods()
  const { provider } = data
  const configuration = { settings: data.configuration.settings.map((fact) => named(fact, methodName)) }
  return (
    <Frame title={t('payments.title')} description={t('payments.more')} isOwner={isOwner}>
      <div className={styles.rows}>
        {provider === 'test' && (
          <Notice tone="warning" title={t('payments.test')}>
            <p>{t('payments.test-more')}</p>
          </Notice>
        )}
        {provider === '' && draft.online && (
          <Notice tone="warning" title={t('payments.no-provider')}>
            <p>{t('payments.no-provider-more')}</p>
          </Notice>
        )}
        <EditForm label={t('payments.title')} {...form}>
          <Checkbox checked={draft.online} onChange={({ target }) => change({ online: target.checked })}>
            {t('payments.online')}
          </Checkbox>
          <Checkbox checked={draft.offline} onChange={({ target }) => change({ offline: target.checked })}>
            {t('payments.offline')}
          </Checkbox>
          {!draft.online && !draft.offline && <p className={styles.quiet}>{t('payments.neither')}</p>}
        </EditForm>
        <div className={styles.form}>
          <Heading level={2} size="lg">
            {t('payments.provider-title')}
          </Heading>
          <p className={styles.quiet}>{t('fixed.more')}</p>
          <FixedTable
            label={t('payments.provider-title')}
            configuration={configuration}
            names={{ paymentProvider: t('payments.provider'), paymentMethods: t('payments.methods') }}
          />
        </div>
      </div>
    </Frame>
  )
}

type Fact = StoreConfiguration['settings'][number]

/** The provider's methods by their names, each once. */
function named(fact: Fact, methodName: (name: string) => string): Fact {
  if (fact.name !== 'paymentMethods' || !fact.value) return fact
  return { ...fact, value: [...new Set(fact.value.split(', ').map(methodName))].join(', ') }
}
