import { Checkbox, Select } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import styles from '../product.module.css'
import { TagField } from './TagField.tsx'

export interface FilingProps extends PartProps {
  /** With those that shoppers do not see. */
  readonly collections: readonly {
    readonly id: string
    readonly name: string
    readonly visible: boolean
    /** Fills itself by rules: nobody puts a product into it, or takes it out. */
    readonly isAutomatic: boolean
  }[]
}

/** The collections that it is in, which of them is its own, and its tags. */
export function Filing({ draft, change, at, collections }: FilingProps) {
  const t = useMessages()
  const isIn = new Set(draft.collectionIds)
  const put = (id: string, isTicked: boolean) => {
    const collectionIds = isTicked
      ? [...draft.collectionIds, id].toSorted()
      : draft.collectionIds.filter((each) => each !== id)
    change({ collectionIds, ...(!isTicked && draft.mainCategoryId === id && { mainCategoryId: '' }) })
  }
  return (
    <>
      {collections.length > 0 && (
        <>
          <fieldset className={styles.ticks}>
            <legend>{t('column.collections')}</legend>
            {collections.map(({ id, name, visible, isAutomatic }) => (
              <Checkbox
                key={id}
                checked={isIn.has(id)}
                disabled={isAutomatic}
                onChange={(event) => put(id, event.target.checked)}
              >
                <bdi>{name}</bdi>
                {isAutomatic && <> ({t('rules.automatic')})</>}
                {!visible && <> ({t('status.hidden')})</>}
              </Checkbox>
            ))}
          </fieldset>
          <Select
            label={t('column.main-category')}
            hint={isIn.size === 0 ? t('editor.main-category-none') : t('editor.main-category-more')}
            value={draft.mainCategoryId}
            error={at('product.mainCategoryId')}
            onChange={(event) => change({ mainCategoryId: event.target.value })}
          >
            <option value="">{t('editor.no-category')}</option>
            {collections
              .filter(({ id }) => isIn.has(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        </>
      )}
      <div className={styles.tagFields}>
        <TagField
          label={t('column.tags')}
          hint={t('tags.hint')}
          tags={draft.tags}
          onChange={(tags) => change({ tags })}
        />
        <TagField
          label={t('column.private-tags')}
          hint={t('tags.private-hint')}
          tags={draft.privateTags}
          onChange={(privateTags) => change({ privateTags })}
        />
      </div>
    </>
  )
}
