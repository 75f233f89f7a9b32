import { languageIn, platform } from '@galleria/federation'
import { useFormat } from '@galleria/i18n'
import { PaymentNotice } from '@galleria/page-parts/payment-notice'
import { useStoreName } from '@galleria/page-parts/use-store-name'
import { isPlatformError, isTransientError } from '@galleria/platform-client'
import { getLookedUpOrder, type LookedUpOrder } from '@galleria/platform-client/order-look-up'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  replace,
  useLoaderData,
} from '@galleria/router'
import { Button, Container, PageHeader } from '@galleria/ui'
import { OrderDetail } from '../components/orders/OrderDetail.tsx'
import { actOnOrder, type OrderAnswer } from '../data/order-action.ts'
import { orderFormats } from '../data/order-formats.ts'
import { useMessages } from '../messages/index.ts'
import { lookedUp } from '../state.ts'
import styles from './looked-up-order.module.css'

/** Loads the order that this tab looked up; without one, redirects to the look-up, which leaves no entry in the history. */
async function opened({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<LookedUpOrder & { accessToken: string }> {
  const access = lookedUp.get()
  if (!access) throw replace('/orders/look-up')
  try {
    const { accessToken } = access
    const found = await getLookedUpOrder(context.get(platform), { accessToken }, { signal: request.signal })
    return { ...found, accessToken }
  } catch (error) {
    if (!isPlatformError(error) || isTransientError(error)) throw error
    lookedUp.clear()
    throw replace('/orders/look-up?ended')
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const { order, expirationDate, accessToken: _, ...papers } = await opened(args)
  // An invoice names the buyer and the street: it is for who is signed in.
  const formats = await orderFormats(order, languageIn(args.context))
  return { order, formats, expirationDate, papers: { ...papers, invoices: [] } }
}

export async function action(args: ActionFunctionArgs): Promise<OrderAnswer | Response> {
  const form = await args.request.formData()
  if (form.get('intent') === 'close') {
    lookedUp.clear()
    return replace('/orders/look-up')
  }
  const { order, accessToken } = await opened(args)
  return actOnOrder(args, form, order, accessToken)
}

export function Component() {
  const t = useMessages()
  const store = useStoreName()
  const format = useFormat()
  const { order, formats, expirationDate, papers } = useLoaderData<typeof loader>()
  const title = t('order.number', { number: order.number })
  return (
    <Container data-boundary="account">
      <title>{t('account.page', { title, store })}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title} />
      <OrderDetail order={order} formats={formats} papers={papers}>
        <PaymentNotice order={order} />
      </OrderDetail>
      <Form method="post" className={styles.end}>
        <p>
          {t('look-up.until', {
            time: format.date(expirationDate, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
          })}
        </p>
        <Button type="submit" name="intent" value="close">
          {t('look-up.close')}
        </Button>
      </Form>
    </Container>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
