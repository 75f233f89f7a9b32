import { errorAt, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { TiersProgramSettings } from '@galleria/platform-client/loyalty-program'
import { Checkbox, Field, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

export interface SettingsDraft {
  readonly isOn: boolean
  /** Empty: everything ever counts. */
  readonly months: string
  readonly basis: 'POINTS' | 'SPEND'
  readonly baseName: string
}

/** Whether there are tiers, what counts for them, and over how long. */
export function TierSettings({ settings }: { readonly settings: TiersProgramSettings }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset, restore } = useDraft<SettingsDraft>({
    isOn: settings.status === 'ACTIVE',
    months: String(settings.rollingWindow?.durationInMonths ?? ''),
    basis: settings.basis === 'SPEND' ? 'SPEND' : 'POINTS',
    baseName: settings.baseTierDefinition?.name ?? '',
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ intent: 'settings', revision: settings.revision ?? '', draft })
      }}
    >
      <Checkbox checked={draft.isOn} onChange={(event) => change({ isOn: event.target.checked })}>
        {t('tiers.on')}
      </Checkbox>
      <div className={styles.inline}>
        <Select
          label={t('tiers.basis')}
          value={draft.basis}
          onChange={(event) => change({ basis: event.target.value as SettingsDraft['basis'] })}
        >
          <option value="POINTS">{t('tiers.by-points')}</option>
          <option value="SPEND">{t('tiers.by-spend')}</option>
        </Select>
        <Field
          label={t('tiers.months')}
          hint={t('tiers.months-hint')}
          inputMode="numeric"
          value={draft.months}
          error={errorAt(sent?.errors, 'durationInMonths')}
          onChange={(event) => change({ months: event.target.value })}
        />
        <Field
          label={t('tiers.base-name')}
          value={draft.baseName}
          error={errorAt(sent?.errors, 'name')}
          onChange={(event) => change({ baseName: event.target.value })}
        />
      </div>
      <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} onRestore={restore} />
    </form>
  )
}
