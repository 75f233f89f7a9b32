import {
  ConfirmDialog,
  DeleteButton,
  ManageFrame,
  may,
  orNotFound,
  parts as styles,
  Timeline,
  useSend,
} from '@galleria/manage'
import {
  type AbandonedCart,
  type AbandonedCartRecovery,
  deleteAbandonedCart,
  getAbandonedCart,
  getAbandonedCartRecovery,
  sendAbandonedCartEmail,
} from '@galleria/platform-client/abandoned-carts'
import { Link, replace } from '@galleria/router'
import { Badge, Button, ButtonLink, Card, Heading, Notice, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { CopyText } from '../../shared/CopyText.tsx'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { LeftItems } from '../parts/LeftItems.tsx'
import { buyerName } from '../rules/cart.ts'

export async function loader({ client, id, signal }: ManageRequest) {
  const [{ abandonedCart: cart }, { recovery }] = await orNotFound(
    Promise.all([
      getAbandonedCart(client, { id }, { signal }),
      getAbandonedCartRecovery(client, { id }, { signal }),
    ]),
  )
  return { cart, recovery }
}

export async function action({ client, id, t }: ManageRequest, { intent }: { intent: 'send' | 'delete' }) {
  const became = await outcome(t, async () => {
    await (intent === 'send' ? sendAbandonedCartEmail(client, { id }) : deleteAbandonedCart(client, { id }))
    return {}
  })
  if (intent === 'delete' && became.done) throw replace('/manage/abandoned')
  return became
}

export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { cart, recovery } = data
  const isRecovered = cart.status === 'RECOVERED'
  const { identityType, id, email } = cart.buyerInfo
  return (
    <ManageFrame
      boundary="manage"
      area={t('carts.area')}
      title={buyerName(cart.buyerInfo) || t('carts.guest')}
      isOwner={isOwner}
      actions={
        <Badge tone={isRecovered ? 'success' : 'neutral'}>
          {isRecovered ? t('carts.recovered') : t('carts.abandoned')}
        </Badge>
      }
    >
      <div className={styles.split}>
        <div className={styles.rows}>
          <Card>
            <Heading level={2}>{t('cart.items')}</Heading>
            <LeftItems items={recovery.lineItems} total={cart.total} />
          </Card>
          <Card>
            <Heading level={2}>{t('cart.history')}</Heading>
            <History cart={cart} />
          </Card>
        </div>
        <div className={styles.rows}>
          {recovery.orderId && (
            <Notice
              tone="success"
              title={t('cart.bought')}
              action={
                <ButtonLink as={Link} to={`/manage/orders/${recovery.orderId}`}>
                  {t('cart.order')}
                </ButtonLink>
              }
            />
          )}
          {identityType === 'MEMBER' && (
            <p>
              <TextLink as={Link} to={`/manage/members/profile/${id}`}>
                {t('cart.member')}
              </TextLink>
            </p>
          )}
          <Recover recovery={recovery} email={email ?? ''} mayChange={may(role, 'orders', 'change')} />
        </div>
      </div>
    </ManageFrame>
  )
}

interface RecoverProps {
  readonly recovery: AbandonedCartRecovery
  readonly email: string
  readonly mayChange: boolean
}

/** Recovery link of a cart, the email with it, and the deletion of the entry. */
function Recover({ recovery, email, mayChange }: RecoverProps) {
  const t = useMessages()
  const { send, sent, isSending } = useSend()
  const [isAsking, setAsking] = useState(false)
  const { recoveryUrl, letter, lettersRefused } = recovery
  return (
    <Card>
      <Heading level={2}>{t('recover.title')}</Heading>
      <div className={styles.form}>
        {recoveryUrl ? (
          <>
            <CopyText label={t('recover.link')} text={recoveryUrl} />
            <p className={styles.quiet}>{t('recover.link-more')}</p>
          </>
        ) : (
          <p className={styles.quiet}>{t('recover.gone')}</p>
        )}
        {lettersRefused && <Notice tone="warning">{t('recover.refused')}</Notice>}
        <div className={styles.buttons}>
          {mayChange && letter && !lettersRefused && (
            <Button variant="primary" pending={isSending} onClick={() => setAsking(true)}>
              {t('recover.send')}
            </Button>
          )}
          {mayChange && (
            <DeleteButton
              name={email || t('carts.guest')}
              meaning={t('recover.delete-more')}
              pending={isSending}
              onDelete={() => send({ intent: 'delete' })}
            />
          )}
        </div>
        <p role="status">{sent?.done && !isSending ? t('recover.sent', { email }) : ''}</p>
        {sent?.problem && !isAsking && <Notice tone="danger">{sent.problem}</Notice>}
      </div>
      {letter && (
        <ConfirmDialog
          isOpen={isAsking}
          isDanger={false}
          title={t('recover.ask', { email })}
          act={t('recover.send')}
          pending={isSending}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            send({ intent: 'send' })
            setAsking(false)
          }}
        >
          <p>{t('recover.preview')}</p>
          <div className={styles.preview} lang={letter.language} dir="auto">
            <p>
              <strong>{letter.subject}</strong>
            </p>
            {letter.text.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function History({ cart: { activities, abandonTime } }: { readonly cart: AbandonedCart }) {
  const t = useMessages()
  const happened = activities.map(({ activityType, timestamp, authorEmail }, index) => ({
    id: `${index} ${timestamp}`,
    at: timestamp,
    title: activityType === 'RECOVERED' ? t('cart.recovered') : t('cart.letter'),
    who: authorEmail ?? null,
  }))
  const left = { id: 'left', at: abandonTime, title: t('cart.left') }
  return <Timeline label={t('cart.history')} events={[left, ...happened].toReversed()} />
}
