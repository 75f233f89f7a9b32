import { useFormat } from '@galleria/i18n'
import { parts, Table, useDone, useManageLinks, useSend } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Button, Card, Disclosure, Field, Heading, TextLink } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import type { CustomerData } from '../data/customer.ts'
import type { PrivacyAnswer } from '../data/privacy.ts'
import { useMessages } from '../messages/index.ts'
import { nameOf } from '../rules/person.ts'
import { Result } from './Result.tsx'

/** Data of a guest as a file, and its erasure; who did either stands in the audit log. */
export function PrivacyCard({ customer }: Pick<CustomerData, 'customer'>) {
  const t = useMessages()
  const exporting = useSend<PrivacyAnswer>()
  const seesLog = useManageLinks().some(({ to }) => to === '/manage/settings/audit')
  const url = exporting.sent?.fileUrl
  useDone(exporting.sent, () => {
    // An attachment: the page stays.
    if (url) location.assign(url)
  })
  return (
    <Card>
      <Heading level={2}>{t('privacy.title')}</Heading>
      <p className={parts.quiet}>{t('privacy.lead')}</p>
      <div className={parts.buttons}>
        <Button pending={exporting.isSending} onClick={() => exporting.send({ intent: 'export-data' })}>
          {t('privacy.export')}
        </Button>
        {url && !exporting.isSending && (
          <TextLink className={parts.target} href={url}>
            {t('privacy.again')}
          </TextLink>
        )}
      </div>
      <span role="status" className={parts.quiet}>
        {url && !exporting.isSending && t('privacy.saved')}
      </span>
      {!exporting.sent?.done && <Result {...exporting} />}
      {seesLog && (
        <TextLink as={Link} className={parts.target} to={`/manage/settings/audit?object=${customer.id}`}>
          {t('privacy.log')}
        </TextLink>
      )}
      <Erase customer={customer} />
    </Card>
  )
}

/** First what would become of everything; then the name or address, typed, does it. */
function Erase({ customer }: Pick<CustomerData, 'customer'>) {
  const t = useMessages()
  const format = useFormat()
  const looking = useSend<PrivacyAnswer>()
  const erasing = useSend()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const word = customer.email ?? (nameOf(customer) || customer.id)
  const erasure = looking.isSending ? undefined : looking.sent?.erasure
  const fates: Readonly<Record<string, string>> = {
    ERASED: t('privacy.erased'),
    ANONYMISED: t('privacy.anonymised'),
    KEPT: t('privacy.kept'),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = typed.trim().toLowerCase() === word.toLowerCase()
    setWrong(!isRight)
    if (isRight && !erasing.isSending) erasing.send({ intent: 'erase' })
  }
  return (
    <Disclosure title={t('privacy.erase')}>
      <div className={parts.form}>
        <p>{t('privacy.erase-more')}</p>
        <div className={parts.buttons}>
          <Button pending={looking.isSending} onClick={() => looking.send({ intent: 'preview-erase' })}>
            {t('privacy.look')}
          </Button>
        </div>
        {!looking.sent?.done && <Result {...looking} />}
        <div role="status">{erasure && t('privacy.would')}</div>
        {erasure && (
          <form className={parts.form} noValidate onSubmit={submit}>
            <Table
              label={t('privacy.would')}
              head={[
                { title: t('privacy.what') },
                { title: t('privacy.count'), isNumber: true },
                { title: t('privacy.fate') },
              ]}
              rows={erasure.map(({ name, label, count, fate, why }) => ({
                key: `${name} ${fate}`,
                cells: [
                  label,
                  format.number(count),
                  <>
                    {fates[fate] ?? fate} <span className={parts.quiet}>{why}</span>
                  </>,
                ],
              }))}
            />
            <Field
              label={t('privacy.type', { word: `\u2068${word}\u2069` })}
              autoComplete="off"
              maxLength={300}
              value={typed}
              error={isWrong ? t('privacy.type-wrong', { word: `\u2068${word}\u2069` }) : undefined}
              onChange={({ target }) => {
                setTyped(target.value)
                setWrong(false)
              }}
            />
            <div className={parts.buttons}>
              <Button type="submit" variant="danger" pending={erasing.isSending}>
                {t('privacy.do')}
              </Button>
            </div>
            <Result {...erasing} />
          </form>
        )}
      </div>
    </Disclosure>
  )
}
