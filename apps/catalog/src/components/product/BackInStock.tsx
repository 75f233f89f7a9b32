import { Form, useFetcher } from '@galleria/router'
import { Button, Field, Heading, Notice } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import type { Notified } from '../../data/notify-me.ts'
import type { Waiting, Withdrawn } from '../../data/waiting.ts'
import { useMessages } from '../../messages/index.ts'
import { type NotifyProblem, notifyProblems } from '../../rules/product/notify.ts'
import styles from './BackInStock.module.css'

interface Props {
  readonly productId: string
  readonly variantId: string | undefined
}

/** For what is sold out: a message when it can be bought again, and its withdrawal by who asked for one. */
export function BackInStock({ productId, variantId }: Props) {
  const t = useMessages()
  const waiting = useFetcher<readonly Waiting[]>({ key: `waiting ${productId}` })
  const withdrawal = useFetcher<Withdrawn>({ key: `withdraw ${variantId ?? productId}` })
  const { load } = waiting
  const path = `/products/-/waiting?product=${productId}`
  useEffect(() => {
    void load(path)
  }, [load, path])
  const mine = waiting.data?.find((each) => !variantId || !each.variantId || each.variantId === variantId)
  const isGone = withdrawal.data?.isGone === true && !mine
  const gone = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone with the request.
  useEffect(() => {
    if (isGone) gone.current?.focus()
  }, [isGone])
  if (!mine)
    return (
      <>
        {isGone && (
          <Notice ref={gone} tabIndex={-1}>
            {t('notify.withdrawn')}
          </Notice>
        )}
        <Ask productId={productId} variantId={variantId} isAnew={isGone} />
      </>
    )
  return (
    <withdrawal.Form method="post" action={path} className={styles.form}>
      <Notice tone="success">{t('notify.done', { email: mine.email })}</Notice>
      <input type="hidden" name="id" value={mine.id} />
      <Button type="submit" pending={withdrawal.state !== 'idle'}>
        {t('notify.withdraw')}
      </Button>
      {withdrawal.data?.isGone === false && <Notice tone="warning">{t('notify.failed')}</Notice>}
    </withdrawal.Form>
  )
}

/** `isAnew`: what was asked for before is withdrawn, so its answer counts no longer. */
function Ask({ productId, variantId, isAnew }: Props & { readonly isAnew: boolean }) {
  const t = useMessages()
  const key = `notify ${variantId ?? productId}`
  const { data, state } = useFetcher<Notified>({ key })
  if (data && 'email' in data && !data.problem && !isAnew)
    return <Notice tone="success">{t('notify.done', { email: data.email })}</Notice>
  const problem: NotifyProblem | undefined = data?.problem
  const error = problem === 'email' ? t(notifyProblems.email) : undefined
  return (
    // A fetcher's own form is another one for each variant, and what was typed would be gone with the choice.
    <Form
      method="post"
      navigate={false}
      fetcherKey={key}
      className={styles.form}
      noValidate
      aria-label={t('notify.title')}
    >
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
      <Button type="submit" pending={state !== 'idle'}>
        {t('notify.send')}
      </Button>
      {problem && problem !== 'email' && (
        <Notice tone={problem === 'available' ? 'info' : 'warning'}>{t(notifyProblems[problem])}</Notice>
      )}
    </Form>
  )
}
