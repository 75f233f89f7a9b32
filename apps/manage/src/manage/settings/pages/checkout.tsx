import { EditForm, errorAt, parts as styles } from '@galleria/manage'
import { getCheckoutSettings, updateCheckoutSettings } from '@galleria/platform-client/checkout-settings'
import { Field, Heading, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { type Edited, useEditor } from '../parts/use-editor.ts'
import { changedNames, fieldsOf } from '../rules/changed.ts'
import { type CheckoutDraft, checkoutChanges, checkoutDraft } from '../rules/settings-drafts.ts'

export async function loader({ client, signal, site }: ManageRequest) {
  const { checkoutSettings } = await getCheckoutSettings(client, undefined, { signal })
  return { draft: checkoutDraft(checkoutSettings), currency: site.currencies[0] ?? site.currency }
}

/** Only what was changed is sent, with what the form showed of it: what a colleague saved meanwhile is merged, or told. */
export function action({ client, t }: ManageRequest, { draft, seen }: Edited<CheckoutDraft>) {
  return outcome(t, async () => {
    const names = changedNames(seen, draft)
    await updateCheckoutSettings(client, {
      checkoutSettings: checkoutChanges(fieldsOf(draft, names)),
      seen: checkoutChanges(fieldsOf(seen, names)),
    })
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  const { draft, change, errors, form } = useEditor<CheckoutDraft>(data.draft)
  const requirements = [
    { value: 'OPTIONAL', label: t('checkout.optional') },
    { value: 'REQUIRED', label: t('checkout.required') },
  ]
  const askings = [{ value: 'HIDDEN', label: t('checkout.hidden') }, ...requirements]
  return (
    <Frame title={t('checkout.title')} description={t('checkout.more')} isOwner={isOwner}>
      <EditForm label={t('checkout.title')} {...form}>
        <Heading level={2} size="lg">
          {t('checkout.fields')}
        </Heading>
        <div className={styles.inline}>
          <Select
            label={t('checkout.phone')}
            value={draft.phone}
            choices={requirements}
            onChange={({ target }) => change({ phone: target.value })}
          />
          <Select
            label={t('checkout.company')}
            value={draft.company}
            choices={askings}
            onChange={({ target }) => change({ company: target.value })}
          />
          <Select
            label={t('checkout.line2')}
            value={draft.addressLine2}
            choices={requirements}
            onChange={({ target }) => change({ addressLine2: target.value })}
          />
          <Select
            label={t('checkout.tax-id')}
            hint={t('checkout.tax-id-hint')}
            value={draft.taxId}
            choices={askings}
            onChange={({ target }) => change({ taxId: target.value })}
          />
        </div>
        <Heading level={2} size="lg">
          {t('checkout.limits')}
        </Heading>
        <div className={styles.inline}>
          <Field
            label={t('checkout.minimum', { currency: data.currency })}
            hint={t('checkout.minimum-hint')}
            inputMode="decimal"
            value={draft.minimumSubtotal}
            maxLength={20}
            error={errorAt(errors, 'minimumSubtotal') && t('checkout.minimum-wrong')}
            onChange={({ target }) => change({ minimumSubtotal: target.value })}
          />
          <Field
            label={t('checkout.quantity')}
            hint={t('checkout.quantity-hint')}
            inputMode="numeric"
            value={draft.maximumQuantity}
            maxLength={20}
            error={errorAt(errors, 'maximumQuantity') && t('checkout.quantity-wrong')}
            onChange={({ target }) => change({ maximumQuantity: target.value })}
          />
        </div>
        <Heading level={2} size="lg">
          {t('checkout.abandoned')}
        </Heading>
        <Field
          label={t('checkout.minutes')}
          hint={t('checkout.minutes-hint')}
          inputMode="numeric"
          value={draft.abandonedAfterMinutes}
          maxLength={20}
          required
          error={errorAt(errors, 'abandonedAfterMinutes') && t('checkout.minutes-wrong')}
          onChange={({ target }) => change({ abandonedAfterMinutes: target.value })}
        />
      </EditForm>
    </Frame>
  )
}
