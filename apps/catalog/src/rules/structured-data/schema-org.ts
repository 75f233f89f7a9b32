import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'

/** For tests alone: the vocabulary of schema.org as `schema-dts` declares it, and what rich results ask for beyond it. */

interface Declared {
  readonly bases: readonly string[]
  readonly properties: ReadonlySet<string>
}

/** Google's own annotation of a search's input. */
const OWN = new Set(['query-input'])
const folder = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/[^/]+$/, '')
const declared = new Map<string, Declared>()
for (const [, name = '', extended = '', body = ''] of readFileSync(`${folder}schema.d.ts`, 'utf8').matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n(.*?)^\}/gms,
))
  declared.set(name, {
    bases: extended.split(',').map((base) => base.trim()),
    properties: new Set([...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = '']) => property)),
  })

function has(name: string, property: string): boolean {
  const { bases, properties } = declared.get(name) ?? { bases: [], properties: new Set() }
  return properties.has(property) || bases.some((base) => has(base, property))
}

/** Parts of structured data that are no type of schema.org, or no property of their type. */
export function faultsOf(data: unknown, at = '$'): string[] {
  if (Array.isArray(data)) return data.flatMap((each, index) => faultsOf(each, `${at}[${index}]`))
  if (typeof data !== 'object' || data === null)
    return data === undefined || data === '' ? [`${at} is empty`] : []
  const { '@type': type, ...properties } = data as Record<string, unknown>
  const inner = Object.entries(properties).flatMap(([name, value]) => faultsOf(value, `${at}.${name}`))
  const names = Object.keys(properties).filter((name) => !name.startsWith('@') && !OWN.has(name))
  // A reference to another node, or the graph itself.
  if (type === undefined) return [...names.map((name) => `${at}.${name} has no type`), ...inner]
  if (!declared.has(`${type}Leaf`)) return [`${at} is a ${type}, which schema.org lacks`, ...inner]
  const unknown = names.filter((name) => !has(`${type}Leaf`, name))
  return [...unknown.map((name) => `${at}.${name} is no property of ${type}`), ...inner]
}

/** The nodes of a script: of its graph, or the one it is. */
export function nodesOf(data: object): readonly Record<string, unknown>[] {
  return '@graph' in data ? (data['@graph'] as Record<string, unknown>[]) : [data as Record<string, unknown>]
}

const Url = z.url({ protocol: /^https?$/ })
const Reference = z.strictObject({ '@id': Url })
const Decimal = z.string().regex(/^\d+(\.\d+)?$/)
const SchemaUrl = z.string().startsWith('https://schema.org/')

/** Requirements of merchant listings (developers.google.com/search/docs/appearance/structured-data). */
const Offer = z.looseObject({
  '@type': z.literal('Offer'),
  price: Decimal,
  priceCurrency: z.string().length(3),
  availability: SchemaUrl,
  url: Url,
  shippingDetails: z.array(Reference).min(1).optional(),
  hasMerchantReturnPolicy: Reference.optional(),
})

const common = { name: z.string().min(1), url: Url, image: z.union([Url, z.array(Url).min(1)]) }
export const Product = z.looseObject({ '@type': z.literal('Product'), ...common, offers: Offer })
export const ProductGroup = z.looseObject({
  '@type': z.literal('ProductGroup'),
  ...common,
  productGroupID: z.string().min(1),
  // Search engines know no word for some ways to differ, such as the amount of a gift card.
  variesBy: z.array(SchemaUrl).min(1).optional(),
  hasVariant: z.array(Product.extend({ image: common.image.optional() })).min(2),
})

export const ShippingDetails = z.looseObject({
  '@type': z.literal('OfferShippingDetails'),
  '@id': Url,
  shippingRate: z.object({
    '@type': z.literal('MonetaryAmount'),
    value: Decimal,
    currency: z.string().length(3),
  }),
  shippingDestination: z
    .array(z.looseObject({ '@type': z.literal('DefinedRegion'), addressCountry: z.string().length(2) }))
    .min(1),
})

export const ReturnPolicy = z.looseObject({
  '@type': z.literal('MerchantReturnPolicy'),
  '@id': Url,
  applicableCountry: z.array(z.string().length(2)).min(1).max(50),
  returnPolicyCategory: SchemaUrl,
  merchantReturnDays: z.int().positive().optional(),
})

export const Store = z.looseObject({
  '@type': z.literal('OnlineStore'),
  '@id': Url,
  name: z.string().min(1),
  url: Url,
  logo: Url,
})

export const WebSite = z.looseObject({
  '@type': z.literal('WebSite'),
  name: z.string().min(1),
  url: Url,
  potentialAction: z.object({
    '@type': z.literal('SearchAction'),
    target: z.object({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().includes('{search_term_string}'),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
})

export const FaqPage = z.looseObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.object({
        '@type': z.literal('Question'),
        name: z.string().min(1),
        acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: z.string().min(1) }),
      }),
    )
    .min(1),
})

export const BlogPosting = z.looseObject({
  '@type': z.literal('BlogPosting'),
  headline: z.string().min(1).max(110),
  url: Url,
  image: Url.optional(),
  datePublished: z.iso.datetime().optional(),
  dateModified: z.iso.datetime(),
  author: z.looseObject({ name: z.string().min(1), url: Url }),
})
