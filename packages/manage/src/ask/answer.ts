import type { PlatformClient } from '@galleria/platform-client'
import type { ManageView } from '@galleria/platform-client/manage-views'
import type { Entity, EntityKind } from './entity.ts'

/** Parameter that turns the address of a page into a question of the kit: `?kit=views&list=orders`. */
export const KIT = 'kit'

export type SentByKit =
  | { readonly kit: 'save-view'; readonly view: Pick<ManageView, 'list' | 'name' | 'query' | 'shared'> }
  | { readonly kit: 'delete-view'; readonly viewId: string }

export function isOfKit(sent: unknown): sent is SentByKit {
  return typeof (sent as { kit?: unknown } | null)?.kit === 'string'
}

interface Asked {
  readonly client: PlatformClient
  readonly url: URL
  readonly signal: AbortSignal
}

export interface Answered {
  readonly views?: readonly ManageView[]
  readonly found?: readonly Entity[]
  readonly words?: string
  /** The platform can't be reached or refused. */
  readonly failed?: true
}

/** Answers a part of the kit that asks through the page's own route, which has the client of whoever works there. */
export async function answerKit({ client, url, signal }: Asked): Promise<Answered> {
  const { searchParams: query } = url
  try {
    if (query.get(KIT) === 'views') {
      const { listManageViews } = await import('@galleria/platform-client/manage-views')
      return await listManageViews(client, { list: query.get('list') ?? '' }, { signal })
    }
    const words = query.get('words') ?? ''
    const { findEntities } = await import('./find-entities.ts')
    return { words, found: await findEntities(client, query.get('of') as EntityKind, words, { signal }) }
  } catch (error) {
    if (signal.aborted) throw error
    return { failed: true }
  }
}

export async function actForKit(
  client: PlatformClient,
  sent: SentByKit,
): Promise<{ failed?: true; done?: true }> {
  const { deleteManageView, saveManageView } = await import('@galleria/platform-client/manage-views')
  try {
    if (sent.kit === 'save-view') await saveManageView(client, { view: sent.view })
    else await deleteManageView(client, { viewId: sent.viewId })
    return { done: true }
  } catch {
    return { failed: true }
  }
}
