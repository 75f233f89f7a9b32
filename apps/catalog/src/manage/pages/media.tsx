import { useFormat } from '@galleria/i18n'
import { orNotFound, parts as styles } from '@galleria/manage'
import { type FileDescriptor, searchFiles } from '@galleria/platform-client/media'
import { Link, useNavigate, useRevalidator } from '@galleria/router'
import { Button, Card, EmptyState, Field, Heading, Picture, Select } from '@galleria/ui'
import type { FormEvent } from 'react'
import { pictureOf } from '../../rules/picture.ts'
import { itemOf } from '../media/item-of.ts'
import { kindCopy, kindOf, kinds, places, sizeOf } from '../media/kinds.ts'
import { sendFile } from '../media/library.ts'
import { Upload } from '../media/Upload.tsx'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import own from '../parts/catalog.module.css'
import { Frame } from '../parts/Frame.tsx'
import { Pager } from '../parts/Pager.tsx'

const LIMIT = 48

export async function loader({ client, url, signal }: ManageRequest) {
  const { searchParams: query } = url
  const [words, cursor] = [query.get('q')?.trim().slice(0, 200) ?? '', query.get('cursor')]
  const [kind, place] = [known(kinds, query.get('kind'), ''), known(places, query.get('in'), 'public')]
  const where = places[place]
  const { files, pagingMetadata } = await orNotFound(
    searchFiles(
      client,
      {
        ...where,
        ...(words && { search: words }),
        ...(kind && { mediaTypes: kinds[kind] ?? [] }),
        cursorPaging: { limit: LIMIT, ...(cursor && { cursor }) },
      },
      { signal },
    ),
  )
  return {
    ...{ files, words, kind, place, isFirst: !cursor },
    next: pagingMetadata.cursors?.next ?? null,
    async send(file: File, onProgress: (sent: number, total: number) => void) {
      await sendFile(client, file, { private: where?.private ?? false, onProgress })
    },
  }
}

const known = (all: object, wanted: string | null, otherwise: string) =>
  wanted && Object.hasOwn(all, wanted) ? wanted : otherwise

/** All files of the shop; each leads to what is said of it. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { files, words, kind, place, isFirst, next } = data
  const query = {
    ...(words && { q: words }),
    ...(kind && { kind }),
    ...(place !== 'public' && { in: place }),
  }
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wanted = ['q', 'kind', 'in'].flatMap((name): [string, string][] => {
      const value = String(form.get(name) ?? '').trim()
      return value ? [[name, value]] : []
    })
    void navigate(`?${new URLSearchParams(wanted)}`)
  }
  const isBin = places[place]?.rootFolder === 'TRASH_ROOT'
  return (
    <Frame hasTimes={false} title={t('library.title')} isOwner={isOwner} description={t('library.more')}>
      <div className={styles.rows}>
        {!isBin && (
          <Card className={styles.form}>
            <Heading level={2} size="lg">
              {place === 'private' ? t('library.add-private') : t('library.add')}
            </Heading>
            <Upload
              key={place}
              send={data.send}
              onEnd={() => void revalidate()}
              doneText={(count) => t('library.added', { count })}
            />
          </Card>
        )}
        <form key={JSON.stringify(query)} className={styles.inline} onSubmit={find}>
          <Field label={t('library.words')} name="q" type="search" maxLength={200} defaultValue={words} />
          <Select label={t('library.kind')} name="kind" defaultValue={kind}>
            <option value="">{t('filter.any')}</option>
            {Object.keys(kinds).map((one) => (
              <option key={one} value={one}>
                {kindCopy(one, t)}
              </option>
            ))}
          </Select>
          <Select label={t('library.place')} name="in" defaultValue={place === 'public' ? '' : place}>
            <option value="">{t('library.public')}</option>
            <option value="private">{t('library.private')}</option>
            <option value="bin">{t('library.bin')}</option>
            <option value="private-bin">{t('library.private-bin')}</option>
          </Select>
          <Button type="submit">{t('products.find')}</Button>
        </form>
        {files.length === 0 ? (
          <EmptyState title={t('library.none')} description={isBin ? t('library.none-bin') : undefined} />
        ) : (
          <ul className={own.tiles} aria-label={t('library.title')}>
            {files.map((file) => (
              <li key={file.id}>
                <Tile file={file} />
              </li>
            ))}
          </ul>
        )}
        <Pager
          label={t('library.pages')}
          first={isFirst ? undefined : `?${new URLSearchParams(query)}`}
          next={next ? `?${new URLSearchParams({ ...query, cursor: next })}` : undefined}
        />
      </div>
    </Frame>
  )
}

function Tile({ file }: { readonly file: FileDescriptor }) {
  const t = useMessages()
  const format = useFormat()
  const { value, unit } = sizeOf(Number(file.sizeInBytes))
  return (
    <Link to={`/manage/catalog/media/${file.id}`} className={own.tile}>
      <Picture {...pictureOf(itemOf(file))} alt="" ratio="1" sizes="12rem" />
      <bdi>{file.displayName}</bdi>
      <span className={styles.quiet}>
        {t('library.facts', {
          kind: kindCopy(kindOf(file), t),
          size: format.unit(value, unit, { maximumFractionDigits: 1 }),
        })}
      </span>
    </Link>
  )
}
