import { useStoreName } from './use-store-name.ts'

/** Title of the document with the store's name behind it, written alike on all pages. */
export function PageTitle({ page }: { readonly page: string }) {
  const store = useStoreName()
  return <title>{`${page} · ${store}`}</title>
}
