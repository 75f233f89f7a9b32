import { useFormat, useLocale } from '@galleria/i18n'
import {
  type Entity,
  EntityPicker,
  errorAt,
  LeaveGuard,
  parts as styles,
  Table,
  useDone,
  useSend,
} from '@galleria/manage'
import { momentIn } from '@galleria/manage/zone-time'
import type { HeldMembership } from '@galleria/platform-client/memberships'
import { Link } from '@galleria/router'
import { Badge, Button, Field, Heading, Notice, TextLink } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { RemoveButton } from './RemoveButton.tsx'

interface Props {
  readonly held: readonly HeldMembership[]
  /** Names of members by their ids. */
  readonly names: Readonly<Record<string, string>>
  /** True where more members exist than are shown. */
  readonly hasMore: boolean
  readonly mayChange: boolean
}

/** Members with a plan, and what is left of it. */
export function Members({ held, names, hasMore, mayChange }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend()
  const taking = useSend()
  const { timeZone = 'UTC' } = useLocale()
  const [chosen, setChosen] = useState<readonly Entity[]>([])
  const [end, setEnd] = useState('')
  useDone(sent, () => {
    setChosen([])
    setEnd('')
  })
  const states: Readonly<Record<string, string>> = {
    ACTIVE: t('state.live'),
    PENDING: t('state.pending'),
    EXPIRED: t('state.expired'),
  }
  const problem = sent?.problem ?? taking.sent?.problem
  function give(event: FormEvent) {
    event.preventDefault()
    // Through the whole of that day.
    const expirationDate = momentIn(timeZone, `${end}T23:59`)
    send({ intent: 'give', memberId: chosen[0]?.id ?? '', ...(expirationDate && { expirationDate }) })
  }
  return (
    <section className={styles.rows} aria-labelledby="members">
      <Heading level={2} id="members">
        {t('plan.members')}
      </Heading>
      {mayChange && (
        <form className={styles.form} onSubmit={give} noValidate>
          <LeaveGuard when={(chosen.length > 0 || end !== '') && !isSending} />
          <EntityPicker
            of="members"
            label={t('plan.member')}
            value={chosen}
            error={errorAt(sent?.errors, 'memberId')}
            onChange={setChosen}
          />
          <Field
            label={t('plan.end')}
            hint={t('plan.end-hint')}
            type="date"
            value={end}
            error={errorAt(sent?.errors, 'expirationDate')}
            onChange={(event) => setEnd(event.target.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" pending={isSending}>
              {t('plan.give')}
            </Button>
          </div>
        </form>
      )}
      <div role="status">
        {sent?.done && !isSending && <p>{t('plan.saved')}</p>}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
      {held.length > 0 && (
        <Table
          label={t('plan.members')}
          head={[
            { title: t('plan.member') },
            { title: t('list.state') },
            { title: t('plan.left'), isNumber: true },
            { title: t('card.expires') },
            { title: t('list.acts') },
          ]}
          rows={held.map(({ id, memberId, status, credits, expirationDate }) => ({
            key: id,
            cells: [
              <TextLink key="member" as={Link} to={`/manage/members/profile/${memberId}`}>
                <bdi>{names[memberId] || t('plan.member')}</bdi>
              </TextLink>,
              <Badge key="state" tone={status === 'ACTIVE' ? 'success' : 'neutral'}>
                {states[status]}
              </Badge>,
              credits
                ? t('list.used-of', { used: credits.remaining, limit: credits.total })
                : t('plan.unlimited'),
              expirationDate ? format.date(expirationDate, { dateStyle: 'medium' }) : t('card.never'),
              mayChange && (
                <RemoveButton
                  key="take"
                  name={names[memberId] || t('plan.member')}
                  pending={taking.isSending}
                  onRemove={() => taking.send({ intent: 'take', membershipId: id })}
                />
              ),
            ],
          }))}
        />
      )}
      {hasMore && <p>{t('plan.more-members')}</p>}
    </section>
  )
}
