import { english } from '@galleria/i18n'
import {
  EditForm,
  may,
  type PageProps,
  SortableList,
  parts as shared,
  useDraft,
  useSend,
} from '@galleria/manage'
import {
  type DocumentVersion,
  listMenus,
  listMenuVersions,
  type Menu,
  type MenuItem,
  type MenuName,
  restoreMenuVersion,
  saveMenu,
} from '@galleria/platform-client/menus'
import { Badge, Button, Card, Field, Heading } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { HistoryCard } from '../parts/HistoryCard.tsx'
import { LanguageSelect } from '../parts/LanguageSelect.tsx'
import { type MenuLink, newLink, withLabel } from '../rules/menu.ts'

/** Example of a path, which no language translates. */
const EXAMPLE = '/pages/about'

export async function loader({ client, signal }: ManageRequest) {
  const historyOf = async (name: MenuName) => (await listMenuVersions(client, { name }, { signal })).versions
  const [{ menus }, MAIN, FOOTER] = await Promise.all([
    listMenus(client, undefined, { signal }),
    historyOf('MAIN'),
    historyOf('FOOTER'),
  ])
  return { menus, versions: { MAIN, FOOTER } }
}

type Sent =
  | { readonly name: MenuName; readonly revision: string; readonly items: MenuItem[] | null }
  | { readonly name: MenuName; readonly revision: string; readonly number: number }

export function action({ client, t }: ManageRequest, sent: Sent) {
  return outcome(t, async () => {
    if ('number' in sent) await restoreMenuVersion(client, sent)
    else await saveMenu(client, { menu: sent })
    return {}
  })
}

/** Menus of the header and the footer, with entries below entries. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  return (
    <Frame hasTimes={false} title={t('menus.title')} description={t('menus.more')} isOwner={isOwner}>
      <div className={shared.rows}>
        {data.menus.map((menu) => (
          <MenuForm
            key={menu.name}
            menu={menu}
            versions={data.versions[menu.name as MenuName]}
            mayChange={may(role, 'content', 'change')}
          />
        ))}
      </div>
    </Frame>
  )
}

interface FormProps {
  readonly menu: Menu
  readonly versions: readonly DocumentVersion[]
  readonly mayChange: boolean
}

function MenuForm({ menu, versions, mayChange }: FormProps) {
  const t = useMessages()
  const { send, sent, isSending } = useSend()
  const { draft, isChanged, change, reset, merge } = useDraft<{ items: MenuItem[] | null }>({
    items: menu.items ?? null,
  })
  const [language, setLanguage] = useState<string>(english.code)
  const title = menu.name === 'MAIN' ? t('menus.main') : t('menus.footer')
  const items = draft.items ?? []
  const own = language === english.code ? undefined : language
  const put = (next: MenuItem[]) => change({ items: next })
  const replace = (item: MenuItem) => put(items.map((each) => (each.id === item.id ? item : each)))
  const name = menu.name as MenuName
  const { revision } = menu
  const isOutdated = ({ id }: MenuLink) => menu.outdated[language]?.includes(id) ?? false
  return (
    <div className={shared.split}>
      <Card className={shared.form}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <EditForm
          label={title}
          {...{ sent, isSending, merge }}
          {...{ isChanged, mayChange }}
          canSave={isChanged || menu.items != null}
          nameOf={() => title}
          onReset={reset}
          onSave={() => send({ name, revision, items: draft.items } satisfies Sent)}
        >
          {items.length > 0 && <LanguageSelect value={language} onChange={setLanguage} />}
          {draft.items === null && <p>{t('menus.usual')}</p>}
          <SortableList
            label={title}
            items={items}
            keyOf={({ id }) => id}
            nameOf={({ label }) => label || t('menus.unnamed')}
            onMove={put}
          >
            {(item) => (
              <div className={shared.form}>
                <LinkFields
                  link={item}
                  language={own}
                  isOutdated={isOutdated(item)}
                  onChange={(link) => replace({ ...item, ...link })}
                  onRemove={() => put(items.filter((each) => each.id !== item.id))}
                />
                {item.items.length > 0 && (
                  <SortableList
                    label={t('menus.below', { name: item.label || t('menus.unnamed') })}
                    items={item.items}
                    keyOf={({ id }) => id}
                    nameOf={({ label }) => label || t('menus.unnamed')}
                    onMove={(next) => replace({ ...item, items: next })}
                  >
                    {(link) => (
                      <LinkFields
                        link={link}
                        language={own}
                        isOutdated={isOutdated(link)}
                        onChange={(next) =>
                          replace({
                            ...item,
                            items: item.items.map((each) => (each.id === link.id ? next : each)),
                          })
                        }
                        onRemove={() =>
                          replace({ ...item, items: item.items.filter((each) => each.id !== link.id) })
                        }
                      />
                    )}
                  </SortableList>
                )}
                {!own && (
                  <div className={shared.buttons}>
                    <Button
                      size="small"
                      variant="quiet"
                      onClick={() => replace({ ...item, items: [...item.items, newLink()] })}
                    >
                      {t('menus.add-below', { name: item.label || t('menus.unnamed') })}
                    </Button>
                  </div>
                )}
              </div>
            )}
          </SortableList>
          <div className={shared.buttons}>
            <Button size="small" onClick={() => put([...items, { ...newLink(), items: [] }])}>
              {t('menus.add')}
            </Button>
            {draft.items !== null && (
              <Button size="small" variant="quiet" onClick={() => change({ items: null })}>
                {t('menus.reset')}
              </Button>
            )}
          </div>
        </EditForm>
      </Card>
      <HistoryCard
        label={menu.name === 'MAIN' ? t('menus.main-history') : t('menus.footer-history')}
        {...{ versions, mayChange, isLocked: isChanged }}
        restoring={(number) => ({ name, revision, number }) satisfies Sent}
      />
    </div>
  )
}

interface LinkProps {
  readonly link: MenuLink
  /** Language that is written; undefined for the store's own. */
  readonly language: string | undefined
  /** Whether the label was changed since it was translated. */
  readonly isOutdated: boolean
  readonly onChange: (link: MenuLink) => void
  readonly onRemove: () => void
}

function LinkFields({ link, language, isOutdated, onChange, onRemove }: LinkProps) {
  const t = useMessages()
  return (
    <div className={shared.inline}>
      <Field
        label={t('menus.label')}
        hint={language ? t('translate.original', { field: link.label }) : undefined}
        lang={language}
        maxLength={80}
        value={language ? (link.translations[language] ?? '') : link.label}
        onChange={({ target }) => onChange(withLabel(link, language, target.value))}
      />
      {language && isOutdated && (
        <p>
          <Badge tone="warning">{t('translate.outdated')}</Badge>
        </p>
      )}
      {!language && (
        <>
          <Field
            label={t('menus.to')}
            dir="ltr"
            placeholder={EXAMPLE}
            maxLength={2000}
            value={link.to}
            onChange={({ target }) => onChange({ ...link, to: target.value.trim() })}
          />
          <Button size="small" variant="quiet" onClick={onRemove}>
            {t('menus.remove', { name: link.label || t('menus.unnamed') })}
          </Button>
        </>
      )}
    </div>
  )
}
