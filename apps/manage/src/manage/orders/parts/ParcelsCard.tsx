import { ConfirmDialog, parts, useRestoredFocus, useSend } from '@galleria/manage'
import { Button, Card, Disclosure, Field, Heading, Notice, Select, TextLink } from '@galleria/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import type { OrderAnswer } from '../data/acts.ts'
import type { OrderData } from '../data/order.ts'
import { useMessages } from '../messages/index.ts'
import { carrierName, carriers } from '../rules/carriers.ts'
import { isDelivered, nameOf } from '../rules/order-facts.ts'
import { parcelOf, type Typed } from '../rules/units.ts'
import { BuyLabel } from './BuyLabel.tsx'
import { LabelPart } from './LabelPart.tsx'
import styles from './order.module.css'

type Props = Pick<OrderData, 'order' | 'handling' | 'parcels' | 'postage'>
type Parcel = OrderData['parcels'][number]

/** Parcels that are on their way, and the form of the next one. */
export function ParcelsCard({ order, handling, parcels: all, postage }: Props) {
  const t = useMessages()
  // Keep the submissions here, where they outlive the form and the label and still tell what was done.
  const sending = useSend<OrderAnswer>()
  const voiding = useSend<OrderAnswer>()
  const [asked, setAsked] = useState<string>()
  const restored = useRestoredFocus<HTMLDivElement>()
  const open = handling.lines.filter(({ toSend }) => toSend > 0)
  const maySend = order.status === 'APPROVED' && open.length > 0
  const labels = postage?.labels.filter(({ status }) => status === 'BOUGHT') ?? []
  const loose = labels.filter(({ fulfillmentId }) => !all.some(({ id }) => id === fulfillmentId))
  if (!maySend && all.length === 0 && loose.length === 0 && !voiding.sent) return null
  const names = new Map(order.lineItems.map((line) => [line.id, nameOf(line)]))
  const labelOf = (label: (typeof labels)[number]) => (
    <LabelPart key={label.id} label={label} isVoiding={voiding.isSending} onVoid={() => setAsked(label.id)} />
  )
  return (
    <Card>
      <div className={parts.form} {...restored}>
        <Heading level={2}>{isDelivered(order) ? t('parcels.title') : t('parcels.handed')}</Heading>
        {all.map((parcel, index) => (
          <ParcelPart key={parcel.id} {...{ parcel, names }} number={index + 1}>
            {labels.filter(({ fulfillmentId }) => fulfillmentId === parcel.id).map(labelOf)}
          </ParcelPart>
        ))}
        {loose.map(labelOf)}
        {maySend && handling.onHold && <Notice tone="warning">{t('refusal.on-hold')}</Notice>}
        {maySend && !handling.onHold && (
          <SendForm
            key={all.length}
            {...{ open, names, sending }}
            order={order}
            hasEmail={Boolean(order.buyerInfo?.email)}
            packages={postage?.mayBuy ? postage.packages : []}
          />
        )}
        <Result sent={sending.sent} isSending={sending.isSending} done={t('parcels.done')} />
        <Result sent={voiding.sent} isSending={voiding.isSending} done={t('postage.voided')} />
        <ConfirmDialog
          isOpen={asked !== undefined}
          title={t('postage.void-title')}
          act={t('postage.void')}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            if (asked) voiding.send({ intent: 'void-label', label: asked })
            setAsked(undefined)
          }}
        >
          <p>{t('postage.void-more')}</p>
        </ConfirmDialog>
      </div>
    </Card>
  )
}

interface PartProps {
  readonly parcel: Parcel
  readonly names: ReadonlyMap<string, string>
  readonly number: number
  /** Labels of the parcel. */
  readonly children: ReactNode
}

function ParcelPart({ parcel, names, number, children }: PartProps) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<OrderAnswer>()
  const { trackingInfo } = parcel
  const [tracking, setTracking] = useState(draftOf(trackingInfo))
  const [isAsking, setAsking] = useState(false)
  const title = t('parcels.number', { number })
  return (
    <div className={styles.part}>
      <p>
        <strong>{title}</strong>{' '}
        <bdi>
          {parcel.lineItems.map(({ id, quantity }) => `${quantity} × ${names.get(id) ?? ''}`).join(', ')}
        </bdi>
      </p>
      {trackingInfo?.trackingNumber && (
        <p>
          <bdi>{carrierName(trackingInfo.shippingProvider ?? '')}</bdi>{' '}
          {trackingInfo.trackingLink ? (
            <TextLink href={trackingInfo.trackingLink} target="_blank" rel="noreferrer">
              {t('parcels.track', { number: trackingInfo.trackingNumber })}
            </TextLink>
          ) : (
            <bdi>{trackingInfo.trackingNumber}</bdi>
          )}
        </p>
      )}
      {children}
      <Disclosure title={t('parcels.edit', { number })}>
        <form
          className={parts.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (isHalf(tracking)) return
            send({ intent: 'track', parcel: parcel.id, tracking: trackingOf(tracking) ?? null })
          }}
        >
          <TrackingFields value={tracking} onChange={setTracking} />
          <div className={parts.buttons}>
            <Button type="submit" pending={isSending}>
              {t('parcels.save')}
            </Button>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('parcels.delete')}
            </Button>
          </div>
        </form>
      </Disclosure>
      <Result {...{ sent, isSending }} done={t('parcels.saved')} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('parcels.delete-title', { number })}
        act={t('parcels.delete')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          send({ intent: 'unsend', parcel: parcel.id })
        }}
      >
        <p>{t('parcels.delete-more')}</p>
      </ConfirmDialog>
    </div>
  )
}

interface SendProps {
  readonly order: OrderData['order']
  readonly open: OrderData['handling']['lines']
  readonly names: ReadonlyMap<string, string>
  readonly hasEmail: boolean
  /** Packages that a label can be bought for; none where labels are not bought. */
  readonly packages: readonly string[]
  readonly sending: ReturnType<typeof useSend<OrderAnswer>>
}

function SendForm({ order, open, names, hasEmail, packages, sending }: SendProps) {
  const { send, isSending } = sending
  const t = useMessages()
  const [typed, setTyped] = useState<Typed>({})
  const [tracking, setTracking] = useState(draftOf(undefined))
  const [isEmpty, setEmpty] = useState(false)
  const isCarried = isDelivered(order)
  function submit(event: FormEvent) {
    event.preventDefault()
    const lineItems = parcelOf(open, typed)
    setEmpty(lineItems.length === 0)
    if (lineItems.length === 0 || (isCarried && isHalf(tracking))) return
    const given = isCarried ? trackingOf(tracking) : undefined
    send({ intent: 'send', lineItems, ...(given ? { tracking: given } : {}) })
  }
  return (
    <>
      <form className={`${parts.form} ${styles.part}`} onSubmit={submit} noValidate>
        <fieldset className={styles.plain}>
          <legend>{isCarried ? t('parcels.to-send') : t('parcels.to-hand')}</legend>
          {open.map(({ id, toSend }) => (
            <div key={id} className={styles.unit}>
              <span>
                <bdi>{names.get(id)}</bdi>
              </span>
              <Field
                type="number"
                min={0}
                max={toSend}
                inputMode="numeric"
                label={t('units.of', { count: toSend })}
                aria-label={t('units.send', { name: names.get(id) ?? '', count: toSend })}
                value={typed[id] ?? String(toSend)}
                onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
              />
            </div>
          ))}
        </fieldset>
        {isCarried && <TrackingFields value={tracking} onChange={setTracking} />}
        <p className={parts.quiet}>{hasEmail ? t('letter.tells') : t('letter.no-email')}</p>
        <div className={parts.buttons}>
          <Button type="submit" variant="primary" pending={isSending}>
            {isCarried ? t('parcels.do') : t('parcels.hand')}
          </Button>
        </div>
        {isEmpty && <Notice tone="danger">{t('units.nothing')}</Notice>}
      </form>
      {isCarried && packages.length > 0 && (
        <Disclosure title={t('postage.buy')}>
          <BuyLabel {...{ packages, sending }} parcel={parcelOf(open, typed)} />
        </Disclosure>
      )}
    </>
  )
}

interface TrackingDraft {
  readonly carrier: string
  /** Name of a carrier that is not in the list. */
  readonly other: string
  readonly number: string
  readonly link: string
}
const OTHER = 'other'

function draftOf(tracking: Parcel['trackingInfo']): TrackingDraft {
  const provider = tracking?.shippingProvider ?? ''
  const isKnown = carriers.some(([code]) => code === provider)
  return {
    carrier: isKnown || !provider ? provider : OTHER,
    other: isKnown ? '' : provider,
    number: tracking?.trackingNumber ?? '',
    link: isKnown ? '' : (tracking?.trackingLink ?? ''),
  }
}

/** A number whose carrier is not named yet; what was typed would be lost if it were sent so. */
const isHalf = (typed: TrackingDraft) => Boolean(typed.number.trim()) && !trackingOf(typed)

function trackingOf({ carrier, other, number, link }: TrackingDraft) {
  const shippingProvider = carrier === OTHER ? other.trim() : carrier
  const trackingNumber = number.trim()
  if (!shippingProvider || !trackingNumber) return undefined
  const given = carrier === OTHER && link.trim()
  return { shippingProvider, trackingNumber, ...(given ? { trackingLink: given } : {}) }
}

function TrackingFields({
  value,
  onChange,
}: {
  readonly value: TrackingDraft
  readonly onChange: (value: TrackingDraft) => void
}) {
  const t = useMessages()
  return (
    <div className={parts.inline}>
      <Select
        label={t('parcels.carrier')}
        value={value.carrier}
        error={isHalf(value) && !value.carrier ? t('parcels.choose-carrier') : undefined}
        onChange={({ target }) => onChange({ ...value, carrier: target.value })}
      >
        <option value="">{t('parcels.no-carrier')}</option>
        {carriers.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value={OTHER}>{t('parcels.other')}</option>
      </Select>
      {value.carrier === OTHER && (
        <Field
          label={t('parcels.other-name')}
          maxLength={50}
          value={value.other}
          error={isHalf(value) ? t('parcels.choose-carrier') : undefined}
          onChange={({ target }) => onChange({ ...value, other: target.value })}
        />
      )}
      <Field
        label={t('parcels.tracking')}
        maxLength={100}
        dir="ltr"
        autoComplete="off"
        value={value.number}
        onChange={({ target }) => onChange({ ...value, number: target.value })}
      />
      {value.carrier === OTHER && (
        <Field
          type="url"
          label={t('parcels.link')}
          maxLength={2000}
          value={value.link}
          onChange={({ target }) => onChange({ ...value, link: target.value })}
        />
      )}
    </div>
  )
}
