import { languageIn, platform } from '@galleria/federation'
import { useFormat } from '@galleria/i18n'
import { isPlatformError, isTransientError } from '@galleria/platform-client'
import {
  type BackInStockRequest,
  createBackInStockRequest,
  deleteBackInStockRequest,
  queryBackInStockRequests,
} from '@galleria/platform-client/back-in-stock'
import { STORES_APP_ID } from '@galleria/platform-client/cart'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useFetcher,
  useLoaderData,
} from '@galleria/router'
import { Badge, Button, ButtonLink, EmptyState, Notice, TextLink } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import { AccountPage } from '../components/AccountPage.tsx'
import { memberPage } from '../data/member-page.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import styles from './back-in-stock.module.css'

const LIMIT = 50

/** Newest first, with those that were answered: a page at a time by `?cursor=`. */
export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, LIMIT, async (client, query, signal) => {
    const { requests, pagingMetadata } = await queryBackInStockRequests(client, { query }, { signal })
    return { items: requests, ...(pagingMetadata.cursors && { cursors: pagingMetadata.cursors }) }
  })
}

interface Withdrawn {
  readonly name: string
  readonly email: string
  readonly productId: string
  readonly variantId: string
}
interface Answer {
  readonly withdrawn?: Withdrawn
  readonly again?: string
  readonly problem?: string
}

/** Withdraws a request, or asks for the same again. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Answer> {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const client = context.get(platform)
  const t = messagesIn(languageIn(context))
  const [name, email, productId, variantId] = ['name', 'email', 'productId', 'variantId'].map(text) as [
    string,
    string,
    string,
    string,
  ]
  try {
    if (text('intent') === 'again') {
      const options = variantId ? { options: { variantId } } : {}
      const catalogReference = { catalogItemId: productId, appId: STORES_APP_ID, ...options }
      await createBackInStockRequest(client, { request: { catalogReference, email } })
      return { again: name }
    }
    await deleteBackInStockRequest(client, { id: text('id') })
    return { withdrawn: { name, email, productId, variantId } }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return { problem: isTransientError(error) ? t('outage.short') : t('waiting.changed') }
  }
}

export function Component() {
  const t = useMessages()
  const { items: requests, next, prev } = useLoaderData<typeof loader>()
  const fetcher = useFetcher<Answer>()
  const notice = useRef<HTMLDivElement>(null)
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  useEffect(() => {
    if (answer) notice.current?.focus()
  }, [answer])
  return (
    <AccountPage title={t('waiting.title')}>
      {/* Focus comes here when the row that was withdrawn is gone. */}
      <div ref={notice} tabIndex={-1}>
        {answer?.problem && <Notice tone="danger">{answer.problem}</Notice>}
        {answer?.again && <Notice tone="success">{t('waiting.again', { name: answer.again })}</Notice>}
        {answer?.withdrawn && (
          <Notice tone="success">
            {t('waiting.withdrawn', { name: answer.withdrawn.name })}{' '}
            <fetcher.Form method="post" className={styles.undo}>
              <Hidden {...answer.withdrawn} />
              <Button type="submit" size="small" name="intent" value="again">
                {t('waiting.undo')}
              </Button>
            </fetcher.Form>
          </Notice>
        )}
      </div>
      {requests.length > 0 ? (
        <ul className={styles.list}>
          {requests.map((request) => (
            <Row key={request.id} request={request} fetcher={fetcher} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('waiting.none')}
          description={t('waiting.none-more')}
          action={
            <ButtonLink as={Link} to="/products" variant="primary">
              {t('orders.browse')}
            </ButtonLink>
          }
        />
      )}
      {(prev || next) && (
        <nav aria-label={t('waiting.pages')} className={styles.pages}>
          {prev && (
            <ButtonLink as={Link} to={`?${new URLSearchParams({ cursor: prev })}`} rel="prev">
              {t('waiting.newer')}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink as={Link} to={`?${new URLSearchParams({ cursor: next })}`} rel="next">
              {t('waiting.older')}
            </ButtonLink>
          )}
        </nav>
      )}
    </AccountPage>
  )
}

function Hidden({ name, email, productId, variantId }: Withdrawn) {
  return Object.entries({ name, email, productId, variantId }).map(([field, value]) => (
    <input key={field} type="hidden" name={field} value={value} />
  ))
}

interface RowProps {
  readonly request: BackInStockRequest
  readonly fetcher: ReturnType<typeof useFetcher<Answer>>
}

function Row({ request, fetcher }: RowProps) {
  const t = useMessages()
  const format = useFormat()
  const { id, email, product, catalogReference, createdDate, status } = request
  const isOpen = status === 'RECEIVED'
  const name = product.variantName ? `${product.name}, ${product.variantName}` : product.name
  const wanted = {
    ...{ name, email, productId: catalogReference.catalogItemId },
    variantId: catalogReference.options?.variantId ?? '',
  }
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        {product.visible ? (
          <TextLink as={Link} to={`/products/${product.slug}`}>
            <bdi>{name}</bdi>
          </TextLink>
        ) : (
          <bdi>{name}</bdi>
        )}
        <p className={styles.detail}>
          {t('waiting.asked', { date: format.date(createdDate) })} · <bdi>{email}</bdi>
        </p>
      </div>
      {isOpen ? (
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={id} />
          <Hidden {...wanted} />
          <Button
            type="submit"
            name="intent"
            value="withdraw"
            pending={fetcher.formData?.get('id') === id}
            aria-label={t('waiting.stop-of', { name })}
          >
            {t('waiting.stop')}
          </Button>
        </fetcher.Form>
      ) : (
        <Badge tone={status === 'NOTIFICATION_SENT' ? 'success' : 'neutral'}>
          {status === 'NOTIFICATION_SENT' ? t('waiting.told') : t('waiting.ended')}
        </Badge>
      )}
    </li>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
