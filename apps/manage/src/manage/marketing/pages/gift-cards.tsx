import { useFormat } from '@galleria/i18n'
import { DataTable, LetterLink, useSend } from '@galleria/manage'
import { type GiftCardAccount, getGiftCardByCode, queryGiftCards } from '@galleria/platform-client/gift-cards'
import { Link, replace } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { CardState } from '../parts/CardState.tsx'
import { FindByCode } from '../parts/FindByCode.tsx'
import { Frame } from '../parts/Frame.tsx'
import { ListSearch } from '../parts/ListSearch.tsx'
import { cardStateName, cardStates, cardsFilter } from '../rules/gift-cards.ts'
import { pageOf, pagesOf } from '../rules/list.ts'

export async function loader({ client, url, signal }: ManageRequest) {
  const query = url.searchParams
  const page = pageOf(query, cardsFilter(query), ['createdDate', 'expirationDate'])
  const { giftCards, pagingMetadata } = await queryGiftCards(client, { query: page }, { signal })
  return { cards: giftCards, query: query.toString(), cursors: pagingMetadata.cursors ?? {} }
}

interface Sent {
  readonly intent: 'find-code'
  readonly code: string
}

export async function action({ client, t }: ManageRequest, { code }: Sent) {
  const found = await outcome<{ id?: string }>(t, async () => ({
    id: (await getGiftCardByCode(client, { code: code.trim() })).giftCard.id,
  }))
  if ('id' in found && found.id) throw replace(`/manage/marketing/gift-cards/${found.id}`)
  return { problem: ('problem' in found && found.problem) || t('card.not-found') }
}

/** Gift cards, whose codes nobody sees: the platform keeps their hashes alone. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { cards, query, cursors } = data
  const { sent, isSending, send } = useSend()
  const date = (text: string | null | undefined) => (text ? format.date(text, { dateStyle: 'medium' }) : '–')
  return (
    <Frame
      title={t('cards.title')}
      isOwner={isOwner}
      description={<LetterLink kind="gift-card" />}
      actions={
        isOwner && (
          <ButtonLink as={Link} to="/manage/marketing/gift-cards/new" variant="primary">
            {t('cards.new')}
          </ButtonLink>
        )
      }
    >
      <FindByCode
        problem={sent?.problem}
        pending={isSending}
        onFind={(code) => send({ intent: 'find-code', code })}
      />
      <ListSearch
        query={query}
        label={t('cards.find')}
        states={cardStates.map((value) => ({ value, name: cardStateName(value, t) }))}
      />
      <DataTable<GiftCardAccount>
        list="gift-cards"
        label={t('cards.title')}
        rows={cards}
        keyOf={({ id }) => id}
        nameOf={({ obfuscatedCode }) => obfuscatedCode}
        linkOf={({ id }) => `/manage/marketing/gift-cards/${id}`}
        pages={pagesOf(query, cursors)}
        empty={<EmptyState title={t('cards.none')} description={t('cards.none-more')} />}
        columns={[
          {
            id: 'code',
            header: t('codes.code'),
            cell: ({ obfuscatedCode }) => <bdi dir="ltr">{obfuscatedCode}</bdi>,
            phone: 'primary',
          },
          {
            id: 'recipient',
            header: t('card.recipient'),
            cell: ({ recipient }) => <bdi>{recipient?.name ?? recipient?.email ?? '–'}</bdi>,
            phone: 'secondary',
          },
          {
            id: 'state',
            header: t('list.state'),
            cell: ({ status }) => <CardState status={status} />,
            phone: 'end',
          },
          {
            id: 'balance',
            header: t('card.balance'),
            align: 'end',
            cell: ({ balance, currency }) => format.money(balance, currency),
            phone: 'secondary',
          },
          {
            id: 'value',
            header: t('card.value'),
            align: 'end',
            cell: ({ initialValue, currency }) => format.money(initialValue, currency),
          },
          {
            id: 'issued',
            header: t('card.issued'),
            sort: 'createdDate',
            sortFirst: 'desc',
            cell: ({ createdDate }) => date(createdDate),
          },
          {
            id: 'expires',
            header: t('card.expires'),
            sort: 'expirationDate',
            cell: ({ expirationDate }) => date(expirationDate),
          },
        ]}
      />
    </Frame>
  )
}
