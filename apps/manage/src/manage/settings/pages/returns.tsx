import { EditForm, EntityPicker, errorAt, parts as styles } from '@galleria/manage'
import { queryCollections } from '@galleria/platform-client/collections'
import { getReturnPolicy, updateReturnPolicy } from '@galleria/platform-client/return-policy'
import { Link } from '@galleria/router'
import { Checkbox, Field, Heading, Notice, TextLink } from '@galleria/ui'
import { resolutions } from '../../shared/return-words.ts'
import { productNames } from '../data/products.ts'
import { key, useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { type Edited, useEditor } from '../parts/use-editor.ts'
import { changedNames, fieldsOf } from '../rules/changed.ts'
import {
  type ReturnPolicyDraft,
  returnPolicyChanges,
  returnPolicyDraft,
} from '../rules/return-policy-draft.ts'

export async function loader({ client, signal, t }: ManageRequest) {
  const { returnPolicy } = await getReturnPolicy(client, undefined, { signal })
  const { finalSaleProductIds, finalSaleCollectionIds } = returnPolicy
  const [products, collections] = await Promise.all([
    productNames(client, finalSaleProductIds, signal),
    finalSaleCollectionIds.length
      ? queryCollections(
          client,
          { query: { filter: { id: { $in: finalSaleCollectionIds } }, paging: { limit: 100 } } },
          { signal },
        )
      : undefined,
  ])
  const names = new Map([
    ...products.map(({ value, label }) => [value, label] as const),
    ...(collections?.collections ?? []).map(({ id, name }) => [id, name ?? ''] as const),
  ])
  const gone = { goneProduct: t('returns.gone-product'), goneCollection: t('returns.gone-collection') }
  return { draft: returnPolicyDraft(returnPolicy, { of: names, ...gone }) }
}

/** Only what was changed is sent, with what the form showed of it. */
export function action({ client, t }: ManageRequest, { draft, seen }: Edited<ReturnPolicyDraft>) {
  return outcome(t, async () => {
    const names = changedNames(seen, draft)
    await updateReturnPolicy(client, {
      returnPolicy: returnPolicyChanges(fieldsOf(draft, names)),
      seen: returnPolicyChanges(fieldsOf(seen, names)),
    })
    return {}
  })
}

const choices = {
  REFUND: key('returns.refund'),
  EXCHANGE: key('returns.exchange'),
  STORE_CREDIT: key('returns.credit'),
} as const

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  const { draft, change, errors, form } = useEditor<ReturnPolicyDraft>(data.draft)
  const isChosen = (resolution: string) => draft.resolutions.includes(resolution)
  return (
    <Frame
      title={t('returns.title')}
      description={
        <>
          {t('returns.more')}{' '}
          <TextLink as={Link} className={styles.target} to="/manage/orders/returns">
            {t('returns.list')}
          </TextLink>
        </>
      }
      isOwner={isOwner}
    >
      <EditForm label={t('returns.title')} {...form}>
        <div className={styles.inline}>
          <Field
            label={t('returns.window')}
            hint={t('returns.window-hint')}
            inputMode="numeric"
            value={draft.windowDays}
            maxLength={10}
            error={errorAt(errors, 'windowDays') && t('returns.window-wrong')}
            onChange={({ target }) => change({ windowDays: target.value })}
          />
          <Field
            label={t('returns.delivery')}
            hint={t('returns.delivery-hint')}
            inputMode="numeric"
            value={draft.deliveryDays}
            maxLength={10}
            error={errorAt(errors, 'deliveryDays') && t('returns.delivery-wrong')}
            onChange={({ target }) => change({ deliveryDays: target.value })}
          />
        </div>
        <fieldset className={styles.form}>
          <legend>{t('returns.choices')}</legend>
          {resolutions.map((resolution) => (
            <Checkbox
              key={resolution}
              checked={isChosen(resolution)}
              onChange={() =>
                change({
                  resolutions: resolutions.filter((each) => isChosen(each) !== (each === resolution)),
                })
              }
            >
              {t(choices[resolution])}
            </Checkbox>
          ))}
          {errorAt(errors, 'resolutions') && <Notice tone="danger">{t('returns.choices-wrong')}</Notice>}
        </fieldset>
        <Heading level={2} size="lg">
          {t('returns.final')}
        </Heading>
        <p className={styles.quiet}>{t('returns.final-more')}</p>
        <EntityPicker
          of="products"
          label={t('returns.products')}
          value={draft.products}
          onChange={(products) => change({ products })}
          isMany
        />
        <EntityPicker
          of="collections"
          label={t('returns.collections')}
          value={draft.collections}
          onChange={(collections) => change({ collections })}
          isMany
        />
      </EditForm>
    </Frame>
  )
}
