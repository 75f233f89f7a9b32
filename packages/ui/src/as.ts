import type { ComponentProps, ElementType } from 'react'

/** Props of an element that may be rendered as another: `<ButtonLink as={Link} to="/cart">`. */
export type AsProps<Element extends ElementType, Own> = Own & { readonly as?: Element } & Omit<
    ComponentProps<Element>,
    keyof Own | 'as'
  >

export function join(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
