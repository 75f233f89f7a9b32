import { createApiKey, listApiKeys, revokeApiKey, updateApiKey } from '@galleria/platform-client/api-keys'
import { redirect, data as response } from '@galleria/router'
import { outcome } from '../outcome.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { type KeyDraft, permissionsOf } from './draft.ts'
import { KeyPage } from './KeyPage.tsx'
import { NewKey } from './NewKey.tsx'

export const area = 'staff'

type Sent =
  | { readonly intent: 'make'; readonly draft: KeyDraft; readonly expires: string | null }
  | { readonly intent: 'save'; readonly draft: KeyDraft; readonly seen: KeyDraft; readonly revision: string }
  | { readonly intent: 'revoke' }

export async function loader({ client, id, signal }: ManageRequest) {
  if (id === 'new') return { apiKey: null }
  const { apiKeys } = await listApiKeys(client, undefined, { signal })
  const apiKey = apiKeys.find((each) => each.id === id)
  if (!apiKey) throw response('Not found', { status: 404 })
  return { apiKey }
}

export function action({ client, id, t }: ManageRequest, sent: Sent) {
  return outcome<{ secret?: string; id?: string }>(t, async () => {
    if (sent.intent === 'revoke') {
      await revokeApiKey(client, { apiKeyId: id })
      // Not an answer to the page, which would read again what is gone.
      throw redirect('/manage/settings/api-keys')
    }
    const { name } = sent.draft
    const permissions = permissionsOf(sent.draft)
    if (sent.intent === 'make') {
      const made = { name, permissions, expirationDate: sent.expires }
      const { apiKey, secret } = await createApiKey(client, { apiKey: made })
      return { secret, id: apiKey.id }
    }
    const isSame = JSON.stringify(permissions) === JSON.stringify(permissionsOf(sent.seen))
    const changed = { id, revision: sent.revision, name, ...(!isSame && { permissions }) }
    await updateApiKey(client, { apiKey: changed })
    return {}
  })
}

/** Page of one key, or of a new one. */
export function Page({ data: { apiKey }, isOwner }: PageProps<Loaded<typeof loader>>) {
  return apiKey ? <KeyPage key={apiKey.id} {...{ apiKey, isOwner }} /> : <NewKey isOwner={isOwner} />
}
