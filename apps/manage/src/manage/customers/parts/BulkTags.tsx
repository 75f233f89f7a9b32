import { parts, useSend } from '@galleria/manage'
import { Button, Field, Notice } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './customer.module.css'

/** Adds a tag to the selected customers, or takes it off. */
export function BulkTags({ ids }: { readonly ids: readonly string[] }) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<{ changed?: number }>()
  const [tag, setTag] = useState('')
  const act = (isRemoved: boolean) => {
    if (tag.trim() && !isSending) send({ intent: 'tag', ids, tag: tag.trim(), isRemoved })
  }
  return (
    <>
      <form
        className={styles.tagging}
        onSubmit={(event) => {
          event.preventDefault()
          act(false)
        }}
      >
        <Field
          label={t('filter.tag')}
          maxLength={50}
          autoComplete="off"
          value={tag}
          error={Object.values(sent?.errors ?? {})[0]}
          onChange={({ target }) => setTag(target.value)}
        />
        <Button size="small" type="submit" pending={isSending}>
          {t('tags.add')}
        </Button>
        <Button size="small" onClick={() => act(true)}>
          {t('bulk.remove')}
        </Button>
      </form>
      <div role="status" className={parts.quiet}>
        {sent?.changed !== undefined && !isSending && t('bulk.done', { count: sent.changed })}
      </div>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
    </>
  )
}
