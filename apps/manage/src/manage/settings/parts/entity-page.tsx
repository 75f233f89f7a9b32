import { DeleteButton, EditForm, type Outcome, orNotFound, useDraft, useSend } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { redirect, useNavigate } from '@galleria/router'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { type Say, useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import type { Choice } from '../rules/countries.ts'
import { Frame } from './Frame.tsx'

interface Entity {
  readonly id: string
  readonly revision?: string | null | undefined
}

export interface FieldsProps<Draft, More> {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
  readonly errors: Outcome['errors']
  readonly more: More
  readonly isNew: boolean
  /** Looks for entities that the form may add. */
  readonly find: (words: string) => void
  readonly found: readonly Choice[] | undefined
}

/** Entity that a page makes, changes and deletes: always in the same way. */
interface EntityKind<Kept extends Entity, Draft extends object, More> {
  /** Page that lists the kind. */
  readonly list: string
  /** Page of one, before its id. */
  readonly base: string
  readonly copy: (t: Say) => { readonly new: string; readonly deleting: string; readonly hint?: ReactNode }
  readonly nameOf: (draft: Draft) => string
  /** Data that the form needs beside the draft, such as choices. */
  readonly more: (asked: ManageRequest, kept: Kept | null) => Promise<More>
  readonly read: (client: PlatformClient, id: string, signal: AbortSignal) => Promise<Kept>
  readonly draftOf: (kept: Kept | null, more: More) => Draft
  readonly create: (client: PlatformClient, draft: Draft) => Promise<string>
  /** `seen`: what the form began with. Refuses with REVISION_MISMATCH what a colleague has changed since. */
  readonly update: (
    client: PlatformClient,
    kept: { readonly id: string; readonly revision: string },
    draft: Draft,
    seen: Draft,
  ) => Promise<unknown>
  readonly remove: (client: PlatformClient, id: string) => Promise<unknown>
  readonly find?: (client: PlatformClient, words: string) => Promise<Choice[]>
  readonly Fields: ComponentType<FieldsProps<Draft, More>>
  /** Lists below the form, which need the id of a stored entity. */
  readonly Below?: ComponentType<{ readonly kept: Kept; readonly more: More }>
}

interface Data<Kept, Draft, More> {
  readonly kept: Kept | null
  readonly draft: Draft
  readonly more: More
}

type Sent<Draft> =
  | { readonly intent: 'save'; readonly revision: string; readonly draft: Draft; readonly seen: Draft }
  | { readonly intent: 'delete' }
  | { readonly intent: 'find'; readonly words: string }

interface Done {
  /** Page of one that was made. */
  readonly to?: string
  readonly found?: Choice[]
}

/** Page of one entity; `new` in place of its id makes one. */
export function entityPage<Kept extends Entity, Draft extends object, More>(
  kind: EntityKind<Kept, Draft, More>,
) {
  async function loader(asked: ManageRequest): Promise<Data<Kept, Draft, More>> {
    const { client, id, signal } = asked
    const kept = id === 'new' ? null : await orNotFound(kind.read(client, id, signal))
    const more = await kind.more(asked, kept)
    return { kept, draft: kind.draftOf(kept, more), more }
  }

  function action({ client, id, t }: ManageRequest, sent: Sent<Draft>) {
    return outcome<Done>(t, async () => {
      if (sent.intent === 'delete') {
        await kind.remove(client, id)
        // Not an answer to the page, which would read again what is gone.
        throw redirect(kind.list)
      }
      if (sent.intent === 'find') return { found: (await kind.find?.(client, sent.words)) ?? [] }
      const { revision, draft, seen } = sent
      if (id === 'new') return { to: `${kind.base}/${await kind.create(client, draft)}` }
      await kind.update(client, { id, revision }, draft, seen)
      return {}
    })
  }

  function Page({ data, isOwner }: PageProps<Data<Kept, Draft, More>>) {
    const t = useMessages()
    const navigate = useNavigate()
    const { kept, more } = data
    const { sent, isSending, send } = useSend<Done>()
    const search = useSend<Done>()
    const find = (words: string) => search.send({ intent: 'find', words } satisfies Sent<Draft>)
    const { draft, isChanged, change, reset, restore } = useDraft(data.draft)
    const to = sent?.to
    useEffect(() => {
      if (to) void navigate(to, { replace: true })
    }, [to, navigate])
    const isMade = to !== undefined && !kept
    const { new: newTitle, deleting, hint } = kind.copy(t)
    const revision = kept?.revision ?? ''
    const state = { sent, isSending, isChanged: isChanged && !isMade, onReset: reset, onRestore: restore }
    const title = kept ? kind.nameOf(data.draft) : newTitle
    const { Fields, Below } = kind
    return (
      <Frame title={title} description={hint} isOwner={isOwner} hasTimes={Below !== undefined}>
        <EditForm
          label={title}
          {...state}
          onSave={() => send({ intent: 'save', revision, draft, seen: data.draft } satisfies Sent<Draft>)}
          buttons={
            kept && (
              <DeleteButton
                name={kind.nameOf(data.draft)}
                meaning={deleting}
                pending={isSending}
                onDelete={() => send({ intent: 'delete' } satisfies Sent<Draft>)}
              />
            )
          }
        >
          <Fields
            {...{ draft, change, more, find }}
            found={search.sent?.found}
            errors={sent?.errors}
            isNew={!kept}
          />
        </EditForm>
        {kept && Below && <Below {...{ kept, more }} />}
      </Frame>
    )
  }

  return { loader, action, Page }
}
