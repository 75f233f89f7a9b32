import { ExportFile, exported, may, orNotFound, parts, useSend } from '@galleria/manage'
import { listStockLocations } from '@galleria/platform-client/stock'
import { getStockTransfer } from '@galleria/platform-client/stock-transfers'
import { Link, useNavigate } from '@galleria/router'
import { ButtonLink, Notice, TextLink } from '@galleria/ui'
import { useEffect } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { actOn, type TransferSent, writeLinesCsv } from '../stock-transfers/acts.ts'
import { CancelTransfer } from '../stock-transfers/CancelTransfer.tsx'
import { ReceiveForm } from '../stock-transfers/ReceiveForm.tsx'
import { TransferFacts, TransferHistory, TransferLines } from '../stock-transfers/TransferFacts.tsx'
import { TransferForm } from '../stock-transfers/TransferForm.tsx'
import { UndoReceipt } from '../stock-transfers/UndoReceipt.tsx'

export const area = 'inventory'

export async function loader({ client, id, signal }: ManageRequest) {
  const found =
    id === 'new' ? undefined : await orNotFound(getStockTransfer(client, { transferId: id }, { signal }))
  const transfer = found?.transfer
  if (transfer && transfer.status !== 'DRAFT') {
    // Only a draft chooses places; others show their own.
    const { from, to } = transfer
    const own = [...(from ? [from] : []), to]
    return { transfer, locations: own.map(({ id: value, name }) => ({ id: value, name: name ?? '–' })) }
  }
  const { locations } = await listStockLocations(client, undefined, { signal })
  return {
    transfer,
    locations: locations.flatMap(({ id: value, name, active }) => (active ? [{ id: value, name }] : [])),
  }
}

export function action({ client, id, t }: ManageRequest, sent: TransferSent | { readonly intent: 'export' }) {
  if (sent.intent === 'export') return exported(() => writeLinesCsv(client, id, t))
  return outcome<{ id?: string }>(t, () => actOn(client, id, sent))
}

/** One transfer: its form until it is over, its lines and what arrived of them, and its history. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const navigate = useNavigate()
  const { transfer, locations } = data
  const sending = useSend<{ id?: string }>()
  const receiving = useSend()
  const made = !transfer && sending.sent?.id
  useEffect(() => {
    if (made) void navigate(`/manage/catalog/stock-transfers/${made}`, { replace: true })
  }, [made, navigate])
  const mayChange = may(role, 'inventory', 'change')
  const { isSending, send } = sending
  const isDraft = !transfer || transfer.status === 'DRAFT'
  const isInTransit = transfer?.status === 'IN_TRANSIT'
  const isOver = !isDraft && !isInTransit
  // The forms that would tell it are gone where somebody else ended the transfer meanwhile.
  const problem = isOver && !sending.sent?.done && (receiving.sent?.problem ?? sending.sent?.problem)
  const canceling = transfer && (
    <CancelTransfer
      {...{ transfer, isSending }}
      onCancel={() => send({ intent: 'cancel', revision: transfer.revision })}
    />
  )
  return (
    <Frame
      title={transfer?.reference ?? t('moves.new')}
      isOwner={isOwner}
      actions={transfer && <ExportFile name="stock-transfer" />}
    >
      <div className={parts.rows}>
        {transfer && <TransferFacts transfer={transfer} />}
        {isDraft && locations.length === 0 && (
          <Notice>
            {t('moves.no-locations')}{' '}
            <TextLink as={Link} to="/manage/settings/locations/new">
              {t('moves.add-location')}
            </TextLink>
          </Notice>
        )}
        {!isOver && (
          <TransferForm key={transfer?.id ?? 'new'} {...{ transfer, locations, sending, mayChange }}>
            {canceling}
          </TransferForm>
        )}
        {!isDraft && <TransferLines lines={transfer.lines} />}
        {isInTransit && mayChange && (
          <ReceiveForm key={transfer.received + transfer.rejected} transfer={transfer} sending={receiving} />
        )}
        {transfer?.canUndo && mayChange && (
          <div className={parts.buttons}>
            <UndoReceipt
              {...{ transfer, isSending }}
              onUndo={() => send({ intent: 'undo', revision: transfer.revision })}
            />
          </div>
        )}
        {problem && <Notice tone="danger">{problem}</Notice>}
        {transfer && <TransferHistory history={transfer.history} />}
        <div className={parts.buttons}>
          <ButtonLink as={Link} to="/manage/catalog/stock-transfers" variant="quiet">
            {t('moves.back')}
          </ButtonLink>
        </div>
      </div>
    </Frame>
  )
}
