import { errorAt, parts as styles } from '@galleria/manage'
import {
  createDeliveryRegion,
  type DeliveryRegion,
  deleteDeliveryRegion,
  getDeliveryRegion,
  updateDeliveryRegion,
} from '@galleria/platform-client/places'
import { Button, Field, Select } from '@galleria/ui'
import { countriesFor } from '../data/countries.ts'
import { useMessages } from '../messages/index.ts'
import { entityPage, type FieldsProps } from '../parts/entity-page.tsx'
import { NameField } from '../parts/NameField.tsx'
import { type Choice, codesIn } from '../rules/countries.ts'

interface Destination {
  readonly country: string
  /** Codes with commas between; the whole country where there is none. */
  readonly subdivisions: string
}

interface Draft {
  readonly name: string
  readonly position: string
  readonly destinations: readonly Destination[]
}

interface More {
  readonly countries: readonly Choice[]
}

function Fields({ draft, change, errors, more }: FieldsProps<Draft, More>) {
  const t = useMessages()
  const { destinations } = draft
  const replace = (at: number, one?: Destination) =>
    change({
      destinations: destinations.flatMap((each, index) => (index !== at ? [each] : one ? [one] : [])),
    })
  const wrong = (part: string) => Object.keys(errors ?? {}).some((path) => path.includes(part))
  const choices = [
    { value: '', label: t('common.choose') },
    { value: '*', label: t('regions.everywhere') },
    ...more.countries,
  ]
  return (
    <>
      <div className={styles.inline}>
        <NameField {...{ draft, change, errors }} maxLength={100} />
        <Field
          label={t('regions.position')}
          hint={t('regions.position-hint')}
          inputMode="numeric"
          value={draft.position}
          maxLength={7}
          error={errorAt(errors, 'position') && t('regions.position-wrong')}
          onChange={({ target }) => change({ position: target.value })}
        />
      </div>
      {destinations.map((destination, at) => (
        <div key={at} className={styles.inline}>
          <Select
            label={t('common.country')}
            value={destination.country}
            choices={choices}
            error={wrong(`destinations[${at}].country`) && t('common.country-wrong')}
            onChange={({ target }) => replace(at, { ...destination, country: target.value })}
          />
          <Field
            label={t('regions.subdivisions')}
            hint={t('regions.subdivisions-hint')}
            value={destination.subdivisions}
            maxLength={1000}
            disabled={destination.country === '*'}
            error={wrong(`destinations[${at}].subdivisions`) && t('common.subdivision-wrong')}
            onChange={({ target }) => replace(at, { ...destination, subdivisions: target.value })}
          />
          {destinations.length > 1 && (
            <Button size="small" variant="quiet" onClick={() => replace(at)}>
              {t('regions.remove')}
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button
          onClick={() => change({ destinations: [...destinations, { country: '', subdivisions: '' }] })}
        >
          {t('regions.add-country')}
        </Button>
      </div>
    </>
  )
}

const fields = ({ name, position, destinations }: Draft) => ({
  name: name.trim(),
  position: Number(position.trim() || 0),
  destinations: destinations.map(({ country, subdivisions }) => {
    const codes = country === '*' ? [] : codesIn(subdivisions)
    return codes.length > 0 ? { country, subdivisions: codes } : { country }
  }),
})

export const { loader, action, Page } = entityPage<DeliveryRegion, Draft, More>({
  list: '/manage/settings/shipping',
  base: '/manage/settings/delivery-regions',
  copy: (t) => ({ new: t('regions.new'), deleting: t('regions.deleting') }),
  nameOf: ({ name }) => name,
  more: async (asked) => ({ countries: countriesFor(asked) }),
  read: async (client, id, signal) => (await getDeliveryRegion(client, { id }, { signal })).deliveryRegion,
  draftOf: (region) => ({
    name: region?.name ?? '',
    position: String(region?.position ?? 0),
    destinations: region?.destinations.map(({ country, subdivisions }) => ({
      country,
      subdivisions: (subdivisions ?? []).join(', '),
    })) ?? [{ country: '', subdivisions: '' }],
  }),
  create: async (client, draft) =>
    (await createDeliveryRegion(client, { deliveryRegion: fields(draft) })).deliveryRegion.id,
  update: (client, kept, draft) =>
    updateDeliveryRegion(client, { deliveryRegion: { ...kept, ...fields(draft) } }),
  remove: (client, id) => deleteDeliveryRegion(client, { id }),
  Fields,
})
