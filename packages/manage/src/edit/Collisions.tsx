import { Button, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import parts from '../parts.module.css'
import type { Merge } from './merge.ts'

/** After a conflict: each field that both changed, with both values and a decision. Then saving goes on. */
export function Collisions({
  merge,
  nameOf,
}: {
  readonly merge: Merge
  readonly nameOf: (field: string) => string
}) {
  const t = useMessages()
  const { collisions, keepMine, keepTheirs } = merge
  return (
    <Notice tone={collisions.length > 0 ? 'warning' : 'info'} title={t('merge.title')}>
      {collisions.length === 0 ? (
        <p>{t('merge.done')}</p>
      ) : (
        <ul className={parts.rows}>
          {collisions.map(({ name, mine, theirs }) => (
            <li key={name}>
              <strong>{nameOf(name)}</strong>
              <p>
                <bdi>{t('merge.values', { mine: textOf(mine), theirs: textOf(theirs) })}</bdi>
              </p>
              <div className={parts.buttons}>
                <Button size="small" onClick={() => keepMine(name)}>
                  {t('merge.mine', { name: nameOf(name) })}
                </Button>
                <Button size="small" onClick={() => keepTheirs(name)}>
                  {t('merge.theirs', { name: nameOf(name) })}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null)
}
