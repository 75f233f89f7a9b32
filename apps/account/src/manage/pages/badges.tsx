import { parts as styles, useSend } from '@galleria/manage'
import { createBadge, deleteBadge, updateBadgesDisplayOrder } from '@galleria/platform-client/badges'
import { updateBadgeV4 } from '@galleria/platform-client/badges-v4'
import { Button, Card, Disclosure, EmptyState, Heading, Notice, VisuallyHidden } from '@galleria/ui'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { loadBadges } from '../data/badges.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { type BadgeDraft, BadgeForm } from '../parts/BadgeForm.tsx'
import { BadgeMark } from '../parts/BadgeMark.tsx'
import { Frame } from '../parts/Frame.tsx'
import own from '../parts/members.module.css'
import { contrastOf, ENOUGH } from '../rules/contrast.ts'

export { loadBadges as loader } from '../data/badges.ts'

type Sent =
  | {
      readonly intent: 'save'
      readonly id: string | null
      readonly revision: string
      readonly draft: BadgeDraft
    }
  | { readonly intent: 'delete'; readonly id: string }
  | { readonly intent: 'order'; readonly badgeIds: readonly string[] }

export async function action({ client, t }: ManageRequest, sent: Sent) {
  if (sent.intent === 'save') {
    const { title, backgroundColor, textColor } = sent.draft
    const ratio = contrastOf(backgroundColor, textColor)
    const errors = {
      ...(!title.trim() && { title: t('badges.name-it') }),
      ...((ratio === undefined || ratio < ENOUGH) && { textColor: t('badges.unreadable') }),
    }
    if (Object.keys(errors).length > 0) return { errors }
  }
  return outcome(t, async () => {
    if (sent.intent === 'delete') await deleteBadge(client, { id: sent.id })
    if (sent.intent === 'order') await updateBadgesDisplayOrder(client, { badgeIds: sent.badgeIds })
    if (sent.intent === 'save') {
      const { id, revision, draft } = sent
      const { title, description, backgroundColor, textColor, icon } = draft
      const badge = { title: title.trim(), description: description || null, backgroundColor, textColor }
      if (id)
        await updateBadgeV4(client, { badge: { id, revision, ...badge, icon: icon ? { url: icon } : null } })
      else await createBadge(client, { badge: { ...badge, icon: icon || null } })
    }
    return {}
  })
}

export function Page({ data: { badges }, isOwner }: PageProps<Awaited<ReturnType<typeof loadBadges>>>) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const [moved, setMoved] = useState<{ readonly id: string; readonly by: -1 | 1 }>()
  const list = useRef<HTMLUListElement>(null)
  const ids = badges.map(({ id }) => id)
  const order = ids.join()
  function move(id: string, by: -1 | 1) {
    const index = ids.indexOf(id)
    setMoved({ id, by })
    send({ intent: 'order', badgeIds: ids.toSpliced(index, 1).toSpliced(index + by, 0, id) })
  }
  // A browser takes the focus from what is put elsewhere.
  const follow = useEffectEvent(() => {
    if (!moved || document.activeElement !== document.body) return
    const buttons = list.current?.children[ids.indexOf(moved.id)]?.querySelectorAll('button')
    buttons?.[moved.by === -1 ? 0 : 1]?.focus()
  })
  useLayoutEffect(() => {
    if (order) follow()
  }, [order])
  const now = moved && !isSending && sent?.done ? ids.indexOf(moved.id) : -1
  const movedTitle = badges[now]?.title
  return (
    <Frame hasTimes={false} title={t('badges.title')} isOwner={isOwner} description={t('badges.more')}>
      <div className={styles.rows}>
        <Disclosure title={t('badges.new')}>
          <BadgeForm />
        </Disclosure>
        {badges.length === 0 && <EmptyState title={t('badges.none')} description={t('badges.none-more')} />}
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
        <VisuallyHidden role="status">
          {movedTitle && t('badges.moved', { title: movedTitle, place: now + 1 })}
        </VisuallyHidden>
        <ul ref={list} className={`${styles.rows} ${own.list}`}>
          {badges.map((badge, index) => (
            <Card key={badge.id} as="li" className={styles.form}>
              <div className={own.titled}>
                <Heading level={2} size="md">
                  <BadgeMark badge={badge} />
                </Heading>
                <span className={styles.quiet}>{t('badges.wearers', { count: badge.wearers })}</span>
                <span className={own.ends}>
                  <Button
                    size="small"
                    aria-disabled={index === 0}
                    pending={isSending}
                    aria-label={t('badges.earlier', { title: badge.title })}
                    onClick={() => move(badge.id, -1)}
                  >
                    {t('badges.up')}
                  </Button>
                  <Button
                    size="small"
                    aria-disabled={index === badges.length - 1}
                    pending={isSending}
                    aria-label={t('badges.later', { title: badge.title })}
                    onClick={() => move(badge.id, 1)}
                  >
                    {t('badges.down')}
                  </Button>
                </span>
              </div>
              <Disclosure title={t('badges.edit', { title: badge.title })}>
                <BadgeForm badge={badge} />
              </Disclosure>
            </Card>
          ))}
        </ul>
      </div>
    </Frame>
  )
}
