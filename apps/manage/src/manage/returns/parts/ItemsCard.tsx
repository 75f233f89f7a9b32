import { useFormat } from '@galleria/i18n'
import { parts } from '@galleria/manage'
import { Card, Heading } from '@galleria/ui'
import { useReturnWords } from '../../shared/return-words.ts'
import type { ReturnData } from '../data/read.ts'
import { useMessages } from '../messages/index.ts'
import { conditionName } from '../rules/conditions.ts'
import { namesOf } from '../rules/lines.ts'
import styles from './return.module.css'

/** Lines of a return: why they come back, and what arrived. */
export function ItemsCard({ data }: { readonly data: ReturnData }) {
  const t = useMessages()
  const words = useReturnWords()
  const format = useFormat()
  const { return: found, order } = data
  const names = namesOf(order)
  const texts = [
    { title: t('items.message'), text: found.message },
    { title: t('items.instructions'), text: found.instructions },
    { title: t('items.reply'), text: found.answer },
  ]
  return (
    <Card>
      <Heading level={2}>{t('items.title')}</Heading>
      <ul className={styles.plain}>
        {found.lines.map(({ id, quantity, reason, note, received, condition, restocked }) => {
          const facts = [
            words.reasonOf(reason),
            ...(received === undefined ? [] : [t('items.received', { count: received })]),
            ...(condition ? [conditionName(condition, t)] : []),
            ...(restocked ? [t('items.restocked', { count: restocked })] : []),
          ]
          return (
            <li key={id} className={styles.line}>
              <span>
                {format.number(quantity)} × <bdi>{names.get(id) ?? id}</bdi>
              </span>
              <span className={parts.quiet}>{facts.join(' · ')}</span>
              {note && (
                <span className={styles.note}>
                  <bdi>{note}</bdi>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {texts.map(
        ({ title, text }) =>
          text && (
            <p key={title} className={styles.note}>
              <strong>{title}</strong> <bdi>{text}</bdi>
            </p>
          ),
      )}
      {found.refunded && (
        <p>
          {t('items.refunded', { amount: format.money(found.refunded.amount, order.currency) })}
          {found.fee && ` ${t('items.fee', { amount: format.money(found.fee.amount, order.currency) })}`}
        </p>
      )}
    </Card>
  )
}
