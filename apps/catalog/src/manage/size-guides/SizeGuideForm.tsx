import {
  DeleteButton,
  EditForm,
  EntityPicker,
  useDone,
  useDraft,
  useFaults,
  useIdempotencyKey,
  useSend,
} from '@galleria/manage'
import type { SizeGuide } from '@galleria/platform-client/size-guides'
import { Field, Select, TextArea } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { draftOf, emptyDraft, faultsOf, inputOf, type SizeGuideDraft, type Ties } from './draft.ts'
import { TableEditor } from './TableEditor.tsx'
import { Translations } from './Translations.tsx'

/** Form data of a size guide. */
export type SizeGuideSent =
  | {
      readonly intent: 'save'
      readonly revision: string
      readonly sizeGuide: ReturnType<typeof inputOf>
      readonly key: string
    }
  | { readonly intent: 'delete' }

interface Props {
  readonly one: SizeGuide | null
  readonly ties: Ties
}

export function SizeGuideForm({ one, ties }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const key = useIdempotencyKey(sent)
  const saved = one
    ? draftOf(one, ties)
    : emptyDraft([t('sizes.size'), t('sizes.chest'), t('sizes.waist')], ties)
  const { draft, isChanged, change, reset, restore } = useDraft<SizeGuideDraft>(saved)
  // Take the saved texts: they may be the earlier ones, as where only spaces were added.
  useDone(isSending ? undefined : sent, reset)
  const faults = useFaults({
    ...{ faults: faultsOf(draft), sent },
    words: { required: t('wrong.required') },
  })
  const faultAt = (name: string) =>
    Object.entries(sent?.errors ?? {}).find(([field]) => withoutPlace(field) === `sizeGuide.${name}`)?.[1]
  const names: Readonly<Record<string, string>> = {
    ...{ name: t('named.name'), unit: t('sizes.unit'), notes: t('sizes.notes') },
    ...{ productIds: t('related.products'), collectionIds: t('column.collections') },
  }
  return (
    <EditForm
      label={one?.name ?? t('sizes.add')}
      {...{ sent, isSending, isChanged }}
      onReset={reset}
      onRestore={restore}
      nameOf={(field) => names[withoutPlace(field)] ?? t('sizes.table')}
      onSave={() => {
        if (!faults.check()) return
        const revision = one?.revision ?? ''
        send({ intent: 'save', revision, sizeGuide: inputOf(draft), key } satisfies SizeGuideSent)
      }}
      buttons={
        one && (
          <DeleteButton
            name={one.name}
            meaning={t('sizes.delete-means')}
            pending={isSending}
            onDelete={() => send({ intent: 'delete' } satisfies SizeGuideSent)}
          />
        )
      }
    >
      <Field
        label={t('named.name')}
        hint={t('sizes.name-hint')}
        value={draft.name}
        maxLength={80}
        dir="auto"
        error={faults.at('name', 'sizeGuide.name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Select
        label={t('sizes.unit')}
        hint={t('sizes.unit-hint')}
        value={draft.unit}
        onChange={({ target }) => change({ unit: target.value })}
        choices={[
          { value: 'CM', label: t('sizes.cm') },
          { value: 'IN', label: t('sizes.in') },
        ]}
      />
      <TableEditor
        columns={draft.columns}
        rows={draft.rows}
        onChange={change}
        errorAt={(at) => (draft.columns[at]?.name.trim() ? undefined : faults.at('columns'))}
      />
      <TextArea
        label={t('sizes.notes')}
        value={draft.notes}
        rows={3}
        maxLength={2000}
        dir="auto"
        error={faultAt('notes')}
        onChange={({ target }) => change({ notes: target.value })}
      />
      <EntityPicker
        of="products"
        label={t('related.products')}
        hint={t('sizes.products-hint')}
        error={faultAt('productIds')}
        isMany
        toOf={({ id }) => `/manage/catalog/products/${id}`}
        value={draft.products}
        onChange={(products) => change({ products })}
      />
      <EntityPicker
        of="collections"
        label={t('column.collections')}
        hint={t('sizes.collections-hint')}
        error={faultAt('collectionIds')}
        isMany
        toOf={({ id }) => `/manage/catalog/collections/${id}`}
        value={draft.collections}
        onChange={(collections) => change({ collections })}
      />
      <Translations draft={draft} onChange={(translations) => change({ translations })} />
    </EditForm>
  )
}

/** Field of a list, where one of its items is wrong. */
const withoutPlace = (field: string) => field.replace(/\[\d+\]$/, '')
