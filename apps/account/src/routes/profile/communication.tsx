import {
  type CommunicationPreferences,
  getMyCommunicationPreferences,
  updateMyCommunicationPreferences,
} from '@galleria/platform-client/communication-preferences'
import { getMyMember } from '@galleria/platform-client/members'
import { Card, Checkbox, Heading } from '@galleria/ui'
import { useId } from 'react'
import styles from '../../components/profile/forms.module.css'
import { ProfileFrame } from '../../components/profile/ProfileFrame.tsx'
import { SaveEnd } from '../../components/profile/SaveEnd.tsx'
import { useSave } from '../../components/profile/use-save.ts'
import { saving } from '../../data/profile/saving.ts'
import type { Saved, SectionRequest } from '../../data/profile/section.ts'
import { key, useMessages } from '../../messages/profile/index.ts'

type Letter = keyof CommunicationPreferences
const letters: readonly Letter[] = [
  'abandonedCart',
  'pointsExpiry',
  'backInStock',
  'priceDrop',
  'reviewRequest',
]
/** Letters that not every platform sends. */
const optional = ['priceDrop', 'reviewRequest'] as const satisfies readonly Letter[]

const labels = {
  abandonedCart: key('letters.abandoned-cart'),
  pointsExpiry: key('letters.points-expiry'),
  backInStock: key('letters.back-in-stock'),
  priceDrop: key('letters.price-drop'),
  reviewRequest: key('letters.review-request'),
}
const hints = {
  abandonedCart: key('letters.abandoned-cart-hint'),
  pointsExpiry: key('letters.points-expiry-hint'),
  backInStock: key('letters.back-in-stock-hint'),
  priceDrop: key('letters.price-drop-hint'),
  reviewRequest: key('letters.review-request-hint'),
}

export async function loader({ client, signal }: SectionRequest) {
  const [{ communicationPreferences }, { member }] = await Promise.all([
    getMyCommunicationPreferences(client, undefined, { signal }),
    getMyMember(client, { fieldsets: ['FULL'] }, { signal }),
  ])
  return { wanted: communicationPreferences, loginEmail: member.loginEmail ?? '' }
}

/** A field for each letter that is wanted; what is not sent is refused. */
export async function action({ client, signal, t }: SectionRequest, form: FormData): Promise<Saved> {
  const wants = (letter: Letter) => form.has(letter)
  return saving(t, async () => {
    const communicationPreferences = {
      abandonedCart: wants('abandonedCart'),
      pointsExpiry: wants('pointsExpiry'),
      backInStock: wants('backInStock'),
      // A platform that sends no such letters refuses the field.
      ...Object.fromEntries(
        optional.filter((letter) => form.has(`has ${letter}`)).map((letter) => [letter, wants(letter)]),
      ),
    }
    await updateMyCommunicationPreferences(client, { communicationPreferences }, { signal })
    return t('save.saved')
  })
}

export function Page({
  data: { wanted, loginEmail },
}: {
  readonly data: Awaited<ReturnType<typeof loader>>
}) {
  const t = useMessages()
  const id = useId()
  const { Form, saved, isSaving } = useSave()
  return (
    <ProfileFrame title={t('mine.communication')}>
      <Card>
        <Heading level={2} id={`${id}title`}>
          {t('letters.title')}
        </Heading>
        <Form method="post" className={styles.form} aria-labelledby={`${id}title`}>
          <p className={styles.hint}>{t('letters.more', { email: loginEmail })}</p>
          <ul className={styles.rows}>
            {letters
              .filter((letter) => wanted[letter] !== undefined)
              .map((letter) => (
                <li key={letter}>
                  <Checkbox name={letter} defaultChecked={wanted[letter]} aria-describedby={`${id}${letter}`}>
                    {t(labels[letter])}
                  </Checkbox>
                  <p id={`${id}${letter}`} className={styles.hint}>
                    {t(hints[letter])}
                  </p>
                </li>
              ))}
          </ul>
          {optional
            .filter((letter) => wanted[letter] !== undefined)
            .map((letter) => (
              <input key={letter} type="hidden" name={`has ${letter}`} value="1" />
            ))}
          <p className={styles.hint}>{t('letters.always')}</p>
          <SaveEnd saved={saved} isSaving={isSaving} />
        </Form>
      </Card>
    </ProfileFrame>
  )
}
