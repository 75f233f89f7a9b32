import { Link } from '@galleria/router'
import { Notice } from '@galleria/ui'
import type { Posted } from '../../data/plain/posted.ts'
import { useMessages } from '../../messages/index.ts'
import styles from '../cart/FullCart.module.css'
import { PlainAddForm } from './PlainAdd.tsx'

/** Intents whose own form shows what is wrong. */
const SHOWN_THERE = ['apply-coupon', 'update-quantity']

/** Problem of a form that was sent without script, with what was typed; the server alone draws it. */
export function PlainProblem({ posted: { problem = '', sent } }: { readonly posted: Posted }) {
  const t = useMessages()
  const { intent = '', quantity = '', from, name, ...rest } = sent
  if (SHOWN_THERE.includes(intent)) return null
  if (intent !== 'add') return <Notice tone="danger">{problem}</Notice>
  const texts = Object.entries(rest).filter(([field]) => field.startsWith('text:'))
  const hidden = Object.entries(rest).filter(([field]) => !field.startsWith('text:'))
  return (
    <section className={styles.problem} aria-label={t('add.add-named', { name: name ?? '' })}>
      <Notice tone="danger" action={isPath(from) && <Link to={from}>{t('add.back')}</Link>}>
        {name}: {problem}
      </Notice>
      <PlainAddForm
        hidden={{ ...Object.fromEntries(hidden), intent, ...(name && { name }), ...(from && { from }) }}
        texts={texts.map(([field, text]) => [field.slice('text:'.length), text] as const)}
        quantity={quantity}
        action={t('add.to-cart')}
        problem={problem}
      />
    </section>
  )
}

/** A path of the store, not an address elsewhere that somebody put into the form. */
const isPath = (text: string | undefined): text is string => /^\/(?![/\\])/.test(text ?? '')
