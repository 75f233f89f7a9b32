import { useFormat } from '@galleria/i18n'
import { parts as styles, Table } from '@galleria/manage'
import type { LoyaltyTransaction } from '@galleria/platform-client/loyalty'
import { Link, NavLink } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { type Say, useMessages } from '../messages/index.ts'

export const ledgerKinds = ['EARN', 'REDEEM', 'ADJUST', 'REFUND', 'EXPIRE'] as const

interface Props {
  readonly transactions: readonly LoyaltyTransaction[]
  readonly kind: (typeof ledgerKinds)[number] | null
  readonly next: string | null
}

/** Every movement of an account, the newest first, with what it came to. */
export function AccountLedger({ transactions, kind, next }: Props) {
  const t = useMessages()
  const format = useFormat()
  return (
    <>
      <nav aria-label={t('ledger.kinds')} className={styles.choices}>
        <NavLink to="?" preventScrollReset aria-current={kind === null ? 'true' : undefined}>
          {t('ledger.all')}
        </NavLink>
        {ledgerKinds.map((each) => (
          <NavLink
            key={each}
            to={`?kind=${each}`}
            preventScrollReset
            aria-current={kind === each ? 'true' : undefined}
          >
            {kindName(each, t)}
          </NavLink>
        ))}
      </nav>
      {transactions.length === 0 ? (
        <EmptyState title={t('ledger.none')} />
      ) : (
        <Table
          label={t('ledger.title')}
          head={[
            { title: t('ledger.when') },
            { title: t('ledger.kind') },
            { title: t('ledger.why') },
            { title: t('ledger.points'), isNumber: true },
            { title: t('ledger.after'), isNumber: true },
          ]}
          rows={transactions.map((each) => ({
            key: each.id,
            cells: [
              format.date(each.createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
              kindName(each.transactionType, t),
              <bdi key="why">{each.description ?? each.earnInfo?.activityType ?? ''}</bdi>,
              <span key="points" className={each.amount > 0 ? styles.gain : styles.loss}>
                {format.number(each.amount, { signDisplay: 'exceptZero' })}
              </span>,
              each.balanceAfter === undefined ? '–' : format.number(each.balanceAfter),
            ],
          }))}
        />
      )}
      {next && (
        <nav aria-label={t('accounts.pages')} className={styles.buttons}>
          <ButtonLink
            as={Link}
            to={`?${new URLSearchParams({ ...(kind && { kind }), cursor: next })}`}
            rel="next"
          >
            {t('ledger.older')}
          </ButtonLink>
        </nav>
      )}
    </>
  )
}

function kindName(kind: string, t: Say): string {
  const names: Readonly<Record<string, string>> = {
    EARN: t('ledger.earn'),
    REDEEM: t('ledger.redeem'),
    ADJUST: t('ledger.adjust'),
    REFUND: t('ledger.refund'),
    EXPIRE: t('ledger.expire'),
  }
  return names[kind] ?? t('ledger.unknown')
}
