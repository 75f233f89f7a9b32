import { EditForm, errorAt, parts as styles, useRestoredFocus } from '@galleria/manage'
import { getLabelSettings, updateLabelSettings } from '@galleria/platform-client/postage'
import { Button, Checkbox, Field, Heading, Icon, IconButton, Notice, Select } from '@galleria/ui'
import { businessLocations } from '../data/lists.ts'
import { key, useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { type Edited, useEditor } from '../parts/use-editor.ts'
import { changedNames, fieldsOf } from '../rules/changed.ts'
import {
  emptyPackage,
  type LabelSettingsDraft,
  labelSettingsChanges,
  labelSettingsDraft,
} from '../rules/label-settings-draft.ts'

/** Packages that a store can have. */
const MOST = 20
const sizes = [
  ['length', key('postage.length')],
  ['width', key('postage.width')],
  ['height', key('postage.height')],
] as const

export async function loader({ client, signal }: ManageRequest) {
  const [{ labelSettings }, locations] = await Promise.all([
    getLabelSettings(client, undefined, { signal }),
    businessLocations(client, signal),
  ])
  return {
    draft: labelSettingsDraft(labelSettings),
    provider: labelSettings.provider ?? '',
    locations: locations.map(({ id, name }) => ({ value: id, label: name })),
  }
}

/** Only what was changed is sent, with what the form showed of it. */
export function action({ client, t }: ManageRequest, { draft, seen }: Edited<LabelSettingsDraft>) {
  return outcome(t, async () => {
    const names = changedNames(seen, draft)
    await updateLabelSettings(client, {
      labelSettings: labelSettingsChanges(fieldsOf(draft, names)),
      seen: labelSettingsChanges(fieldsOf(seen, names)),
    })
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  const { draft, change, errors, form } = useEditor<LabelSettingsDraft>(data.draft)
  const { packages } = draft
  const provider = data.provider === 'test' ? t('postage.test') : data.provider
  const restored = useRestoredFocus<HTMLDivElement>()
  return (
    <Frame title={t('postage.title')} description={t('postage.more')} isOwner={isOwner}>
      <EditForm label={t('postage.title')} {...form}>
        {provider ? (
          <Checkbox checked={draft.enabled} onChange={({ target }) => change({ enabled: target.checked })}>
            {t('postage.enabled', { provider })}
          </Checkbox>
        ) : (
          <Notice tone="info">{t('postage.none')}</Notice>
        )}
        <div className={styles.inline}>
          <Field
            label={t('postage.account')}
            value={draft.account}
            maxLength={100}
            autoComplete="off"
            error={errorAt(errors, 'account')}
            onChange={({ target }) => change({ account: target.value })}
          />
          <Select
            label={t('postage.from')}
            value={draft.fromLocationId}
            choices={[{ value: '', label: t('postage.first') }, ...data.locations]}
            error={errorAt(errors, 'fromLocationId') && t('postage.from-wrong')}
            onChange={({ target }) => change({ fromLocationId: target.value })}
          />
          <Field
            label={t('postage.unit-weight')}
            inputMode="decimal"
            value={draft.unitWeight}
            maxLength={10}
            error={errorAt(errors, 'unitWeight') && t('postage.weight-wrong')}
            onChange={({ target }) => change({ unitWeight: target.value })}
          />
        </div>
        <Heading level={2} size="lg">
          {t('postage.packages')}
        </Heading>
        <p className={styles.quiet}>{t('postage.packages-more')}</p>
        <div className={styles.form} {...restored}>
          {packages.map((each, at) => {
            const wrong = (name: string) => errorAt(errors, `packages[${at}].${name}`) !== undefined
            const put = (part: Partial<typeof each>) =>
              change({ packages: packages.map((other) => (other === each ? { ...each, ...part } : other)) })
            return (
              <fieldset key={at} className={styles.form}>
                <legend>{t('postage.package', { number: at + 1 })}</legend>
                <div className={styles.inline}>
                  <Field
                    label={t('common.name')}
                    value={each.name}
                    maxLength={100}
                    error={wrong('name') && t('postage.name-wrong')}
                    onChange={({ target }) => put({ name: target.value })}
                  />
                  {sizes.map(([size, label]) => (
                    <Field
                      key={size}
                      label={t(label)}
                      inputMode="decimal"
                      value={each[size]}
                      maxLength={10}
                      error={wrong(size) && t('postage.size-wrong')}
                      onChange={({ target }) => put({ [size]: target.value })}
                    />
                  ))}
                  {packages.length > 1 && (
                    <IconButton
                      label={t('postage.drop', { number: at + 1 })}
                      onClick={() => change({ packages: packages.filter((other) => other !== each) })}
                    >
                      <Icon name="close" />
                    </IconButton>
                  )}
                </div>
              </fieldset>
            )
          })}
          {packages.length < MOST && (
            <div className={styles.buttons}>
              <Button onClick={() => change({ packages: [...packages, { ...emptyPackage }] })}>
                {t('postage.add')}
              </Button>
            </div>
          )}
        </div>
      </EditForm>
    </Frame>
  )
}
