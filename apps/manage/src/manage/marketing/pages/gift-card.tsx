import { may, orNotFound } from '@galleria/manage'
import {
  createGiftCard,
  disableGiftCard,
  enableGiftCard,
  getGiftCard,
  getGiftCardHistory,
  sendGiftCard,
  updateGiftCard,
} from '@galleria/platform-client/gift-cards'
import { faultsIn, outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { CardPage } from '../parts/CardPage.tsx'
import { NewCard } from '../parts/NewCard.tsx'
import { type CardDraft, recipientOf } from '../rules/gift-cards.ts'

export async function loader({ client, id, signal, site }: ManageRequest) {
  const currency = site.currency
  if (id === 'new') return { card: null, entries: [], currency }
  const [{ giftCard }, { entries }] = await orNotFound(
    Promise.all([getGiftCard(client, { id }, { signal }), getGiftCardHistory(client, { id }, { signal })]),
  )
  return { card: giftCard, entries, currency }
}

type Sent =
  | { readonly intent: 'disable' | 'enable'; readonly revision: string }
  | { readonly intent: 'expire'; readonly revision: string; readonly expires: string | null }
  | { readonly intent: 'send'; readonly revision: string; readonly draft: CardDraft }
  | { readonly intent: 'issue'; readonly draft: CardDraft; readonly expires: string | null }

export async function action({ client, id, t }: ManageRequest, sent: Sent) {
  switch (sent.intent) {
    case 'disable':
      return outcome(t, () => disableGiftCard(client, { id, revision: sent.revision }))
    case 'enable':
      return outcome(t, () => enableGiftCard(client, { id, revision: sent.revision }))
    case 'expire':
      return outcome(t, () =>
        updateGiftCard(client, { giftCard: { id, revision: sent.revision, expirationDate: sent.expires } }),
      )
    case 'send': {
      const recipient = recipientOf(sent.draft)
      if (!recipient) return faultsIn(t, { 'recipient.email': 'REQUIRED' })
      return outcome(t, () => sendGiftCard(client, { id, revision: sent.revision, recipient }))
    }
    case 'issue': {
      const { draft, expires } = sent
      if (!draft.amount.trim()) return faultsIn(t, { 'giftCard.initialValue': 'REQUIRED' })
      if (draft.expires && !expires) return faultsIn(t, { 'giftCard.expirationDate': 'DATE' })
      const recipient = recipientOf(draft)
      return outcome<{ code?: string; id?: string }>(t, async () => {
        const { giftCard, code } = await createGiftCard(client, {
          giftCard: {
            initialValue: draft.amount.trim(),
            ...(expires && { expirationDate: expires }),
            ...(recipient && { recipient }),
          },
        })
        return { code, id: giftCard.id }
      })
    }
  }
}

/** Page of a gift card with its history, or the form that creates one. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const { card, entries, currency } = data
  if (!card) return <NewCard {...{ isOwner, currency }} />
  return (
    <CardPage key={card.id} {...{ card, entries, isOwner }} mayChange={may(role, 'marketing', 'change')} />
  )
}
