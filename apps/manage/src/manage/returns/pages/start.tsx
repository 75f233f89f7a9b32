import { ManageFrame, may, parts } from '@galleria/manage'
import { createReturn } from '@galleria/platform-client/returns'
import { Link } from '@galleria/router'
import { EmptyState, TextLink } from '@galleria/ui'
import { readSource } from '../data/read.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { StartForm } from '../parts/StartForm.tsx'

export async function loader({ client, id, signal }: ManageRequest) {
  return readSource(client, id, signal)
}

export interface StartSent {
  readonly key: string
  readonly lines: readonly {
    readonly id: string
    readonly quantity: number
    readonly reason: string
    readonly note: string
  }[]
  readonly instructions: string
}

export async function action({ client, id, t }: ManageRequest, { key, lines, instructions }: StartSent) {
  return outcome(t, async () => {
    const { return: started } = await createReturn(client, {
      orderId: id,
      return: {
        lines: lines.map(({ note, ...line }) => ({ ...line, ...(note.trim() ? { note: note.trim() } : {}) })),
        ...(instructions.trim() ? { instructions: instructions.trim() } : {}),
      },
      idempotencyKey: key,
    })
    return { started: started.id }
  })
}

export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { order } = data
  return (
    <ManageFrame
      hasTimes={false}
      boundary="manage"
      area={t('returns.area')}
      title={t('start.title', { number: order.number })}
      isOwner={isOwner}
      description={
        <TextLink as={Link} className={parts.target} to={`/manage/orders/${order.id}`}>
          {t('order.open', { number: order.number })}
        </TextLink>
      }
    >
      {may(role, 'orders', 'change') ? (
        <StartForm data={data} />
      ) : (
        <EmptyState title={t('error.role')} description={t('list.none-more')} />
      )}
    </ManageFrame>
  )
}
