import { EditForm } from '@galleria/manage'
import {
  getOrdersSettings,
  type OrdersSettingsChanges,
  updateOrdersSettings,
} from '@galleria/platform-client/orders-settings'
import { Checkbox, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { type Edited, useEditor } from '../parts/use-editor.ts'
import { changedNames, fieldsOf } from '../rules/changed.ts'

interface Draft {
  readonly inventoryUpdateTrigger: string
  readonly createInvoice: boolean
  readonly autoGenerateInvoiceOnPaidOrder: boolean
}

export async function loader({ client, signal }: ManageRequest) {
  const { ordersSettings } = await getOrdersSettings(client, undefined, { signal })
  const {
    inventoryUpdateTrigger = 'ON_ORDER_PLACED',
    createInvoice,
    autoGenerateInvoiceOnPaidOrder,
  } = ordersSettings
  return {
    draft: {
      inventoryUpdateTrigger: String(inventoryUpdateTrigger),
      createInvoice: createInvoice === true,
      autoGenerateInvoiceOnPaidOrder: autoGenerateInvoiceOnPaidOrder === true,
    },
  }
}

export function action({ client, t }: ManageRequest, { draft, seen }: Edited<Draft>) {
  return outcome(t, async () => {
    const names = changedNames(seen, draft)
    await updateOrdersSettings(client, {
      ordersSettings: fieldsOf(draft, names) as OrdersSettingsChanges,
      seen: fieldsOf(seen, names) as OrdersSettingsChanges,
    })
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  const { draft, change, form } = useEditor<Draft>(data.draft)
  return (
    <Frame title={t('orders.title')} description={t('orders.more')} isOwner={isOwner}>
      <EditForm label={t('orders.title')} {...form}>
        <Select
          label={t('orders.stock')}
          hint={t('orders.stock-hint')}
          value={draft.inventoryUpdateTrigger}
          choices={[
            { value: 'ON_ORDER_PLACED', label: t('orders.placed') },
            { value: 'ON_ORDER_PAID', label: t('orders.paid') },
          ]}
          onChange={({ target }) => change({ inventoryUpdateTrigger: target.value })}
        />
        <Checkbox
          checked={draft.createInvoice}
          onChange={({ target }) => change({ createInvoice: target.checked })}
        >
          {t('orders.invoices')}
        </Checkbox>
        <Checkbox
          checked={draft.autoGenerateInvoiceOnPaidOrder}
          onChange={({ target }) => change({ autoGenerateInvoiceOnPaidOrder: target.checked })}
        >
          {t('orders.invoice-paid')}
        </Checkbox>
      </EditForm>
    </Frame>
  )
}
