import { useFormat } from '@galleria/i18n'
import { languages } from '@galleria/i18n/languages'
import { ConfirmDialog, parts, useSend } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Badge, Button, Card, Heading, TextLink } from '@galleria/ui'
import { useState } from 'react'
import type { ConsentSent, Consents } from '../data/consents.ts'
import { useMessages } from '../messages/index.ts'
import { consentProof, consentState } from '../rules/consent.ts'
import styles from './customer.module.css'
import { Result } from './Result.tsx'
import { useAuthor } from './use-author.ts'

interface Props {
  readonly consents: Consents
  readonly mayChange: boolean
}

/** Emails that the customer agreed to, with the proof of each, and a way to end them for whoever asks staff. */
export function ConsentCard({ consents, mayChange }: Props) {
  const t = useMessages()
  const format = useFormat()
  const author = useAuthor()
  const { send, sent, isSending } = useSend()
  const [asked, setAsked] = useState<ConsentSent>()
  const { email, newsletter, requests } = consents
  const state = newsletter && consentState(newsletter.status, t)
  return (
    <Card>
      <Heading level={2}>{t('consents.title')}</Heading>
      <div className={styles.head}>
        <TextLink
          as={Link}
          className={parts.target}
          to={`/manage/marketing/newsletter?${new URLSearchParams({ q: email })}`}
        >
          {t('consents.newsletter')}
        </TextLink>
        {state ? <Badge tone={state.tone}>{state.text}</Badge> : <Badge>{t('consents.never')}</Badge>}
      </div>
      <TextLink
        as={Link}
        className={parts.target}
        to={`/manage/customers/emails?${new URLSearchParams({ q: email })}`}
      >
        {t('consents.emails')}
      </TextLink>
      {newsletter && (
        <ul className={styles.plain} aria-label={t('consents.proof')}>
          {consentProof(newsletter).map(({ type, date }) => (
            <li key={type} className={parts.quiet}>
              {type === 'ASKED' &&
                t('consents.asked', {
                  date: format.moment(date),
                  place: placeName(newsletter.source, t),
                  language:
                    languages.find(({ code }) => code === newsletter.language)?.name ?? newsletter.language,
                })}
              {type === 'CONFIRMED' && t('consents.confirmed', { date: format.moment(date) })}
              {type === 'ENDED' &&
                (newsletter.endedBy
                  ? t('consents.ended-by', {
                      date: format.moment(date),
                      who: `\u2068${author(newsletter.endedBy)}\u2069`,
                    })
                  : t('consents.ended', { date: format.moment(date) }))}
            </li>
          ))}
        </ul>
      )}
      {mayChange && newsletter && newsletter.status !== 'UNSUBSCRIBED' && (
        <div className={parts.buttons}>
          <Button
            size="small"
            pending={isSending}
            onClick={() => setAsked({ intent: 'end-newsletter', consentId: newsletter.id })}
          >
            {t('consents.end')}
          </Button>
        </div>
      )}
      {requests.length > 0 && (
        <>
          <Heading level={3} size="md">
            {t('consents.stock')}
          </Heading>
          <ul className={styles.plain}>
            {requests.map(({ id, product, createdDate, catalogReference }) => (
              <li key={id} className={styles.part}>
                <div className={styles.head}>
                  <TextLink
                    as={Link}
                    className={parts.target}
                    to={`/manage/catalog/waiting?product=${catalogReference.catalogItemId}`}
                  >
                    <bdi>{[product.name, product.variantName].filter(Boolean).join(', ')}</bdi>
                  </TextLink>
                  {mayChange && (
                    <Button
                      size="small"
                      aria-label={t('consents.withdraw-of', { name: product.name })}
                      onClick={() => setAsked({ intent: 'end-request', consentId: id })}
                    >
                      {t('consents.withdraw')}
                    </Button>
                  )}
                </div>
                <span className={parts.quiet}>
                  {t('consents.requested', { date: format.moment(createdDate) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Result {...{ sent, isSending }} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={
          asked?.intent === 'end-request'
            ? t('consents.ask-request')
            : t('consents.ask-newsletter', { email })
        }
        act={asked?.intent === 'end-request' ? t('consents.withdraw') : t('consents.end')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) send(asked)
          setAsked(undefined)
        }}
      >
        <p>{t('consents.means')}</p>
      </ConfirmDialog>
    </Card>
  )
}

function placeName(source: string, t: ReturnType<typeof useMessages>): string {
  const names: Readonly<Record<string, string>> = {
    footer: t('consents.place-footer'),
    'newsletter-page': t('consents.place-page'),
  }
  return names[source] ?? source
}
