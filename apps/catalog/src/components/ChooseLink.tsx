import { Link, useNavigate } from '@galleria/router'
import { ButtonLink, Icon } from '@galleria/ui'
import { type ComponentType, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { isPlainClick } from '../rules/plain-click.ts'
import type { Tile } from '../rules/tile.ts'
import type { QuickChooseProps } from './product/QuickChoose.tsx'

const load = () => import(/* webpackChunkName: 'choose' */ './product/QuickChoose.tsx')
const warm = () => void load().catch(() => undefined)

/** Opens a product's choices where one is; without its code, or in a new tab, it is the way to the product's page. */
export function ChooseLink({ tile }: { readonly tile: Tile }) {
  const t = useMessages()
  const navigate = useNavigate()
  const [Choose, setChoose] = useState<ComponentType<QuickChooseProps>>()
  const to = `/products/${tile.slug}`
  return (
    <>
      <ButtonLink
        as={Link}
        to={to}
        size="small"
        compact
        aria-label={t('card.choose-named', { name: tile.name })}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          load().then(
            (loaded) => setChoose(() => loaded.default),
            () => navigate(to),
          )
        }}
      >
        <Icon name="plus" />
        {t('card.choose')}
      </ButtonLink>
      {Choose && <Choose tile={tile} onClose={() => setChoose(undefined)} />}
    </>
  )
}
