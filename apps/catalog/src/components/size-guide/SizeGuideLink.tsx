import { Link, useNavigate } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import { type ComponentType, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { isPlainClick } from '../../rules/plain-click.ts'
import type { SizeGuideDialogProps } from './SizeGuideDialog.tsx'

const load = () => import(/* webpackChunkName: 'for-some' */ '../product/for-some.ts')
const warm = () => void load().catch(() => undefined)

/** Opens a product's sizes over its page; without their code, or in a new tab, it is the way to the page of the sizes. */
export function SizeGuideLink({ slug }: { readonly slug: string }) {
  const t = useMessages()
  const navigate = useNavigate()
  const [Sizes, setSizes] = useState<ComponentType<SizeGuideDialogProps>>()
  const to = `/products/${slug}/size-guide`
  return (
    <p>
      <TextLink
        as={Link}
        to={to}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          load().then(
            ({ SizeGuideDialog }) => setSizes(() => SizeGuideDialog),
            () => navigate(to),
          )
        }}
      >
        {t('size-guide.link')}
      </TextLink>
      {Sizes && <Sizes slug={slug} onClose={() => setSizes(undefined)} />}
    </p>
  )
}
