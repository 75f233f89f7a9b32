import { orNotFound, parts as styles } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import {
  createCustomization,
  deleteCustomization,
  getCustomization,
  setCustomizationChoices,
  updateCustomization,
} from '@galleria/platform-client/catalog-customizations'
import { queryCatalogRows } from '@galleria/platform-client/catalog-rows'
import { Link, replace } from '@galleria/router'
import { Card, Heading, TextLink } from '@galleria/ui'
import { CustomizationForm, type CustomizationSent } from '../customizations/CustomizationForm.tsx'
import { choicesOf, freeTextOf, newCustomizationOf } from '../customizations/draft.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { ifOffered } from '../shared/if-offered.ts'

/** Products that are told by name. */
const TOLD = 20

export async function loader({ client, id, signal }: ManageRequest) {
  if (id === 'new') return { one: null, products: [] }
  const request = { customizationId: id }
  const { customization: one } = await orNotFound(getCustomization(client, request, { signal }))
  const isOption = one.customizationType === 'PRODUCT_OPTION'
  const query = { filter: { 'options.name': one.name }, paging: { limit: TOLD } }
  const found = isOption ? await ifOffered(queryCatalogRows(client, { query }, { signal })) : undefined
  return { one, products: (found?.rows ?? []).map((row) => ({ id: row.id, name: row.name })) }
}

export async function action({ client, id, t }: ManageRequest, sent: CustomizationSent) {
  let isHalf = false
  const half = () => {
    isHalf = true
  }
  const became = await outcome<{ id: string }>(t, async () => {
    if (sent.intent === 'delete') {
      await deleteCustomization(client, { customizationId: id })
      return { id }
    }
    return { id: id === 'new' ? await create(client, sent) : await save(client, id, sent, half) }
  })
  // The page shows what was written, and what was not can be put back on top of it.
  if (!('id' in became)) return isHalf ? { ...became, stale: true } : became
  // Before the page is read anew: it is no longer there, or has a page of its own now.
  if (sent.intent === 'delete') throw replace('/manage/catalog/customizations')
  if (id === 'new') throw replace(`/manage/catalog/customizations/${became.id}`)
  return became
}

type Saved = Extract<CustomizationSent, { intent: 'save' }>

async function create(client: PlatformClient, { draft, key }: Saved): Promise<string> {
  const customization = newCustomizationOf(draft)
  return (await createCustomization(client, { customization, idempotencyKey: key })).customization.id
}

/** The choices first: they are what is refused most, and then nothing is written. */
async function save(
  client: PlatformClient,
  id: string,
  { revision, base, draft }: Saved,
  onHalf: () => void,
): Promise<string> {
  const differs = (of: (each: typeof draft) => unknown) =>
    JSON.stringify(of(base)) !== JSON.stringify(of(draft))
  let seen = revision
  if (draft.kind !== 'FREE_TEXT' && differs(choicesOf)) {
    const request = { customizationId: id, revision, choices: choicesOf(draft) }
    seen = (await setCustomizationChoices(client, request)).customization.revision ?? revision
    onHalf()
  }
  const isOther = differs(({ name }) => name) || (draft.kind === 'FREE_TEXT' && differs(freeTextOf))
  if (isOther) {
    const freeText = draft.kind === 'FREE_TEXT' && { freeTextInput: freeTextOf(draft) }
    const customization = { id, revision: seen, name: draft.name.trim(), ...freeText }
    await updateCustomization(client, { customization })
  }
  return id
}

/** One of them, and the products that have it. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { one, products } = data
  const count = one?.assignedProductsCount ?? 0
  return (
    <Frame
      hasTimes={false}
      title={one?.name ?? t('customizations.add')}
      isOwner={isOwner}
      description={one ? t('named.used', { count }) : undefined}
    >
      <div className={styles.split}>
        <Card>
          <CustomizationForm key={one?.id ?? 'new'} one={one} />
        </Card>
        {products.length > 0 && (
          <section aria-labelledby="customization-uses">
            <Heading level={2} size="lg" id="customization-uses">
              {t('customizations.uses')}
            </Heading>
            <ul>
              {products.map(({ id, name }) => (
                <li key={id}>
                  <TextLink as={Link} to={`/manage/catalog/products/${id}`}>
                    <bdi>{name}</bdi>
                  </TextLink>
                </li>
              ))}
            </ul>
            {count > products.length && (
              <p className={styles.quiet}>{t('edit.more-cells', { count: count - products.length })}</p>
            )}
          </section>
        )}
      </div>
      <p>
        <TextLink as={Link} to="/manage/catalog/customizations">
          {t('customizations.back')}
        </TextLink>
      </p>
    </Frame>
  )
}
