import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import * as customizations from '@galleria/platform-client/catalog-customizations'
import * as sections from '@galleria/platform-client/catalog-info-sections'
import * as shared from '@galleria/platform-client/catalog-shared'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
})
afterAll(() => site?.close())

const ownersClient = (): PlatformClient =>
  createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
const failures = (answer: { bulkActionMetadata: { totalFailures: number } }) =>
  answer.bulkActionMetadata.totalFailures

test('Our client and we agree on brands and ribbons', async () => {
  const client = ownersClient()
  const { brand } = await shared.createBrand(client, { brand: { name: 'Client and sons' } })
  const renamed = { id: brand.id, revision: brand.revision ?? '', name: 'Client and daughters' }
  expect((await shared.updateBrand(client, { brand: renamed })).brand).toMatchObject({ revision: '2' })
  await expect(shared.updateBrand(client, { brand: renamed })).rejects.toMatchObject({ status: 409 })
  await shared.deleteBrand(client, { brandId: brand.id })
  const { ribbon } = await shared.createRibbon(client, { ribbon: { name: 'Worth it' } })
  const again = { id: ribbon.id, revision: ribbon.revision ?? '', name: 'Worth more' }
  expect((await shared.updateRibbon(client, { ribbon: again })).ribbon.name).toBe('Worth more')
  await shared.deleteRibbon(client, { ribbonId: ribbon.id })

  const own = await shared.getOrCreateBrand(client, { brandName: 'Client and cousins' })
  const { brands } = await shared.queryBrands(client, { query: { filter: { name: 'Client and cousins' } } })
  expect(brands.map(({ id }) => id)).toEqual([own.brand.id])
  const names = ['One of many', 'Two of many']
  const entities = { returnEntity: true } as const
  const asked = names.map((name) => ({ name }))
  const made = await shared.bulkCreateBrands(client, { brands: asked, ...entities })
  const changed = made.results.flatMap(({ item }) =>
    item ? [{ brand: { id: item.id ?? '', revision: item.revision ?? '', name: `${item.name}!` } }] : [],
  )
  expect(failures(await shared.bulkUpdateBrands(client, { brands: changed }))).toBe(0)
  const found = await shared.bulkGetOrCreateBrands(client, { brandNames: ['One of many!'], ...entities })
  const brandIds = changed.map((each) => each.brand.id)
  expect(found.results[0]?.item?.id).toBe(brandIds[0])
  expect(failures(await shared.bulkDeleteBrands(client, { brandIds }))).toBe(0)
  const worn = await shared.getOrCreateRibbon(client, { ribbonName: 'Worn' })
  const ribbons = await shared.bulkCreateRibbons(client, { ribbons: asked, ...entities })
  const worth = { ribbon: { id: worn.ribbon.id, revision: worn.ribbon.revision ?? '', name: 'Worn well' } }
  expect(failures(await shared.bulkUpdateRibbons(client, { ribbons: [worth] }))).toBe(0)
  const known = await shared.bulkGetOrCreateRibbons(client, { ribbonNames: names, ...entities })
  const ribbonIds = known.results.map(({ item }) => item?.id ?? '')
  expect(ribbonIds).toEqual(ribbons.results.map(({ item }) => item?.id))
  expect(failures(await shared.bulkDeleteRibbons(client, { ribbonIds }))).toBe(0)
  const left = await shared.queryRibbons(client, { query: { filter: { name: 'Worn well' } } })
  expect(left.ribbons).toHaveLength(1)
})

test('Our client and we agree on info sections', async () => {
  const client = ownersClient()
  const infoSection = { uniqueName: 'client care', title: 'Care', plainDescription: 'Wash.' }
  const created = (await sections.createInfoSection(client, { infoSection })).infoSection
  const [id, revision] = [created.id ?? '', created.revision ?? '']
  const rich = {
    nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Air.' } }] }],
  } as const
  const wanted = { id, revision, description: { nodes: [...rich.nodes] } as never }
  expect((await sections.updateInfoSection(client, { infoSection: wanted })).infoSection).toMatchObject({
    ...{ revision: '2', plainDescription: 'Air.' },
  })
  await expect(sections.updateInfoSection(client, { infoSection: wanted })).rejects.toMatchObject({
    status: 409,
  })
  const again = await sections.getOrCreateInfoSection(client, { infoSection })
  const read = await sections.getInfoSection(client, { infoSectionId: id })
  expect([again.infoSection.id, read.infoSection.id]).toEqual([id, id])
  const page = await sections.queryInfoSections(client, { query: { filter: { uniqueName: 'client care' } } })
  expect(page.infoSections).toHaveLength(1)
  await sections.deleteInfoSection(client, { infoSectionId: id })
  const many = ['many a', 'many b'].map((uniqueName) => ({ uniqueName, title: 'Many' }))
  const made = await sections.bulkCreateInfoSections(client, { infoSections: many, returnEntity: true })
  const ids = made.results.map(({ item }) => item?.id ?? '')
  const changes = ids.map((each) => ({ infoSection: { id: each, revision: '1', title: 'More' } }))
  expect(failures(await sections.bulkUpdateInfoSections(client, { infoSections: changes }))).toBe(0)
  const found = await sections.bulkGetOrCreateInfoSections(client, { infoSections: many, returnEntity: true })
  expect(found.results.map(({ item }) => item?.title)).toEqual(['More', 'More'])
  expect(failures(await sections.bulkDeleteInfoSections(client, { infoSectionIds: ids }))).toBe(0)
})

test('Our client and we agree on customizations', async () => {
  const client = ownersClient()
  const asked: customizations.NewCustomization = {
    ...{ name: 'Client size', customizationType: 'PRODUCT_OPTION', customizationRenderType: 'TEXT_CHOICES' },
    choicesSettings: { choices: [{ name: 'S' }] },
  }
  const { id } = (await customizations.createCustomization(client, { customization: asked })).customization
  const renamed = { id, revision: '1', name: 'Client width' }
  const of = { customizationId: id }
  expect(
    (await customizations.updateCustomization(client, { customization: renamed })).customization,
  ).toMatchObject({ name: 'Client width', revision: '2' })
  const added = await customizations.addCustomizationChoices(client, {
    ...of,
    revision: '2',
    choices: [{ name: 'M' }],
  })
  const [small = '', medium = ''] =
    added.customization.choicesSettings?.choices?.map((choice) => choice.id ?? '') ?? []
  await customizations.reorderCustomizationChoices(client, { ...of, choiceIds: [medium, small] })
  const choices = [{ choice: { id: medium, name: 'Middle' } }]
  await customizations.updateCustomizationChoices(client, { ...of, choices })
  await customizations.removeCustomizationChoices(client, { ...of, choiceIds: [small] })
  await customizations.setCustomizationChoices(client, {
    ...of,
    choices: [{ name: 'Middle' }, { name: 'Wide' }],
  })
  const read = (await customizations.getCustomization(client, of)).customization
  expect(read.choicesSettings?.choices?.map(({ id: choice, name }) => [choice === medium, name])).toEqual([
    [true, 'Middle'],
    [false, 'Wide'],
  ])
  const page = await customizations.queryCustomizations(client, {
    query: { filter: { name: 'Client width' } },
  })
  expect(page.customizations).toHaveLength(1)
  await customizations.deleteCustomization(client, of)
  const many = await customizations.bulkCreateCustomizations(client, {
    customizations: [asked],
    returnEntity: true,
  })
  const first = many.results[0]?.customization?.id ?? ''
  const changed = [{ customization: { id: first, revision: '1', name: 'Client length' } }]
  expect(failures(await customizations.bulkUpdateCustomizations(client, { customizations: changed }))).toBe(0)
  const customizationsChoices = [{ customizationId: first, choices: [{ name: 'XL' }] }]
  expect(failures(await customizations.bulkAddCustomizationChoices(client, { customizationsChoices }))).toBe(
    0,
  )
})
