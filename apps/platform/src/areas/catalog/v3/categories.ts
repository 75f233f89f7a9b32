import { Category } from '@galleria/platform-client/entities/catalog-v3'
import * as operations from '@galleria/platform-client/operations/catalog/categories'
import { z } from 'zod'
import { listOf } from '../../../base/query.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { ListQuery, listPage } from '../../../data/query-language/memory-list.ts'
import type { MemoryField } from '../../../data/query-language/predicate.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { mediaUrl } from '../../media/index.ts'
import { type CollectionRow, queryCollections } from '../store/collections.ts'
import { altTextOf, isSeen } from '../views/media.ts'
import { sharedFields } from './lists.ts'

const TREE = { appNamespace: '@wix/stores' } as const
/** Categories of a tree. */
const MOST = 1000

export const Tree = z.object({
  appNamespace: z.literal(TREE.appNamespace),
  treeKey: z.string().max(100).nullish(),
})
export const ONE_LEVEL = 'The tree has one level.'
const fields = listOf(z.string().max(50), { max: 100 }).optional()

type View = ReturnType<typeof categoryView> & { readonly place: number }

const known: Readonly<Record<string, MemoryField<View>>> = {
  ...sharedFields<View>('name', 'slug'),
  'treeReference.appNamespace': { kind: 'text', read: () => TREE.appNamespace },
}

/** Categories of catalog V3: the same rows as the collections of V1, side by side below the root. */
export function categoryRoutes(app: App): void {
  operation(
    app,
    operations.queryCategories,
    {
      body: z.object({
        query: ListQuery.prefault({}),
        treeReference: Tree,
        returnNonVisibleCategories: z.boolean().optional(),
        fields,
      }),
      answer: z.object({ categories: z.array(Category), pagingMetadata: CursorMetadata }),
      partly: ONE_LEVEL,
    },
    async ({ db, config, caller, input }) => {
      const hidden = input.returnNonVisibleCategories === true && ['APP', 'USER'].includes(caller.type)
      const all = { sort: [], paging: { limit: MOST, offset: 0 } }
      const { collections } = await queryCollections(db, all, { hidden })
      const views = collections.map((row, place) => ({ ...categoryView(config, row), place }))
      const found = listPage(config, 'categories.v1.categories', views, known, input.query, {
        usual: ({ place }) => place,
      })
      const isDescribed = input.fields?.includes('DESCRIPTION')
      return {
        categories: found.rows.map(({ place: _, description, ...rest }) => ({
          ...rest,
          ...(isDescribed && { description }),
        })),
        pagingMetadata: found.pagingMetadata,
      }
    },
  )
}

/** Collections count no revisions; the time of the last change grows with each. */
export const revisionOf = ({ updatedAt }: Pick<CollectionRow, 'updatedAt'>) => updatedAt.getTime()

export function categoryView(config: PlatformConfig, row: CollectionRow) {
  const picture = row.media.find((item) => isSeen(item) && item.mediaType === 'image')
  return {
    id: row.id,
    revision: String(revisionOf(row)),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    name: row.name,
    slug: row.slug,
    description: row.description,
    ...(picture && {
      image: {
        id: picture.id,
        url: mediaUrl(config, picture.file),
        width: picture.width,
        height: picture.height,
        altText: altTextOf(picture),
      },
    }),
    visible: row.visible,
    itemCounter: Number(row.numberOfProducts),
    treeReference: { ...TREE, treeKey: null },
  }
}
