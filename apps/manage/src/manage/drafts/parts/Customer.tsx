import { parts as layout, useSend } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Button, Card, Disclosure, Heading, TextLink } from '@galleria/ui'
import type { FoundMember } from '../data/find.ts'
import { useMessages } from '../messages/index.ts'
import styles from './draft.module.css'
import { Finder } from './Finder.tsx'
import type { PartProps } from './part.ts'
import { SavedField } from './SavedField.tsx'

interface Found {
  readonly text: string
  readonly total: number
  readonly members: readonly FoundMember[]
}

/** Buyer: a member, or a guest with an email address alone. */
export function Customer({ draft, save, member }: PartProps & { readonly member: string | null }) {
  const t = useMessages()
  const { send, sent, isSending } = useSend<Found>()
  const { memberId, email } = draft.buyerInfo ?? {}
  return (
    <Card>
      <Heading level={2}>{t('customer.title')}</Heading>
      <div className={layout.form}>
        {memberId ? (
          <div className={styles.line}>
            <TextLink as={Link} to={`/manage/members/profile/${memberId}`}>
              <bdi>{member ?? t('customer.member')}</bdi>
            </TextLink>
            <Button
              variant="quiet"
              size="small"
              onClick={() => save.change({ buyerInfo: { memberId: null } }, true)}
            >
              {t('customer.no-member')}
            </Button>
          </div>
        ) : (
          <Disclosure title={t('customer.pick')}>
            <Finder
              label={t('customer.find')}
              isLooking={isSending}
              onLook={(text, offset) => send({ intent: 'find-member', text, offset })}
              found={
                sent?.members && {
                  text: sent.text,
                  total: sent.total,
                  rows: sent.members.map(({ id, name, email: address }) => ({
                    key: id,
                    name,
                    detail: address,
                    act: t('customer.choose'),
                    actName: t('customer.choose-of', { name }),
                    onPick: () =>
                      save.change({ buyerInfo: { memberId: id, ...(address && { email: address }) } }, true),
                  })),
                }
              }
            />
          </Disclosure>
        )}
        <SavedField
          type="email"
          label={t('customer.email')}
          maxLength={254}
          autoComplete="off"
          saved={email ?? ''}
          hint={email ? undefined : t('customer.no-email')}
          error={save.errors['draftOrder.buyerInfo.email']}
          onLeave={save.flush}
          onSave={(text) => {
            save.change({ buyerInfo: { email: text.trim() || null } })
            return undefined
          }}
        />
        <SavedField
          label={t('customer.note')}
          maxLength={1000}
          saved={draft.buyerNote ?? ''}
          error={save.errors['draftOrder.buyerNote']}
          onLeave={save.flush}
          onSave={(text) => {
            save.change({ buyerNote: text.trim() || null })
            return undefined
          }}
        />
      </div>
    </Card>
  )
}
