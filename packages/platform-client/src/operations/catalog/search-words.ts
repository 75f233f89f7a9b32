import type { Service } from '../../operation.ts'

const service: Service = { package: '@galleria/search-words', fqn: 'galleria.catalog.v1.SearchWords', entity: 'galleria.catalog.v1.search_word' }

export const suggestSearchWords = { service, name: 'SuggestSearchWords', method: 'GET', path: '/stores/v1/search-words', audience: 'EVERYONE' } as const
