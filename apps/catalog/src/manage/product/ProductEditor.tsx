import type { Site } from '@galleria/federation'
import { DeleteButton, errorAt, type Outcome, SaveBar, parts as shared, useSend } from '@galleria/manage'
import type { Product } from '@galleria/platform-client/catalog-writes'
import { Link, useNavigate } from '@galleria/router'
import { ButtonLink, Notice } from '@galleria/ui'
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Library } from '../media/library.ts'
import { useMessages } from '../messages/index.ts'
import { focusWrong } from '../parts/focus-wrong.ts'
import { Basics } from './parts/Basics.tsx'
import { Conflicts } from './parts/Conflicts.tsx'
import { CopyProduct } from './parts/CopyProduct.tsx'
import { Details } from './parts/Details.tsx'
import { DigitalFile } from './parts/DigitalFile.tsx'
import type { FilingProps } from './parts/Filing.tsx'
import { MediaEditor } from './parts/MediaEditor.tsx'
import { Options } from './parts/Options.tsx'
import { Parcel } from './parts/Parcel.tsx'
import { Preview } from './parts/Preview.tsx'
import { Prices } from './parts/Prices.tsx'
import { Related, type RelatedProps } from './parts/Related.tsx'
import { Sections } from './parts/Sections.tsx'
import { Seo } from './parts/Seo.tsx'
import { StoredDraftNotice } from './parts/StoredDraftNotice.tsx'
import { Variants } from './parts/Variants.tsx'
import { problemCopy } from './problem-copy.ts'
import styles from './product.module.css'
import type { StockItems } from './read.ts'
import { problemsIn } from './rules/check.ts'
import type { SectionDraft } from './rules/draft.ts'
import type { Step } from './save.ts'
import { useProductDraft } from './use-product-draft.ts'

/** Outcome of saving a product. */
export interface SavedProduct extends Outcome {
  readonly id?: string
  /** First step that was not written, where one before it failed. */
  readonly upTo?: Step
}

interface Props {
  readonly product: Product | null
  readonly stock: StockItems
  /** True where a product with options has a SKU beside those of its variants. */
  readonly hasOwnSku: boolean
  readonly brands: readonly string[]
  readonly ribbons: readonly string[]
  readonly collections: FilingProps['collections']
  readonly taxGroups: readonly { readonly id: string; readonly name: string }[]
  readonly shop: { readonly name: string; readonly url: string }
  readonly site: Pick<Site, 'locale'>
  readonly currency: string
  readonly library: Library
  /** How many are told when it is back. */
  readonly waiting: number
  /** Sections that the shop shares among products. */
  readonly sections: () => Promise<readonly SectionDraft[]>
  readonly related: RelatedProps['related']
  readonly relating: RelatedProps['relating']
}

export function ProductEditor({
  product,
  stock,
  hasOwnSku,
  brands,
  ribbons,
  collections,
  taxGroups,
  shop,
  site,
  currency,
  library,
  waiting,
  sections,
  related,
  relating,
}: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const { sent, isSending, send } = useSend<SavedProduct>()
  const writing = useProductDraft(product, sent?.done === true)
  const { draft, base, change, conflicts, offered } = writing
  const [tried, setTried] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const form = useRef<HTMLFormElement>(null)
  const problems = useMemo(() => problemsIn(draft), [draft])
  const wrong = tried ? problems : {}
  const at = (end: string) => {
    const path = Object.keys(wrong).find((field) => field === end || field.endsWith(`.${end}`))
    const problem = path && wrong[path]
    return problem ? problemCopy(problem, t) : errorAt(sent?.errors, end)
  }
  const part = { draft, change, at, currency }

  const made = !product && sent?.id
  const leave = useEffectEvent((id: string) => {
    writing.handOver(id, !sent?.upTo)
    void navigate(`/manage/catalog/products/${id}`, { replace: true })
  })
  useEffect(() => {
    if (made) leave(made)
  }, [made])

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length > 0) {
      focusWrong(form.current)
      return
    }
    writing.sending()
    send({ intent: 'save', saving: { base, draft, product, stock, key } })
  }
  return (
    <div className={styles.page}>
      <form ref={form} className={styles.editor} onSubmit={save} noValidate>
        <StoredDraftNotice
          kept={offered}
          revision={product?.revision ?? ''}
          onTakeUp={writing.takeUp}
          onDiscard={writing.discard}
        />
        <Conflicts conflicts={conflicts} named={[...collections, ...taxGroups]} onSettle={writing.settle} />
        <Basics {...part} isNew={!product} />
        {draft.isDigital && <DigitalFile {...part} library={library} />}
        <MediaEditor {...part} library={library} onAdd={writing.addMedia} />
        <Prices {...part} taxGroups={taxGroups} />
        <Parcel {...part} hasSku={hasOwnSku || draft.options.length === 0} />
        <Options {...part} />
        <Variants {...part} />
        <Details {...part} {...{ brands, ribbons, collections }} />
        <Sections {...part} find={sections} />
        <Related {...part} {...{ related, relating }} />
        <Seo {...part} shop={shop} />
        <div className={styles.bar}>
          {tried && Object.keys(problems).length > 0 && (
            <Notice tone="danger">{t('editor.problems', { count: Object.keys(problems).length })}</Notice>
          )}
          {sent?.upTo && !isSending && <Notice tone="warning">{t('editor.up-to')}</Notice>}
          <SaveBar
            sent={sent?.stale ? { problem: t('editor.stale') } : sent}
            isSending={isSending}
            isChanged={writing.isChanged && !made}
            onReset={writing.reset}
          >
            {product && (
              <>
                {product.visible && (
                  <ButtonLink as={Link} to={`/products/${product.slug}`} variant="quiet">
                    {t('editor.see')}
                  </ButtonLink>
                )}
                {waiting > 0 && (
                  <ButtonLink as={Link} to={`/manage/catalog/waiting?product=${product.id}`} variant="quiet">
                    {t('editor.waiting', { count: waiting })}
                  </ButtonLink>
                )}
                <ButtonLink as={Link} to={`/manage/catalog/history?product=${product.id}`} variant="quiet">
                  {t('history.title')}
                </ButtonLink>
                <CopyProduct />
                <DeleteButton
                  name={product.name}
                  meaning={t('editor.delete-means')}
                  pending={isSending}
                  onDelete={() => send({ intent: 'delete' })}
                />
              </>
            )}
          </SaveBar>
        </div>
      </form>
      <Preview {...{ draft, product, site, currency }} />
      {!product && <p className={shared.quiet}>{t('editor.new-more')}</p>}
    </div>
  )
}
