import { SaveBar, parts as styles, Table, useDraft, useSend } from '@galleria/manage'
import { createCollection } from '@galleria/platform-client/catalog-writes'
import { Link } from '@galleria/router'
import { Badge, Card, EmptyState, Field, Heading, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { readRuledCollections } from '../product/read.ts'

export function loader({ client, signal }: ManageRequest) {
  return readRuledCollections(client, { signal })
}

export function action({ client, t }: ManageRequest, sent: { readonly name: string; readonly key: string }) {
  return outcome(t, async () => {
    await createCollection(client, { collection: { name: sent.name }, idempotencyKey: sent.key })
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  return (
    <Frame
      hasTimes={false}
      title={t('column.collections')}
      isOwner={isOwner}
      description={t('collections.more')}
    >
      <div className={styles.rows}>
        <Card>
          <Heading level={2} size="lg">
            {t('collections.add')}
          </Heading>
          <NewCollection key={data.length} />
        </Card>
        {data.length === 0 ? (
          <EmptyState title={t('collections.none')} />
        ) : (
          <Table
            label={t('column.collections')}
            head={[
              { title: t('column.name') },
              { title: t('collections.count'), isNumber: true },
              { title: t('rules.kind') },
              { title: t('column.status') },
            ]}
            rows={data.map(({ id, name, numberOfProducts, visible, isAutomatic }) => ({
              key: id,
              cells: [
                <TextLink key="name" as={Link} to={`/manage/catalog/collections/${id}`}>
                  <bdi>{name}</bdi>
                </TextLink>,
                numberOfProducts,
                isAutomatic ? t('rules.automatic') : t('rules.manual'),
                <Badge key="state" tone={visible ? 'success' : 'neutral'}>
                  {visible ? t('collections.shown') : t('status.hidden')}
                </Badge>,
              ],
            }))}
          />
        )}
      </div>
    </Frame>
  )
}

function NewCollection() {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset } = useDraft({ name: '' })
  const [key] = useState(() => crypto.randomUUID())
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ name: draft.name, key })
      }}
    >
      <Field
        label={t('named.name')}
        value={draft.name}
        maxLength={50}
        dir="auto"
        error={Object.values(sent?.errors ?? {})[0]}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} />
    </form>
  )
}
