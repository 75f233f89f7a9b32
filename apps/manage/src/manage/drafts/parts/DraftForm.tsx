import { LeaveGuard, parts as styles } from '@galleria/manage'
import type { DraftOrder } from '@galleria/platform-client/draft-orders'
import type { Order } from '@galleria/platform-client/orders'
import { Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { AddItems } from './AddItems.tsx'
import { Addresses } from './Addresses.tsx'
import { Customer } from './Customer.tsx'
import { Delivery } from './Delivery.tsx'
import { Discounts } from './Discounts.tsx'
import form from './draft.module.css'
import { Items } from './Items.tsx'
import type { PartProps } from './part.ts'
import { Summary } from './Summary.tsx'
import { useAutosave } from './use-autosave.ts'

interface Props {
  readonly draft: DraftOrder
  readonly order: Order | null
  /** Name of the member who buys. */
  readonly member: string | null
  readonly currency: string
  /** Lines of the copied order that could not be taken along. */
  readonly left: number
  /** False for a role that reads alone. */
  readonly mayChange: boolean
}

/** Form of the whole draft with autosave. */
export function DraftForm({ draft: read, order, member, currency, left, mayChange }: Props) {
  const t = useMessages()
  const save = useAutosave()
  const draft = newest(read, save.draft)
  const part: PartProps = { draft, save, currency }
  return (
    <fieldset className={form.draft} disabled={!mayChange}>
      <LeaveGuard when={save.state !== 'saved'} />
      <div className={styles.rows}>
        {left > 0 && <Notice tone="warning">{t('draft.left', { count: left })}</Notice>}
        {order && <Notice>{t('draft.changes-order', { number: String(order.number ?? '') })}</Notice>}
        <Items {...part} />
        <AddItems {...part} />
        <Discounts {...part} />
        <Delivery {...part} />
      </div>
      <div className={form.side}>
        <Summary {...part} order={order} />
        <Customer {...part} member={member} />
        <Addresses {...part} />
      </div>
    </fieldset>
  )
}

/** The page reads the draft again after each save, and a slower reading is of an earlier state. */
function newest(read: DraftOrder, saved: DraftOrder | undefined): DraftOrder {
  return saved && Number(saved.revision) > Number(read.revision) ? saved : read
}
