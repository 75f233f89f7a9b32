import { useLocale } from '@galleria/i18n'
import { errorAt, LeaveGuard, parts, useDraft, useSend } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Badge, Button, Card, Disclosure, Field, Heading, TextLink } from '@galleria/ui'
import { MailLink } from '../../shared/MailLink.tsx'
import type { CustomerData } from '../data/customer.ts'
import { useMessages } from '../messages/index.ts'
import { named, nameOf } from '../rules/person.ts'
import { MergeCard } from './MergeCard.tsx'
import { Result } from './Result.tsx'

interface Props {
  readonly customer: CustomerData['customer']
  readonly mayChange: boolean
}

/** Name and ways to reach a customer, and links to account and points. */
export function ContactCard({ customer, mayChange }: Props) {
  const t = useMessages()
  const { language } = useLocale()
  const { email, phone, memberId, loyaltyAccountId } = customer
  const place = [
    named('region', customer.country, language.tag),
    named('language', customer.language, language.tag),
  ].filter(Boolean)
  return (
    <Card>
      <Heading level={2}>{t('contact.title')}</Heading>
      <p>
        <bdi>{nameOf(customer) || t('list.nameless')}</bdi>{' '}
        <Badge>{memberId ? t('list.member') : t('list.guest')}</Badge>
      </p>
      <p>
        <MailLink email={email} none={t('contact.no-email')} />
      </p>
      {phone && (
        <p>
          <bdi>{phone}</bdi>
        </p>
      )}
      {place.length > 0 && <p className={parts.quiet}>{place.join(' · ')}</p>}
      {(memberId || loyaltyAccountId) && (
        <p className={parts.buttons}>
          {memberId && (
            <TextLink as={Link} className={parts.target} to={`/manage/members/profile/${memberId}`}>
              {t('contact.member')}
            </TextLink>
          )}
          {loyaltyAccountId && (
            <TextLink as={Link} className={parts.target} to={`/manage/loyalty/accounts/${loyaltyAccountId}`}>
              {t('contact.points')}
            </TextLink>
          )}
        </p>
      )}
      {mayChange && !memberId && <ContactForm key={customer.revision} customer={customer} />}
      {mayChange && <MergeCard customer={customer} />}
    </Card>
  )
}

/** Names of a guest, which nobody else keeps. */
function ContactForm({ customer }: Pick<Props, 'customer'>) {
  const t = useMessages()
  const { send, sent, isSending } = useSend()
  const { firstName = '', lastName = '', phone = '', revision } = customer
  const { draft, change, isChanged } = useDraft({ firstName, lastName, phone })
  const field = (name: keyof typeof draft, label: string, most: number) => (
    <Field
      label={label}
      maxLength={most}
      autoComplete="off"
      value={draft[name]}
      error={errorAt(sent?.errors, name)}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <Disclosure title={t('contact.edit')}>
      <LeaveGuard when={isChanged && !isSending} />
      <form
        className={parts.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) send({ intent: 'contact', revision, ...draft })
        }}
      >
        {field('firstName', t('contact.first-name'), 100)}
        {field('lastName', t('contact.last-name'), 100)}
        {field('phone', t('list.phone'), 50)}
        <div className={parts.buttons}>
          <Button type="submit" variant="primary" pending={isSending}>
            {t('contact.save')}
          </Button>
        </div>
        <Result {...{ sent, isSending }} withErrors={false} />
      </form>
    </Disclosure>
  )
}
