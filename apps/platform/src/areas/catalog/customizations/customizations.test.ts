import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())

const path = '/stores/v3/customizations'
const edits = '/stores/v1/catalog-edits'
const option = (name: string, choices: readonly string[], more: object = {}) => ({
  ...{ name, customizationType: 'PRODUCT_OPTION', customizationRenderType: 'TEXT_CHOICES' },
  choicesSettings: { choices: choices.map((each) => ({ name: each })) },
  ...more,
})
const create = (customization: object) => owner.call('POST', path, { customization })
const act = (id: string, end: string, body: object) => owner.call('POST', `${path}/${id}/${end}`, body)
const read = async (id: string) => (await owner.call('GET', `${path}/${id}`)).body.customization
const make = async (name: string, optionName: string, choices: readonly string[]) =>
  (
    await owner.call('POST', '/stores/v1/products', {
      product: {
        ...{ name, priceData: { price: 1 } },
        productOptions: [{ name: optionName, choices: choices.map((description) => ({ description })) }],
      },
    })
  ).body.product
const productOf = async (id: string) =>
  (await owner.call('GET', `/stores-reader/v1/products/${id}`)).body.product
const inV3 = async (id: string) => (await owner.call('GET', `/stores/v3/products/${id}`)).body.product.options
const editsOf = async (entityId: string): Promise<string[]> => {
  const { body } = await owner.call('POST', `${edits}/query`, { query: { filter: { entityId } } })
  return body.catalogEdits.map(({ id }: { id: string }) => id)
}
const undo = async (id = '') => (await owner.call('POST', `${edits}/${id}/undo`, {})).body
const code = (body: {
  details: {
    applicationError?: { code: string }
    validationError?: { fieldViolations: { ruleName?: string }[] }
  }
}) => body.details.applicationError?.code ?? body.details.validationError?.fieldViolations[0]?.ruleName
const names = (customization: { choicesSettings: { choices: { name: string }[] } }) =>
  customization.choicesSettings.choices.map(({ name }) => name)

describe('Customizations', () => {
  it('Customizations are options that products share by name: both are called otherwise together, and taken back together', async () => {
    const { customization } = (await create(option('Glaze', ['Ash', 'Moss']))).body
    const { id } = customization
    expect(customization).toMatchObject({ revision: '1', assignedProductsCount: 0 })
    const product = await make('Cup', 'Glaze', ['Ash', 'Clay'])
    expect(await read(id)).toMatchObject({ assignedProductsCount: 1 })
    expect(names(await read(id))).toEqual(['Ash', 'Moss', 'Clay'])
    const [ash] = customization.choicesSettings.choices
    const renamed = await owner.call('PATCH', `${path}/${id}`, {
      customization: { id, revision: '1', name: 'Finish' },
    })
    expect(renamed.body.customization).toMatchObject({ id, name: 'Finish', revision: '2' })
    const choices = [{ choice: { id: ash.id, name: 'Pale ash' } }]
    expect((await act(id, 'update-choices', { revision: '2', choices })).status).toBe(200)
    const now = await productOf(product.id)
    expect(now.variants.map((each: { choices: object }) => each.choices)).toEqual([
      { Finish: 'Pale ash' },
      { Finish: 'Clay' },
    ])
    expect(now.variants.map((each: { id: string }) => each.id)).toEqual(
      product.variants.map((each: { id: string }) => each.id),
    )
    expect((await inV3(product.id))[0]).toMatchObject({
      id,
      name: 'Finish',
      choicesSettings: { choices: [{ choiceId: ash.id, name: 'Pale ash' }, { name: 'Clay' }] },
    })
    for (const edit of (await editsOf(id)).slice(0, 2))
      expect((await undo(edit)).bulkActionMetadata.totalFailures).toBe(0)
    expect((await productOf(product.id)).variants[0].choices).toEqual({ Glaze: 'Ash' })
    expect(await read(id)).toMatchObject({ name: 'Glaze' })
  })

  it('Customizations keep their id when they are called otherwise, so that a new one of the old name is another', async () => {
    const first = (await create(option('Cut', ['Slim']))).body.customization
    await owner.call('PATCH', `${path}/${first.id}`, {
      customization: { id: first.id, revision: '1', name: 'Fit' },
    })
    const slim = first.choicesSettings.choices[0].id
    await act(first.id, 'update-choices', { choices: [{ choice: { id: slim, name: 'Narrow' } }] })
    const [old, again] = [await make('Coat', 'Fit', ['Narrow', 'Wide']), await make('Cape', 'Cut', ['Slim'])]
    const [fit] = await inV3(old.id)
    const [cut] = await inV3(again.id)
    expect([fit.id, fit.choicesSettings.choices[0].choiceId]).toEqual([first.id, slim])
    expect(cut.id).not.toBe(first.id)
    expect((await read(cut.id)).name).toBe('Cut')
    expect((await read(first.id)).name).toBe('Fit')
  })

  it('Customizations have choices that are added, set, changed, put in order and removed, but never taken from products', async () => {
    const { id } = (await create(option('Size of rug', ['S', 'M']))).body.customization
    const product = await make('Rug', 'Size of rug', ['M'])
    const added = await act(id, 'add-choices', { revision: '1', choices: [{ name: 'L' }, { name: 'XL' }] })
    expect(names(added.body.customization)).toEqual(['S', 'M', 'L', 'XL'])
    expect((await act(id, 'add-choices', { revision: '1', choices: [{ name: 'No' }] })).status).toBe(409)
    expect(code((await act(id, 'add-choices', { choices: [{ name: 'xl' }] })).body)).toBe(
      'DUPLICATE_CHOICE_NAME',
    )
    const ids = new Map<string, string>(
      added.body.customization.choicesSettings.choices.map((each: { name: string; id: string }) => [
        each.name,
        each.id,
      ]),
    )
    const order = ['XL', 'L'].map((name) => ids.get(name))
    const reordered = await act(id, 'reorder-choices', { choiceIds: order })
    expect(names(reordered.body.customization)).toEqual(['XL', 'L', 'S', 'M'])
    const removed = await act(id, 'remove-choices', { choiceIds: [ids.get('S')] })
    expect(names(removed.body.customization)).toEqual(['XL', 'L', 'M'])
    expect(code((await act(id, 'remove-choices', { choiceIds: [ids.get('M')] })).body)).toBe(
      'CHOICE_ASSIGNED_TO_PRODUCT',
    )
    expect(code((await act(id, 'remove-choices', { choiceIds: [id] })).body)).toBe('CHOICE_NOT_FOUND')
    const set = await act(id, 'set-choices', { choices: [{ name: 'M' }, { name: 'Runner' }] })
    expect(names(set.body.customization)).toEqual(['M', 'Runner'])
    expect(code((await owner.call('DELETE', `${path}/${id}`)).body)).toBe(
      'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
    )
    await owner.call('DELETE', `/stores/v1/products/${product.id}`)
    expect((await owner.call('DELETE', `${path}/${id}`)).body).toEqual({})
    expect((await owner.call('GET', `${path}/${id}`)).status).toBe(404)
  })

  it('Customizations begin with what products have already, colors too', async () => {
    const { body } = await owner.call('POST', `${path}/query`, { query: { filter: { name: 'Color' } } })
    const [color] = body.customizations
    expect(color).toMatchObject({ customizationRenderType: 'SWATCH_CHOICES', revision: '1' })
    const [first] = color.choicesSettings.choices
    const changed = await act(color.id, 'update-choices', {
      revision: '1',
      choices: [{ choice: { id: first.id, colorCode: '#123456' } }],
    })
    expect(changed.body.customization).toMatchObject({ id: color.id, revision: '2' })
    const rows = await site.platform.services.db.selectFrom('products').select('options').execute()
    const values = rows.flatMap(({ options }) =>
      options
        .filter(({ name }) => name === 'Color')
        .flatMap(({ choices }) => choices.filter(({ description }) => description === first.name)),
    )
    expect(new Set(values.map(({ value }) => value))).toEqual(new Set(['#123456']))
    expect((await undo((await editsOf(color.id))[0])).bulkActionMetadata.totalFailures).toBe(0)
  })

  it('Customizations are texts too, which products ask their shoppers for', async () => {
    const texts = (
      await owner.call('POST', `${path}/query`, { query: { filter: { customizationType: 'MODIFIER' } } })
    ).body
    const [text] = texts.customizations
    const freeTextInput = { title: 'Your words', maxCharCount: 12 }
    const { body } = await owner.call('PATCH', `${path}/${text.id}`, {
      customization: { id: text.id, revision: '1', freeTextInput },
    })
    expect(body.customization.freeTextInput).toMatchObject(freeTextInput)
    const rows = await site.platform.services.db
      .selectFrom('products')
      .select(['id', 'customTextFields'])
      .execute()
    const having = rows.find(({ customTextFields }) =>
      customTextFields.some(({ title }) => title === 'Your words'),
    )
    expect(having?.customTextFields[0]).toMatchObject({ title: 'Your words', maxLength: 12 })
    const { modifiers } = (await owner.call('GET', `/stores/v3/products/${having?.id}`)).body.product
    expect(modifiers[0]).toMatchObject({ id: text.id, freeTextSettings: freeTextInput })
  })

  it('Customizations are refused by name where their parts do not go together', async () => {
    const refused = async (customization: object) => code((await create(customization)).body)
    const free = {
      name: 'Stamped words',
      customizationType: 'MODIFIER',
      customizationRenderType: 'FREE_TEXT',
    }
    const freeTextInput = { title: 'Stamped words', maxCharCount: 30 }
    expect(await refused({ ...option('Odd', ['a']), customizationRenderType: 'FREE_TEXT' })).toBe(
      'INVALID_CUSTOMIZATION_RENDER_TYPE',
    )
    expect(await refused(option('Odd', ['a'], { freeTextInput }))).toBe(
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
    )
    expect(await refused(option('Odd', ['a'], { customizationRenderType: 'SWATCH_CHOICES' }))).toBe(
      'INVALID_CHOICE_VALUE',
    )
    expect(await refused(option('Odd', ['a', 'A']))).toBe('DUPLICATE_CHOICE_NAME')
    expect(await refused(option('  ', ['a']))).toBe('ONLY_SPACES_STRING_ERROR')
    expect(await refused(option('Color', ['a']))).toBe('CUSTOMIZATION_ALREADY_EXISTS')
    expect(await refused({ ...free, freeTextInput: { ...freeTextInput, minCharCount: 2 } })).toBe(
      'INVALID_FREE_TEXT_SETTINGS',
    )
    const { id } = (await create({ ...free, freeTextInput })).body.customization
    expect(code((await act(id, 'add-choices', { choices: [{ name: 'a' }] })).body)).toBe(
      'DOESNT_SUPPORT_CHOICES',
    )
    const visitor = await Shopper.visitor(site)
    expect((await visitor.call('POST', path, { customization: option('Mine', ['a']) })).status).toBe(403)
  })

  it('Customizations are made and changed many at once, each with its result', async () => {
    const bulk = async (end: string, body: object) =>
      (await owner.call('POST', `/stores/v3/bulk/customizations/${end}`, body)).body
    const made = await bulk('create', {
      customizations: [option('Many 1', ['a']), option('Many 1', ['b']), option('Many 2', ['c'])],
      returnEntity: true,
    })
    expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    const ids = made.results.flatMap(
      (each: { customization?: { id: string } }) => each.customization?.id ?? [],
    )
    const customizations = ids.map((id: string) => ({
      customization: { id, revision: '1', name: `As ${id.slice(0, 8)}` },
    }))
    expect((await bulk('update', { customizations })).bulkActionMetadata.totalFailures).toBe(0)
    const customizationsChoices = ids.map((customizationId: string) => ({
      customizationId,
      choices: [{ name: 'z' }],
    }))
    const added = await bulk('add-choices', { customizationsChoices, returnEntity: true })
    expect(added.results.map((each: { customization: never }) => names(each.customization))).toEqual([
      ['a', 'z'],
      ['c', 'z'],
    ])
  })
})
