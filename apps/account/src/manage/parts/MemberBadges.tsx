import { parts as styles, useRestoredFocus, useSend } from '@galleria/manage'
import type { Badge } from '@galleria/platform-client/badges'
import { Button, Card, Heading, Notice, Select } from '@galleria/ui'
import { useState } from 'react'
import type { Answer } from '../data/profile-acts.ts'
import { useMessages } from '../messages/index.ts'
import { BadgeMark } from './BadgeMark.tsx'

interface Props {
  readonly badges: readonly Badge[]
  readonly worn: readonly string[]
}

/** Gives badges and takes them. */
export function MemberBadges({ badges, worn }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<Answer>()
  const restored = useRestoredFocus<HTMLDivElement>()
  const [picked, setPicked] = useState('')
  const free = badges.filter(({ id }) => !worn.includes(id))
  const chosen = free.find(({ id }) => id === picked) ?? free[0]
  return (
    <Card>
      <div {...restored} className={styles.form}>
        <Heading level={2} size="lg">
          {t('column.badges')}
        </Heading>
        <div role="status">{worn.length === 0 && <p>{t('profile.no-badges')}</p>}</div>
        {badges
          .filter(({ id }) => worn.includes(id))
          .map((badge) => (
            <div key={badge.id} className={styles.buttons}>
              <BadgeMark badge={badge} />
              <Button
                size="small"
                variant="quiet"
                pending={isSending}
                aria-label={t('profile.take-badge', { title: badge.title ?? '' })}
                onClick={() => send({ intent: 'unwear', badgeId: badge.id })}
              >
                {t('profile.take')}
              </Button>
            </div>
          ))}
        {chosen && (
          <div className={styles.inline}>
            <Select
              label={t('profile.badge')}
              value={chosen.id}
              onChange={({ target }) => setPicked(target.value)}
              choices={free.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <Button pending={isSending} onClick={() => send({ intent: 'wear', badgeId: chosen.id })}>
              {t('profile.give')}
            </Button>
          </div>
        )}
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      </div>
    </Card>
  )
}
