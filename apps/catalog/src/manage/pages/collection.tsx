import {
  DeleteButton,
  errorAt,
  orNotFound,
  SaveBar,
  parts as styles,
  useDraft,
  useSend,
} from '@galleria/manage'
import {
  type CollectionRules,
  previewCollectionRules,
  setCollectionRules,
} from '@galleria/platform-client/catalog-rows'
import {
  addProductsToCollection,
  arrangeCollectionProducts,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from '@galleria/platform-client/catalog-writes'
import { queryCollections } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'
import { data as answer, Link, replace } from '@galleria/router'
import { ButtonLink, Card, Checkbox, Field, TextArea } from '@galleria/ui'
import { AddProducts } from '../collections/AddProducts.tsx'
import { AutomaticMembers } from '../collections/AutomaticMembers.tsx'
import { findFor, putFound } from '../collections/find.ts'
import { Members } from '../collections/Members.tsx'
import type { Member } from '../collections/order.ts'
import { Rules } from '../collections/Rules.tsx'
import type { MembersSent } from '../collections/sent.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { readRules } from '../product/read.ts'
import { readNames } from '../shared/read-names.ts'
import { guideOf, readSizeGuides } from '../size-guides/read.ts'

/** Products at once. */
const PAGE = 100

export async function loader({ client, id, url, signal }: ManageRequest) {
  const params = new URLSearchParams(url.searchParams)
  params.delete('from-place')
  const { collections } = await orNotFound(
    queryCollections(client, { query: { filter: { id } } }, { signal }),
  )
  const [collection] = collections
  if (!collection) throw answer('Collection not found', { status: 404 })
  const offset = Math.max(0, Math.trunc(Number(url.searchParams.get('from-place'))) || 0)
  const query = { filter: { collectionIds: { $hasSome: [id] } }, paging: { limit: PAGE, offset } }
  const [guides, ruled, members, found, names] = await Promise.all([
    readSizeGuides(client, { signal }),
    readRules(client, { signal }),
    queryProducts(client, { query }, { signal }),
    findFor(client, id, params, { signal }),
    readNames(client, { signal }),
  ])
  return {
    ...{ collection, found, names },
    guide: guides && guideOf(guides, { collectionIds: [id] }),
    rules: ruled.find((each) => each.id === id)?.rules ?? null,
    preview: (rules: CollectionRules) => previewCollectionRules(client, { rules }),
    asked: params.toString(),
    to: url.pathname,
    members: {
      ...{ offset, total: members.metadata.total },
      products: members.products.map(
        (product): Member => ({
          ...{ id: product.id, name: product.name, picture: product.media?.mainMedia ?? undefined },
        }),
      ),
    },
  }
}

interface Draft {
  readonly name: string
  readonly description: string
  readonly slug: string
  readonly visible: boolean
}

type Sent =
  | { readonly intent: 'save'; readonly draft: Draft }
  | { readonly intent: 'rules'; readonly rules: CollectionRules | null }
  | MembersSent
  | { readonly intent: 'delete' }

export async function action({ client, id, url, t }: ManageRequest, sent: Sent) {
  const became = await outcome(t, async () => {
    if (sent.intent === 'save') await updateCollection(client, { collection: { id, ...sent.draft } })
    if (sent.intent === 'rules') await setCollectionRules(client, { id, rules: sent.rules })
    if (sent.intent === 'add') await addProductsToCollection(client, { id, productIds: [sent.productId] })
    if (sent.intent === 'fill') await putFound(client, id, url.searchParams)
    if (sent.intent === 'remove')
      await removeProductsFromCollection(client, { id, productIds: [sent.productId] })
    if (sent.intent === 'first')
      await arrangeCollectionProducts(client, { id, productIds: [sent.productId], atStart: true })
    if (sent.intent === 'arrange')
      await arrangeCollectionProducts(client, { id, productIds: [...sent.productIds] })
    if (sent.intent === 'delete') await deleteCollection(client, { id })
    return {}
  })
  // Before the page is read anew: there is no such collection any more.
  if (sent.intent === 'delete' && became.done) throw replace('/manage/catalog/collections')
  return became
}

type Data = Awaited<ReturnType<typeof loader>>

export function Page({ data, isOwner }: PageProps<Data>) {
  const t = useMessages()
  const { collection, guide } = data
  return (
    <Frame
      hasTimes={false}
      title={collection.name}
      isOwner={isOwner}
      actions={
        guide !== undefined && (
          <ButtonLink
            as={Link}
            to={`/manage/catalog/size-guides/${guide?.id ?? `new?collection=${collection.id}`}`}
          >
            {guide ? t('sizes.guide', { name: guide.name }) : t('sizes.add')}
          </ButtonLink>
        )
      }
    >
      <div className={styles.split}>
        <div className={styles.rows}>
          {!data.rules && <AddProducts key={data.asked} {...data} />}
          {data.rules && data.rules.sort !== 'MANUAL' ? (
            <AutomaticMembers {...data} />
          ) : (
            <Members key={data.members.offset} {...data} isRuled={data.rules !== null} />
          )}
        </div>
        <div className={styles.rows}>
          <Facts key={collection.id} {...data} />
          <Rules key={`rules${collection.id}`} {...data} />
        </div>
      </div>
    </Frame>
  )
}

function Facts({ collection }: Data) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset } = useDraft<Draft>({
    name: collection.name,
    description: collection.description ?? '',
    slug: collection.slug,
    visible: collection.visible ?? true,
  })
  const at = (end: string) => errorAt(sent?.errors, end)
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send({ intent: 'save', draft } satisfies Sent)
        }}
      >
        <Field
          label={t('named.name')}
          value={draft.name}
          maxLength={50}
          dir="auto"
          error={at('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextArea
          label={t('column.description')}
          value={draft.description}
          maxLength={600}
          dir="auto"
          error={at('description')}
          onChange={(event) => change({ description: event.target.value })}
        />
        <Field
          label={t('editor.slug')}
          value={draft.slug}
          maxLength={100}
          dir="ltr"
          error={at('slug')}
          onChange={(event) => change({ slug: event.target.value })}
        />
        <Checkbox checked={draft.visible} onChange={(event) => change({ visible: event.target.checked })}>
          {t('collections.visible')}
        </Checkbox>
        <SaveBar {...{ sent, isSending, isChanged }} onReset={reset}>
          <DeleteButton
            name={collection.name}
            meaning={t('collections.delete-means')}
            pending={isSending}
            onDelete={() => send({ intent: 'delete' } satisfies Sent)}
          />
        </SaveBar>
      </form>
    </Card>
  )
}
