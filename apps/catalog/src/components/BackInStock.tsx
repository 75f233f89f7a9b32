import { useFetcher } from '@galleria/router'
import { Button, Field, Heading, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { action } from '../routes/product.tsx'
import { type NotifyProblem, notifyProblems } from '../rules/notify.ts'
import styles from './BackInStock.module.css'

interface Props {
  readonly productId: string
  readonly variantId: string | undefined
}

/** For what is sold out: a message when it can be bought again. */
export function BackInStock({ productId, variantId }: Props) {
  const t = useMessages()
  const fetcher = useFetcher<typeof action>({ key: `notify ${variantId ?? productId}` })
  const { data } = fetcher
  if (data && 'email' in data && !data.problem)
    return <Notice tone="success">{t('notify.done', { email: data.email })}</Notice>
  const problem: NotifyProblem | undefined = data?.problem
  const error = problem === 'email' ? t(notifyProblems.email) : undefined
  return (
    <fetcher.Form method="post" className={styles.form} noValidate aria-label={t('notify.title')}>
      <Heading level={2} size="lg">
        {t('notify.title')}
      </Heading>
      <input type="hidden" name="productId" value={productId} />
      {variantId && <input type="hidden" name="variantId" value={variantId} />}
      <Field
        label={t('notify.label')}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        required
        hint={t('notify.hint')}
        error={error}
      />
      <Button type="submit" pending={fetcher.state !== 'idle'}>
        {t('notify.send')}
      </Button>
      {problem && problem !== 'email' && (
        <Notice tone={problem === 'available' ? 'info' : 'warning'}>{t(notifyProblems[problem])}</Notice>
      )}
    </fetcher.Form>
  )
}
