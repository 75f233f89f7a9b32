import { useFormat } from '@galleria/i18n'
import { useFetcher } from '@galleria/router'
import { Button, Content, Disclosure, Divider, Heading, Notice } from '@galleria/ui'
import { useId } from 'react'
import type { CartResult } from '../../data/intent-context.ts'
import { useMessages } from '../../messages/index.ts'
import { membershipProblem } from '../../rules/cart/membership-problem.ts'
import { type MembershipUse, membershipUses } from '../../rules/cart/membership-use.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import { savedKey } from '../../rules/cart/saved-lines.ts'
import type { Cart, Line, Membership, MembershipOptions } from '../../rules/model/index.ts'
import styles from './Memberships.module.css'

const lineKey = ({ id, catalogReference, quantity }: Line) =>
  catalogReference ? savedKey({ catalogReference, quantity }) : id

interface MembershipsProps {
  readonly cart: Cart
  readonly options: MembershipOptions | undefined
}

/** A member's plans: what each can pay for here, or why it cannot. */
export function Memberships({ cart, options }: MembershipsProps) {
  const t = useMessages()
  const id = useId()
  const { eligibleMemberships: eligible = [], invalidMemberships: invalid = [] } = options ?? {}
  if (!options || eligible.length + invalid.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.memberships}>
      <Divider />
      <Heading level={3} id={id}>
        {t('membership.title')}
      </Heading>
      {eligible.length > 0 && (
        <ul className={styles.list}>
          {eligible.map((membership) => (
            <li key={membership.id}>
              <Terms membership={membership} />
              {membershipUses(membership, cart.lineItems, options).map((use) => (
                // A line is put in anew when this is pressed; the button stays.
                <Use key={lineKey(use.line)} membership={membership} use={use} />
              ))}
            </li>
          ))}
        </ul>
      )}
      {invalid.length > 0 && (
        <Disclosure title={t('membership.others', { count: invalid.length })} className={styles.others}>
          <ul className={styles.list}>
            {invalid.map(({ membership, reason }) => (
              <li key={membership?.id ?? reason}>
                <Terms membership={membership ?? {}} />
                <p className={styles.detail}>{t(membershipProblem(reason))}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}

function Terms({ membership: { name, credits, expirationDate } }: { readonly membership: Membership }) {
  const t = useMessages()
  const { date } = useFormat()
  const { remaining, total } = credits ?? {}
  return (
    <>
      <p className={styles.name}>{name ? <Content text={name} /> : t('membership.one')}</p>
      {remaining !== undefined && total !== undefined && (
        <p className={styles.detail}>{t('membership.left', { remaining, total })}</p>
      )}
      {expirationDate && (
        <p className={styles.detail}>
          {new Date(expirationDate) < new Date()
            ? t('membership.ended', { date: date(expirationDate) })
            : t('membership.until', { date: date(expirationDate) })}
        </p>
      )}
    </>
  )
}

function Use({
  membership: { id = '', appId = '' },
  use: { line, state },
}: {
  readonly membership: Membership
  readonly use: MembershipUse
}) {
  const t = useMessages()
  const fetcher = useFetcher<CartResult>()
  const name = line.productName.translated || line.productName.original
  const chosen = state === 'chosen'
  return (
    <fetcher.Form method="post" action={currentCart} className={styles.use}>
      <input type="hidden" name="lineItemId" value={line.id} />
      {!chosen && <input type="hidden" name="membershipId" value={id} />}
      {!chosen && <input type="hidden" name="appId" value={appId} />}
      {state === 'short' ? (
        <p className={styles.detail}>{t('membership.short', { count: line.quantity, name })}</p>
      ) : (
        <>
          <p>{chosen ? t('membership.pays', { name }) : t('membership.could-pay', { name })}</p>
          <Button
            type="submit"
            name="intent"
            value="membership"
            size="small"
            className={chosen ? styles.drop : undefined}
            variant={chosen ? 'quiet' : 'secondary'}
            pending={fetcher.state !== 'idle'}
            aria-label={chosen ? t('membership.drop-named', { name }) : t('membership.use-named', { name })}
          >
            {chosen ? t('membership.drop') : t('membership.use')}
          </Button>
        </>
      )}
      {fetcher.data && !fetcher.data.ok && <Notice tone="danger">{fetcher.data.problem}</Notice>}
    </fetcher.Form>
  )
}
