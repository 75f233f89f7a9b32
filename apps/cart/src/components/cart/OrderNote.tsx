import { useFetcher } from '@galleria/router'
import { Button, Disclosure, Notice, TextArea } from '@galleria/ui'
import type { CartResult } from '../../data/intent-context.ts'
import { useMessages } from '../../messages/index.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import styles from './OrderNote.module.css'

/** Buyer's note to the order; stored with the cart. */
export function OrderNote({ note }: { readonly note: string }) {
  const t = useMessages()
  const fetcher = useFetcher<CartResult>()
  const busy = fetcher.state !== 'idle'
  const answer = busy ? undefined : fetcher.data
  return (
    <Disclosure
      title={note ? t('note.yours') : t('note.add')}
      open={note !== '' || fetcher.data !== undefined || undefined}
    >
      <fetcher.Form method="post" action={currentCart} className={styles.form}>
        <TextArea
          key={note}
          label={t('note.label')}
          hint={t('note.hint')}
          name="note"
          rows={3}
          maxLength={1000}
          defaultValue={note}
          dir="auto"
        />
        <Button type="submit" name="intent" value="note" variant="secondary" pending={busy}>
          {t('note.save')}
        </Button>
        <span role="status" className={styles.saved}>
          {answer?.ok && t('note.saved')}
        </span>
        {answer && !answer.ok && <Notice tone="danger">{answer.problem}</Notice>}
      </fetcher.Form>
    </Disclosure>
  )
}
