import { platform, site } from '@galleria/federation'
import { notFound, readForPage } from '@galleria/federation/read-for-page'
import { getCollectionBySlug } from '@galleria/platform-client/collections'
import type { LoaderFunctionArgs } from '@galleria/router'
import { parseListing } from '../rules/listing/listing.ts'
import { pictured } from '../rules/picture.ts'
import { plainText } from '../rules/plain-text.ts'
import { isSlug } from '../rules/slug.ts'
import { findProducts } from './find-products.ts'

/** A collection with one page of its products. */
export async function readCollection({ context, request, params: { slug = '' } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const { signal } = request
  if (!isSlug(slug)) throw notFound()
  const { collection } = await readForPage(getCollectionBySlug(client, { slug }, { signal }))
  const listing = parseListing(new URL(request.url).searchParams)
  const found = await findProducts(client, { listing, collectionId: collection.id }, signal)
  const { name, description, media } = collection
  return {
    site: context.get(site),
    collection: {
      ...{ slug: collection.slug, name, description: plainText(description ?? '', 300) },
      ...(media?.mainMedia && { picture: pictured(media.mainMedia) }),
    },
    listing,
    found,
  }
}
