import { useFormat } from '@galleria/i18n'
import { readAll, parts as styles, Table } from '@galleria/manage'
import { queryCustomizations } from '@galleria/platform-client/catalog-customizations'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState, TextLink } from '@galleria/ui'
import { type Kind, kindOf } from '../customizations/draft.ts'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

export function loader({ client, signal }: ManageRequest) {
  return readAll(async (cursorPaging) => {
    const sort = cursorPaging.cursor ? {} : { sort: [{ fieldName: 'name' }] }
    const query = { ...sort, cursorPaging }
    const { customizations, pagingMetadata } = await queryCustomizations(client, { query }, { signal })
    return { items: customizations, next: pagingMetadata?.cursors?.next }
  })
}

/** Options that products share by name, and texts that shoppers write. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const kinds: Readonly<Record<Kind, string>> = {
    TEXT_CHOICES: t('customizations.words'),
    SWATCH_CHOICES: t('customizations.colors'),
    FREE_TEXT: t('customizations.text'),
  }
  return (
    <Frame
      hasTimes={false}
      title={t('customizations.title')}
      isOwner={isOwner}
      description={t('customizations.more')}
      actions={
        <ButtonLink as={Link} to="/manage/catalog/customizations/new" variant="primary">
          {t('customizations.add')}
        </ButtonLink>
      }
    >
      <div className={styles.rows}>
        {data.length === 0 ? (
          <EmptyState title={t('customizations.none')} />
        ) : (
          <Table
            label={t('customizations.title')}
            head={[
              { title: t('named.name') },
              { title: t('customizations.kind') },
              { title: t('customizations.choices') },
              { title: t('collections.count'), isNumber: true },
            ]}
            rows={data.map((one) => ({
              key: one.id,
              cells: [
                <TextLink key="name" as={Link} to={`/manage/catalog/customizations/${one.id}`}>
                  <bdi>{one.name}</bdi>
                </TextLink>,
                kinds[kindOf(one)],
                <bdi key="choices">{beginning(one.choicesSettings?.choices ?? [])}</bdi>,
                format.number(one.assignedProductsCount ?? 0),
              ],
            }))}
          />
        )}
      </div>
    </Frame>
  )
}

/** The first few of them. */
function beginning(choices: readonly { readonly name?: string | undefined }[]): string {
  const names = choices.slice(0, 6).map(({ name }) => name)
  return `${names.join(', ')}${choices.length > names.length ? ' …' : ''}` || '–'
}
