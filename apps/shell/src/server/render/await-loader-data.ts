import type { StaticHandlerContext } from 'react-router'

/** Boot data is JSON: promises that loaders leave in their data are awaited here. */
export async function awaitLoaderData(context: StaticHandlerContext): Promise<StaticHandlerContext> {
  const entries = await Promise.all(
    Object.entries(context.loaderData).map(async ([id, data]) => [id, await settle(data)] as const),
  )
  return { ...context, loaderData: Object.fromEntries(entries) }
}

async function settle(data: unknown): Promise<unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  const values = Object.entries(data)
  if (!values.some(([, value]) => value instanceof Promise)) return data
  const settled = await Promise.all(values.map(async ([key, value]) => [key, await value] as const))
  return Object.fromEntries(settled)
}
