import { parts as styles } from '@galleria/manage'
import { Checkbox, Field } from '@galleria/ui'
import { key, useMessages } from '../messages/index.ts'
import { domesticServices, internationalServices, type ServiceDraft } from '../rules/label-draft.ts'

interface Props {
  readonly services: readonly ServiceDraft[]
  readonly currency: string
  readonly onChange: (services: readonly ServiceDraft[]) => void
}

const names = {
  GROUND_ADVANTAGE: key('services.ground'),
  PRIORITY_MAIL: key('services.priority'),
  PRIORITY_MAIL_EXPRESS: key('services.express'),
  FIRST_CLASS_PACKAGE_INTERNATIONAL: key('services.first-class-international'),
  PRIORITY_MAIL_INTERNATIONAL: key('services.priority-international'),
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: key('services.express-international'),
} as const

/** Postal services that shoppers choose from, with what is said and charged for each. */
export function ServiceFields({ services, currency, onChange }: Props) {
  const t = useMessages()
  return (
    <fieldset className={styles.form}>
      <legend>{t('labels.services')}</legend>
      {[...domesticServices, ...internationalServices].map((service) => {
        const chosen = services.find((each) => each.service === service)
        const change = (part: Partial<ServiceDraft>) =>
          onChange(services.map((each) => (each === chosen ? { ...each, ...part } : each)))
        return (
          <div key={service} className={styles.form}>
            <Checkbox
              checked={chosen !== undefined}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...services, { service, time: '', fee: '', freeFrom: '' }]
                    : services.filter((each) => each !== chosen),
                )
              }
            >
              {t(names[service])}
            </Checkbox>
            {chosen && (
              <div className={styles.inline}>
                <Field
                  label={t('shipping.time')}
                  value={chosen.time}
                  maxLength={500}
                  onChange={({ target }) => change({ time: target.value })}
                />
                <Field
                  label={t('services.fee')}
                  inputMode="decimal"
                  value={chosen.fee}
                  maxLength={20}
                  onChange={({ target }) => change({ fee: target.value })}
                />
                <Field
                  label={t('services.free-from', { currency })}
                  inputMode="decimal"
                  value={chosen.freeFrom}
                  maxLength={20}
                  onChange={({ target }) => change({ freeFrom: target.value })}
                />
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
