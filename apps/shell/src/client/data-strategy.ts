import type { ModuleDefinition } from '@galleria/federation'
import type { DataStrategyFunction } from 'react-router'
import { isReleaseFault } from './refetch.ts'

type OnMissing = (definition: ModuleDefinition | undefined, error: unknown) => void

/**
 * As the router's own, but a fetcher's read whose code did not come has no data: the router would hand its error to the
 * page, and with it take a page whose own code is there. The part that asked stays as without data.
 */
export function createDataStrategy(onMissing: OnMissing): DataStrategyFunction {
  return async ({ matches, fetcherKey, request }) => {
    const isPartOfPage = fetcherKey !== null && request.method === 'GET'
    const asked = matches.filter((match) => match.shouldCallHandler())
    const results = await Promise.all(
      asked.map(async (match) => {
        const result = await match.resolve()
        if (!isPartOfPage || result.type !== 'error' || !isReleaseFault(result.result))
          return [match.route.id, result] as const
        onMissing(matches.map(({ route }) => route.handle?.definition).find(Boolean), result.result)
        return [match.route.id, { type: 'data', result: undefined }] as const
      }),
    )
    return Object.fromEntries(results)
  }
}
