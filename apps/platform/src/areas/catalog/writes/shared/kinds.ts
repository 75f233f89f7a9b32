import { Brand, Customization, InfoSection, Ribbon } from '@galleria/platform-client/entities/catalog-v3'
import * as catalogCustomizationsOperations from '@galleria/platform-client/operations/catalog/catalog-customizations'
import * as catalogInfoSectionsOperations from '@galleria/platform-client/operations/catalog/catalog-info-sections'
import * as operations from '@galleria/platform-client/operations/catalog/catalog-shared'
import { z } from 'zod'
import type { Served } from '../../../../http/permissions/permission.ts'
import { createCustomization, deleteCustomization, updateCustomization } from '../../customizations/change.ts'
import { CustomizationChanges, NewCustomization } from '../../customizations/input.ts'
import { readCustomizations } from '../../customizations/read.ts'
import type { Edit } from '../../edits/edit.ts'
import {
  createInfoSection,
  deleteInfoSection,
  infoSectionOf,
  updateInfoSection,
} from '../../info-sections/change.ts'
import { InfoSectionChanges, NewInfoSection } from '../../info-sections/input.ts'
import { readInfoSections } from '../../info-sections/store/read.ts'
import { readNamed } from '../../v3/store/shared.ts'
import { createNamed, deleteNamed, updateNamed } from './change-named.ts'
import { inputOf, trimmed } from './input.ts'
import { namedId } from './named.ts'
import type { NamedTable } from './store.ts'

type ForStaff = Served<'STAFF'>

/** Writes of a kind; what is made by hand alone has not all of them. */
interface SharedOperations
  extends Readonly<Record<'create' | 'update' | 'remove' | 'bulkCreate' | 'bulkUpdate', ForStaff>>,
    Readonly<Partial<Record<'bulkRemove' | 'getOrCreate' | 'bulkGetOrCreate', ForStaff>>> {}

/** A kind of thing that products share, as far as its calls differ from those of the others (wire §3.10). */
export interface SharedKind {
  readonly one: string
  readonly many: string
  readonly operations: SharedOperations
  readonly schema: z.core.$ZodType
  readonly made: z.ZodType
  readonly changed: z.ZodObject
  /** Names of the calls that create one; kinds without them have no such call. */
  readonly wanted?: { readonly one: string; readonly many: string; readonly schema: z.ZodType }
  /** Under which a bulk answer has it. */
  readonly item?: string
  /** Fields that a mask clears where no value is given. */
  readonly clearable?: readonly string[]
  /** Parts of the wire that are not supported. */
  readonly partly?: string
  create(edit: Edit, input: unknown): Promise<string>
  update(edit: Edit, input: unknown): Promise<void>
  remove(edit: Edit, id: string): Promise<void>
  getOrCreate?(edit: Edit, wanted: unknown): Promise<string>
  read(edit: Edit): Promise<readonly { readonly id: string }[]>
}

const named = (
  table: NamedTable,
  one: string,
  operations: SharedOperations,
  schema: z.core.$ZodType,
): SharedKind => {
  const { name, made, changed } = inputOf(table)
  return {
    ...{ one, many: table, operations, schema, made, changed },
    wanted: { one: `${one}Name`, many: `${one}Names`, schema: name },
    create: (edit, input) =>
      createNamed(edit, table, trimmed((input as z.output<typeof made>).name, `${one}.name`)),
    update: (edit, input) => {
      const { id, revision, name: text } = input as z.output<typeof changed>
      const name = text === undefined ? undefined : trimmed(text, `${one}.name`)
      return updateNamed(edit, table, { id, revision, name })
    },
    remove: (edit, id) => deleteNamed(edit, table, id),
    getOrCreate: async (edit, wanted) =>
      String(await namedId(edit, table, trimmed(String(wanted), `${one}Name`))),
    read: ({ trx }) => readNamed(trx, table),
  }
}

const wantedSection = NewInfoSection.extend({ id: z.string().optional() })

export const sharedKinds: readonly SharedKind[] = [
  named(
    'brands',
    'brand',
    {
      create: operations.createBrand,
      update: operations.updateBrand,
      remove: operations.deleteBrand,
      bulkCreate: operations.bulkCreateBrands,
      bulkUpdate: operations.bulkUpdateBrands,
      bulkRemove: operations.bulkDeleteBrands,
      getOrCreate: operations.getOrCreateBrand,
      bulkGetOrCreate: operations.bulkGetOrCreateBrands,
    },
    Brand,
  ),
  named(
    'ribbons',
    'ribbon',
    {
      create: operations.createRibbon,
      update: operations.updateRibbon,
      remove: operations.deleteRibbon,
      bulkCreate: operations.bulkCreateRibbons,
      bulkUpdate: operations.bulkUpdateRibbons,
      bulkRemove: operations.bulkDeleteRibbons,
      getOrCreate: operations.getOrCreateRibbon,
      bulkGetOrCreate: operations.bulkGetOrCreateRibbons,
    },
    Ribbon,
  ),
  {
    one: 'infoSection',
    many: 'infoSections',
    operations: {
      create: catalogInfoSectionsOperations.createInfoSection,
      update: catalogInfoSectionsOperations.updateInfoSection,
      remove: catalogInfoSectionsOperations.deleteInfoSection,
      bulkCreate: catalogInfoSectionsOperations.bulkCreateInfoSections,
      bulkUpdate: catalogInfoSectionsOperations.bulkUpdateInfoSections,
      bulkRemove: catalogInfoSectionsOperations.bulkDeleteInfoSections,
      getOrCreate: catalogInfoSectionsOperations.getOrCreateInfoSection,
      bulkGetOrCreate: catalogInfoSectionsOperations.bulkGetOrCreateInfoSections,
    },
    ...{ schema: InfoSection, made: NewInfoSection, changed: InfoSectionChanges },
    wanted: { one: 'infoSection', many: 'infoSections', schema: wantedSection },
    clearable: ['description', 'plainDescription'],
    create: (edit, input) => createInfoSection(edit, input as NewInfoSection),
    update: (edit, input) => updateInfoSection(edit, input as InfoSectionChanges),
    remove: deleteInfoSection,
    getOrCreate: (edit, wanted) => infoSectionOf(edit, wanted as z.output<typeof wantedSection>),
    read: ({ trx }) => readInfoSections(trx, { hidden: true }),
  },
  {
    one: 'customization',
    many: 'customizations',
    operations: {
      create: catalogCustomizationsOperations.createCustomization,
      update: catalogCustomizationsOperations.updateCustomization,
      remove: catalogCustomizationsOperations.deleteCustomization,
      bulkCreate: catalogCustomizationsOperations.bulkCreateCustomizations,
      bulkUpdate: catalogCustomizationsOperations.bulkUpdateCustomizations,
    },
    ...{
      schema: Customization,
      made: NewCustomization,
      changed: CustomizationChanges,
      item: 'customization',
    },
    partly: 'Options have text or plain color choices. Modifiers are texts. Neither adds a charge.',
    create: (edit, input) => createCustomization(edit, input as NewCustomization),
    update: (edit, input) => updateCustomization(edit, input as CustomizationChanges),
    remove: deleteCustomization,
    read: ({ trx }) => readCustomizations(trx),
  },
]
