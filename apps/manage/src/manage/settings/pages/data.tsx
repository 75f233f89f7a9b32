import { parts as styles } from '@galleria/manage'
import { createShopExport, deleteShopExport, listShopExports } from '@galleria/platform-client/shop-exports'
import { Link } from '@galleria/router'
import { Heading, TextLink } from '@galleria/ui'
import { type Exported, type ExportPart, exportPart } from '../data/exports.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { ExportRow } from '../parts/ExportRow.tsx'
import { Frame } from '../parts/Frame.tsx'
import { ShopExports } from '../parts/ShopExports.tsx'

type Sent =
  | { readonly what: Exported; readonly cursor?: string }
  | { readonly intent: 'everything' }
  | { readonly intent: 'forget'; readonly id: string }

export async function loader({ client, role, signal }: ManageRequest) {
  return role === 'OWNER' ? listShopExports(client, undefined, { signal }) : { shopExports: [] }
}

export function action({ client, t, signal }: ManageRequest, sent: Sent) {
  return outcome<Partial<ExportPart> & { id?: string; url?: string }>(t, async () => {
    if ('what' in sent) return exportPart(client, sent.what, sent.cursor, signal)
    if (sent.intent === 'forget') return deleteShopExport(client, { shopExportId: sent.id })
    const { id, url } = (await createShopExport(client)).shopExport
    return { id, url }
  })
}

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  return (
    <Frame title={t('data.title')} isOwner={isOwner} hasTimes>
      <div className={styles.rows}>
        <ShopExports exports={data.shopExports} isOwner={isOwner} />
        <section className={styles.form} aria-labelledby="export">
          <Heading level={2} size="lg" id="export">
            {t('data.export')}
          </Heading>
          <p className={styles.quiet}>{t('data.more')}</p>
          <ExportRow what="orders" label={t('data.orders')} />
          <ExportRow what="customers" label={t('data.customers')} />
          <p>
            <TextLink as={Link} to="/manage/catalog/transfer">
              {t('data.products')}
            </TextLink>
          </p>
        </section>
        <section className={styles.form} aria-labelledby="import">
          <Heading level={2} size="lg" id="import">
            {t('data.import')}
          </Heading>
          <p>
            <TextLink as={Link} to="/manage/catalog/transfer">
              {t('data.import-products')}
            </TextLink>
          </p>
          <p>
            <TextLink as={Link} to="/manage/loyalty/imports">
              {t('data.import-points')}
            </TextLink>
          </p>
        </section>
      </div>
    </Frame>
  )
}
