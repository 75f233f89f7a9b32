import { AddressBlock, errorAt, LeaveGuard, parts, useDraft, useSend } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Button, Card, Disclosure, Field, Heading, TextLink } from '@galleria/ui'
import { MailLink } from '../../shared/MailLink.tsx'
import { Result } from '../../shared/Result.tsx'
import type { OrderAnswer } from '../data/acts.ts'
import type { OrderData } from '../data/order.ts'
import { useMessages } from '../messages/index.ts'
import { type AddressDraft, addressOf, draftOf, placeOf } from '../rules/address.ts'
import { isDelivered } from '../rules/order-facts.ts'

interface Props {
  readonly customer: OrderData['customer']
  readonly order: OrderData['order']
  readonly mayChange: boolean
  /** Whether the person may see requests for reviews. */
  readonly maySeeRequests: boolean
}

/** Buyer and destination, with links to the person and to their other orders. */
export function CustomerCard({ order, customer, mayChange, maySeeRequests }: Props) {
  const t = useMessages()
  const { email, memberId } = order.buyerInfo ?? {}
  const place = placeOf(order)
  const { firstName, lastName, phone, company, vatId } = place?.contactDetails ?? {}
  return (
    <Card>
      <Heading level={2}>{t('customer.title')}</Heading>
      {place ? (
        <AddressBlock
          name={[firstName, lastName].filter(Boolean).join(' ')}
          {...{ phone, company }}
          address={place.address}
        />
      ) : (
        <p className={parts.quiet}>{t('customer.no-address')}</p>
      )}
      {vatId?.id && <p>{t('customer.tax-id', { id: vatId.id })}</p>}
      <p>
        <MailLink email={email} none={t('letter.no-email')} />
      </p>
      {customer && (
        <p>
          <TextLink as={Link} className={parts.target} to={`/manage/customers/${customer.id}`}>
            {t('customer.open', { count: customer.ordersCount })}
          </TextLink>
        </p>
      )}
      {memberId && (
        <p className={parts.buttons}>
          <TextLink as={Link} className={parts.target} to={`/manage/members/profile/${memberId}`}>
            {t('customer.member')}
          </TextLink>
          <TextLink as={Link} className={parts.target} to={`/manage/orders?member=${memberId}`}>
            {t('customer.orders')}
          </TextLink>
          {maySeeRequests && (
            <TextLink
              as={Link}
              className={parts.target}
              to={`/manage/catalog/reviews/requests?state=all&order=${order.id}`}
            >
              {t('customer.review-requests')}
            </TextLink>
          )}
        </p>
      )}
      {mayChange && order.status === 'APPROVED' && <AddressForm order={order} />}
    </Card>
  )
}

function AddressForm({ order }: Pick<Props, 'order'>) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<OrderAnswer>()
  const { draft, change, isChanged } = useDraft<AddressDraft>(draftOf(order))
  const field = (name: keyof AddressDraft, label: string, most = 200) => (
    <Field
      label={label}
      maxLength={most}
      type={name === 'email' ? 'email' : 'text'}
      value={draft[name]}
      error={errorAt(sent?.errors, name)}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  const isShipped = isDelivered(order) && Boolean(order.shippingInfo)
  return (
    <Disclosure title={t('customer.edit')}>
      <LeaveGuard when={isChanged && !isSending} />
      <form
        className={parts.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const address = addressOf(order, draft)
          send({ intent: 'address', email: draft.email.trim(), address, isDelivered: isShipped })
        }}
      >
        {field('email', t('list.email'))}
        {field('firstName', t('address.first-name'))}
        {field('lastName', t('address.last-name'))}
        {field('addressLine', t('address.line'))}
        {field('addressLine2', t('address.line-2'))}
        {field('postalCode', t('address.postal-code'), 20)}
        {field('city', t('address.city'))}
        {field('subdivision', t('address.region'), 50)}
        {field('country', t('address.country'), 2)}
        {field('phone', t('address.phone'), 50)}
        <div className={parts.buttons}>
          <Button type="submit" variant="primary" pending={isSending}>
            {t('address.save')}
          </Button>
        </div>
        <Result {...{ sent, isSending }} done={t('order.saved')} />
      </form>
    </Disclosure>
  )
}
