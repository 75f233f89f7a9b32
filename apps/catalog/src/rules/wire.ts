import type { queryProducts } from '@galleria/platform-client/products'

export type OffsetQuery = Parameters<typeof queryProducts>[1]['query']
