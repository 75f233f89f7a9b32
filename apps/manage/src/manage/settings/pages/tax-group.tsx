import {
  createTaxGroup,
  deleteTaxGroup,
  getTaxGroup,
  type TaxGroup,
  updateTaxGroup,
} from '@galleria/platform-client/tax'
import { findProducts, productNames } from '../data/products.ts'
import { entityPage, type FieldsProps } from '../parts/entity-page.tsx'
import { NameField } from '../parts/NameField.tsx'
import { ProductPicker } from '../parts/ProductPicker.tsx'
import type { Choice } from '../rules/countries.ts'

interface Draft {
  readonly name: string
  readonly products: readonly Choice[]
}

interface More {
  readonly names: readonly Choice[]
}

function Fields({ draft, change, errors, find, found }: FieldsProps<Draft, More>) {
  return (
    <>
      <NameField {...{ draft, change, errors }} maxLength={100} />
      <ProductPicker
        picked={draft.products}
        {...{ find, found }}
        onChange={(products) => change({ products })}
      />
    </>
  )
}

const fields = ({ name, products }: Draft) => ({
  name: name.trim(),
  productIds: products.map(({ value }) => value),
})

export const { loader, action, Page } = entityPage<TaxGroup, Draft, More>({
  list: '/manage/settings/taxes',
  base: '/manage/settings/tax-groups',
  copy: (t) => ({ new: t('tax.new-group'), deleting: t('tax.group-deleting'), hint: t('tax.group-hint') }),
  nameOf: ({ name }) => name,
  more: async ({ client, signal }, kept) => ({
    names: await productNames(client, kept?.productIds ?? [], signal),
  }),
  read: async (client, id, signal) => (await getTaxGroup(client, { id }, { signal })).taxGroup,
  draftOf: (group, { names }) => ({
    name: group?.name ?? '',
    products: (group?.productIds ?? []).map((value) => ({
      value,
      label: names.find((each) => each.value === value)?.label ?? value,
    })),
  }),
  create: async (client, draft) => (await createTaxGroup(client, { taxGroup: fields(draft) })).taxGroup.id,
  update: (client, kept, draft) => updateTaxGroup(client, { taxGroup: { ...kept, ...fields(draft) } }),
  remove: (client, id) => deleteTaxGroup(client, { id }),
  find: findProducts,
  Fields,
})
