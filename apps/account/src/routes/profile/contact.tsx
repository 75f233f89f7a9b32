import type { Language } from '@galleria/i18n'
import { countryChoices } from '@galleria/i18n/addresses'
import { loadCountryForm, loadCountryForms } from '@galleria/page-parts/address'
import {
  deleteMemberAddresses,
  deleteMemberEmails,
  deleteMemberPhones,
  getMyMember,
  updateMember,
} from '@galleria/platform-client/members'
import { Button, Card, Heading } from '@galleria/ui'
import { useState } from 'react'
import { AddressFields } from '../../components/profile/AddressFields.tsx'
import styles from '../../components/profile/forms.module.css'
import { Lines } from '../../components/profile/Lines.tsx'
import { ProfileFrame } from '../../components/profile/ProfileFrame.tsx'
import { SaveEnd } from '../../components/profile/SaveEnd.tsx'
import { useSave } from '../../components/profile/use-save.ts'
import { saving } from '../../data/profile/saving.ts'
import type { Saved, SectionRequest } from '../../data/profile/section.ts'
import { useMessages } from '../../messages/profile/index.ts'
import {
  addressProblems,
  type ContactLists,
  emailTags,
  emptyAddress,
  listsOf,
  phoneTags,
  toContact,
  wrongLines,
} from '../../rules/profile/contact-form.ts'

const clears = { emails: deleteMemberEmails, phones: deleteMemberPhones, addresses: deleteMemberAddresses }

export async function loader({ client, signal, language }: SectionRequest) {
  const { member } = await getMyMember(client, { fieldsets: ['FULL'] }, { signal })
  const lists = listsOf(member)
  const forms = await formsOf(lists, language)
  return { loginEmail: member.loginEmail ?? '', lists, forms, countries: countryChoices(language.tag) }
}

/** Forms of the countries, and the general one of an address without a country. */
async function formsOf({ addresses }: ContactLists, language: Language) {
  const countries = addresses.map(({ country }) => country)
  return { ...(await loadCountryForms(countries, language)), '': await loadCountryForm('', language) }
}

/** `lists`: all three as JSON. An empty list does nothing in an update (wire §3.7), so it has a call of its own. */
export async function action(asked: SectionRequest, form: FormData): Promise<Saved> {
  const { client, signal, t, language } = asked
  const lists = JSON.parse(String(form.get('lists') ?? '{}')) as ContactLists
  return saving(t, async () => {
    const { member } = await getMyMember(client, { fieldsets: ['FULL'] }, { signal })
    const { id } = member
    const wrong = Object.fromEntries(wrongLines(lists).map((at) => [at, t('save.wrong')]))
    const forms = await formsOf(lists, language)
    const errors = {
      ...wrong,
      ...addressProblems(lists, listsOf(member), forms, t('contact.country-missing')),
    }
    if (Object.keys(errors).length > 0) return { errors, problem: t('save.look') }
    const contact = toContact(lists)
    await updateMember(client, { member: { id, contact } }, { signal })
    for (const list of ['emails', 'phones', 'addresses'] as const)
      if (contact[list]?.length === 0 && member.contact?.[list]?.length)
        await clears[list](client, { id }, { signal })
    return t('save.saved')
  })
}

export function Page({ data }: { readonly data: Awaited<ReturnType<typeof loader>> }) {
  const t = useMessages()
  const [lists, setLists] = useState(data.lists)
  const [taken, setTaken] = useState<ContactLists | null>(null)
  const { submit, saved, errors, isSaving } = useSave()
  const { emails, phones, addresses } = lists
  // Removed rows can be restored until the page is left.
  const change = (changed: Partial<ContactLists>, isTaken = false) => {
    setTaken(isTaken ? lists : null)
    setLists({ ...lists, ...changed })
  }
  return (
    <ProfileFrame title={t('mine.contact')}>
      <p className={styles.hint}>{t('contact.only-you', { email: data.loginEmail })}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit({ lists: JSON.stringify(lists) }, { method: 'post' })
        }}
      >
        <Card>
          <Heading level={2}>{t('contact.emails')}</Heading>
          <Lines
            kind="emails"
            lines={emails}
            tags={emailTags}
            errors={errors}
            onChange={(next, isTaken) => change({ emails: next }, isTaken)}
          />
        </Card>
        <Card>
          <Heading level={2}>{t('contact.phones')}</Heading>
          <Lines
            kind="phones"
            lines={phones}
            tags={phoneTags}
            errors={errors}
            onChange={(next, isTaken) => change({ phones: next }, isTaken)}
          />
        </Card>
        <Card>
          <Heading level={2}>{t('contact.addresses')}</Heading>
          <div className={styles.form}>
            {addresses.map((address, at) => (
              <AddressFields
                key={address.id}
                place={at + 1}
                address={address}
                forms={data.forms}
                countries={data.countries}
                errors={errorsAt(errors, at)}
                onChange={(next) => change({ addresses: addresses.with(at, next) })}
                onRemove={() => change({ addresses: addresses.filter((each) => each !== address) }, true)}
              />
            ))}
            <div>
              <Button
                disabled={addresses.length >= 20}
                onClick={() => change({ addresses: [...addresses, emptyAddress(crypto.randomUUID())] })}
              >
                {t('contact.add-address')}
              </Button>
            </div>
          </div>
        </Card>
        <div role="status" className={styles.ways}>
          {taken && (
            <>
              <span>{t('contact.removed')}</span>
              <Button
                size="small"
                onClick={() => {
                  setLists(taken)
                  setTaken(null)
                }}
              >
                {t('contact.undo')}
              </Button>
            </>
          )}
        </div>
        <SaveEnd saved={saved} isSaving={isSaving} />
      </form>
    </ProfileFrame>
  )
}

/** Errors of one address by its part. */
function errorsAt(errors: Readonly<Record<string, string>>, at: number) {
  const prefix = `addresses.${at}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
    ),
  )
}
