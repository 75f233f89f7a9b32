import { type Entity, EntityPicker, parts as shared } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Card, Checkbox, Heading, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'

export interface RelatedProps extends PartProps {
  /** Products of the saved product and of the kept draft that are still there. */
  readonly related: readonly Entity[]
  /** Products that name this one. */
  readonly relating: readonly { readonly id: string; readonly name: string }[]
}

const pageOf = ({ id }: { readonly id: string }) => `/manage/catalog/products/${id}`

/** Products that go well with it, in order, and what is shown without them. */
export function Related({ draft, change, at, related, relating }: RelatedProps) {
  const t = useMessages()
  const { relatedIds, relatedAutomatic } = draft
  const [picked, setPicked] = useState<readonly Entity[]>([])
  const known = new Map([...related, ...picked].map((each) => [each.id, each]))
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('related.title')}
      </Heading>
      <EntityPicker
        of="products"
        label={t('related.products')}
        hint={t('related.hint')}
        error={at('relatedProducts.productIds')}
        isMany
        isOrdered
        toOf={pageOf}
        value={relatedIds.flatMap((id) => known.get(id) ?? [])}
        onChange={(value) => {
          setPicked((had) => [...had, ...value])
          change({ relatedIds: value.map(({ id }) => id) })
        }}
      />
      <Checkbox
        checked={relatedAutomatic}
        onChange={({ target }) => change({ relatedAutomatic: target.checked })}
      >
        {t('related.automatic')}
      </Checkbox>
      {relating.length > 0 && (
        <>
          <p className={shared.quiet}>{t('related.by')}</p>
          <ul className={shared.facts}>
            {relating.map((each) => (
              <li key={each.id}>
                <TextLink as={Link} to={pageOf(each)}>
                  <bdi>{each.name}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
