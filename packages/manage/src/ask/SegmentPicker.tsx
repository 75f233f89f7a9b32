import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import parts from '../parts.module.css'
import { EntityPicker, type EntityPickerProps } from './EntityPicker.tsx'
import type { Entity } from './entity.ts'

interface Props extends Pick<EntityPickerProps, 'label' | 'hint' | 'error'> {
  /** Names of the segments that there were when the page was opened. */
  readonly segments: readonly Entity[]
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** Any number of customer segments, kept by their ids, with a link to their list. */
export function SegmentPicker({ segments, chosen, onChange, ...field }: Props) {
  const t = useMessages()
  const [found, setFound] = useState<readonly Entity[]>([])
  const nameOf = (id: string) => [...segments, ...found].find((segment) => segment.id === id)?.name
  return (
    <div className={parts.form}>
      <EntityPicker
        {...field}
        of="segments"
        value={chosen.map((id) => ({ id, name: nameOf(id) ?? t('pick.gone') }))}
        onChange={(next) => {
          setFound([...found, ...next])
          onChange(next.map(({ id }) => id))
        }}
        isMany
      />
      <TextLink as={Link} className={parts.target} to="/manage/customers/segments">
        {t('pick.segments')}
      </TextLink>
    </div>
  )
}
