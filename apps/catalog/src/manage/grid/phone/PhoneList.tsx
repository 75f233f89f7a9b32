import { Link } from '@galleria/router'
import { ButtonLink, TextLink } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import styles from '../grid.module.css'
import type { GridStore } from '../store.ts'
import { CardCell, Cards, useCards } from './Cards.tsx'
import { type Face, Photo } from './Photo.tsx'

/** Camera actions, on telephones alone: the pictures of a product, and adding one. */
export interface Camera {
  faces(ids: readonly string[]): Promise<ReadonlyMap<string, Face>>
  /** Uploads a picture. @returns the error message, if it failed */
  add(id: string, file: File): Promise<string | undefined>
}

interface Props {
  readonly store: GridStore
  readonly camera: Camera
}

/** On a telephone: the three things one does on the way. A price, a stock, a photo. */
export function PhoneList({ store, camera }: Props) {
  const t = useMessages()
  const cards = useCards(store)
  const [faces, setFaces] = useState<ReadonlyMap<string, Face>>(new Map())
  const ids = cards.views.map(({ row }) => row.id)
  const missing = ids.filter((id) => !faces.has(id)).join()
  useEffect(() => {
    if (!missing) return
    let isOver = false
    const wanted = missing.split(',')
    // A card without its picture works: nobody is told.
    camera.faces(wanted).then(
      (found) => isOver || setFaces((before) => new Map([...before, ...found])),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [camera, missing])
  async function addPhoto(id: string, file: File) {
    const problem = await camera.add(id, file)
    if (problem === undefined) {
      const found = await camera.faces([id])
      setFaces((before) => new Map([...before, ...found]))
    }
    return problem
  }
  return (
    <Cards label={t('products.title')} cards={cards}>
      {(view) => (
        <>
          <div className={styles.who}>
            <TextLink as={Link} to={`/manage/catalog/products/${view.row.id}`}>
              <bdi>{view.row.name}</bdi>
            </TextLink>
            <Photo
              name={view.row.name}
              face={faces.get(view.row.id)}
              onAdd={(file) => addPhoto(view.row.id, file)}
            />
          </div>
          <div className={styles.pair}>
            <CardCell store={store} view={view} id="price" />
            {view.row.variants === 1 ? (
              <CardCell store={store} view={view} id="stock" />
            ) : (
              <ButtonLink as={Link} to={`/manage/catalog/inventory?product=${view.row.id}`}>
                {t('phone.stock-of', { count: view.row.variants })}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </Cards>
  )
}
