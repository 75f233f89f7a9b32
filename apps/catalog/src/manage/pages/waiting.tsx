import { useFormat } from '@galleria/i18n'
import { DeleteButton, LetterLink, orNotFound, parts, Table, useSend } from '@galleria/manage'
import {
  countBackInStockRequests,
  deleteBackInStockRequest,
  queryBackInStockRequests,
} from '@galleria/platform-client/back-in-stock'
import { Link, useNavigate } from '@galleria/router'
import { Badge, ButtonLink, EmptyState, Notice, Select, TextLink } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { stateCopy } from '../waiting-copy.ts'

const LIMIT = 50
const states = ['RECEIVED', 'NOTIFICATION_SENT', 'FAILED'] as const

export async function loader({ client, url, signal }: ManageRequest) {
  const { searchParams: query } = url
  const [product, cursor] = [query.get('product'), query.get('cursor')]
  const status = states.find((each) => each === query.get('state'))
  const of = { ...(product && { 'catalogReference.catalogItemId': product }) }
  const filter = { ...of, ...(status && { status }) }
  const cursorPaging = { limit: LIMIT, ...(cursor && { cursor }) }
  const list = queryBackInStockRequests(client, { query: { filter, cursorPaging } }, { signal })
  const [{ requests, pagingMetadata }, { count }] = await orNotFound(
    Promise.all([
      list,
      countBackInStockRequests(client, { filter: { ...of, status: 'RECEIVED' } }, { signal }),
    ]),
  )
  const { next, prev } = pagingMetadata.cursors ?? {}
  return { requests, waiting: count, product, status, next: next ?? null, prev: prev ?? null }
}

export function action({ client, t }: ManageRequest, { id }: { readonly id: string }) {
  return outcome(t, async () => {
    await deleteBackInStockRequest(client, { id })
    return {}
  })
}

/** The waiting list, newest first; `?product=` narrows it to one product. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const navigate = useNavigate()
  const { sent, isSending, send } = useSend()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent && !isSending) notice.current?.focus()
  }, [sent, isSending])
  const { requests, waiting, product, status, next, prev } = data
  const name = requests[0]?.product.name
  const at = (more: Readonly<Record<string, string>>) =>
    `?${new URLSearchParams({ ...(product && { product }), ...(status && { state: status }), ...more })}`
  return (
    <Frame
      title={t('waiting.title')}
      isOwner={isOwner}
      description={
        <>
          {t('waiting.more')} <LetterLink kind="back-in-stock" />
        </>
      }
    >
      <div className={parts.rows}>
        {/* Focus comes here when the row that was withdrawn is gone. */}
        <div ref={notice} tabIndex={-1}>
          {sent?.done && <Notice tone="success">{t('waiting.withdrawn')}</Notice>}
          {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
        </div>
        {product && (
          <Notice>
            {name ? t('waiting.of', { name }) : t('waiting.of-one')}{' '}
            <TextLink as={Link} to="/manage/catalog/waiting">
              {t('waiting.of-all')}
            </TextLink>
          </Notice>
        )}
        <p>{t('waiting.count', { count: waiting })}</p>
        <Select
          label={t('waiting.state')}
          value={status ?? ''}
          onChange={({ target: { value } }) =>
            void navigate(
              `?${new URLSearchParams({ ...(product && { product }), ...(value && { state: value }) })}`,
            )
          }
        >
          <option value="">{t('inventory.any')}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {stateCopy(state, t).text}
            </option>
          ))}
        </Select>
        {requests.length === 0 ? (
          <EmptyState title={t('waiting.none')} />
        ) : (
          <Table
            label={t('waiting.title')}
            head={[
              { title: t('waiting.email') },
              { title: t('column.name') },
              { title: t('waiting.of-product'), isNumber: true },
              { title: t('waiting.date') },
              { title: t('waiting.state') },
              { title: t('waiting.withdraw') },
            ]}
            rows={requests.map(
              ({ id, email, product: wanted, catalogReference, createdDate, status: now }) => {
                const state = stateCopy(now, t)
                const { catalogItemId } = catalogReference
                return {
                  key: id,
                  cells: [
                    <bdi key="email">{email}</bdi>,
                    <span key="product">
                      <TextLink as={Link} to={`/manage/catalog/products/${catalogItemId}`}>
                        <bdi>{wanted.name}</bdi>
                      </TextLink>{' '}
                      {catalogReference.options?.variantId ? (
                        <TextLink
                          as={Link}
                          to={`/manage/catalog/inventory/${String(catalogReference.options.variantId)}`}
                        >
                          <bdi>{wanted.variantName || t('column.stock')}</bdi>
                        </TextLink>
                      ) : (
                        <bdi>{wanted.variantName}</bdi>
                      )}
                    </span>,
                    <TextLink key="waiting" as={Link} to={`/manage/catalog/waiting?product=${catalogItemId}`}>
                      {format.number(wanted.waiting ?? 0)}
                    </TextLink>,
                    format.date(createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
                    <Badge key="state" tone={state.tone}>
                      {state.text}
                    </Badge>,
                    now === 'RECEIVED' ? (
                      <DeleteButton
                        key="withdraw"
                        name={t('waiting.request', { email, product: wanted.name })}
                        meaning={t('waiting.withdraw-means')}
                        pending={isSending}
                        onDelete={() => send({ id })}
                      />
                    ) : (
                      '–'
                    ),
                  ],
                }
              },
            )}
          />
        )}
        {(prev || next) && (
          <nav aria-label={t('waiting.pages')} className={parts.buttons}>
            {prev && (
              <ButtonLink as={Link} to={at({ cursor: prev })} rel="prev">
                {t('waiting.newer')}
              </ButtonLink>
            )}
            {next && (
              <ButtonLink as={Link} to={at({ cursor: next })} rel="next">
                {t('history.older')}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </Frame>
  )
}
