/** A type as two teams can compare it without each other's sources. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'undefined'
  | 'unknown'
  | { readonly literal: string | number | boolean }
  | { readonly array: Shape }
  | { readonly record: Shape }
  | { readonly object: Props }
  | { readonly oneOf: readonly Shape[] }
  /** Type that is compared by its text, because it has no parts (functions, imported types). */
  | { readonly text: string }

export interface Prop {
  readonly type: Shape
  readonly optional?: true | undefined
}

export type Props = Readonly<Record<string, Prop>>
