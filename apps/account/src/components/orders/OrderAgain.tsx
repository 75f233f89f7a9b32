import { useFormat } from '@galleria/i18n'
import { Link, useFetcher } from '@galleria/router'
import { Button, ButtonLink, Notice } from '@galleria/ui'
import type { OrderAnswer } from '../../data/order-action.ts'
import { useMessages } from '../../messages/index.ts'
import styles from './OrderAgain.module.css'

/** Puts what is still sold into the cart, and tells what is not. */
export function OrderAgain() {
  const t = useMessages()
  const { list } = useFormat()
  const fetcher = useFetcher<OrderAnswer>()
  const busy = fetcher.state !== 'idle'
  const answer = busy ? undefined : fetcher.data
  const report = answer && 'report' in answer ? answer.report : undefined
  const whole = report && report.fewer.length + report.missing.length === 0
  return (
    <div className={styles.again}>
      <fetcher.Form method="post">
        <Button type="submit" name="intent" value="reorder" pending={busy}>
          {t('again.go')}
        </Button>
      </fetcher.Form>
      {report && (
        <Notice
          tone={whole ? 'success' : 'warning'}
          action={
            report.added > 0 && (
              <ButtonLink as={Link} to="/cart" size="small">
                {t('again.cart')}
              </ButtonLink>
            )
          }
        >
          <p>{t('again.added', { count: report.added })}</p>
          {report.fewer.length > 0 && <p>{t('again.fewer', { names: list(report.fewer) })}</p>}
          {report.missing.length > 0 && <p>{t('again.missing', { names: list(report.missing) })}</p>}
        </Notice>
      )}
      {answer && 'problem' in answer && <Notice tone="danger">{answer.problem}</Notice>}
    </div>
  )
}
