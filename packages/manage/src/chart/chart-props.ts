export interface Series {
  readonly name: string
  /** Values, one for each label. */
  readonly values: readonly number[]
}

export interface ChartProps {
  readonly title: string
  /** Parts of the axis, in the order of time or of size. */
  readonly labels: readonly string[]
  /** Four at most. */
  readonly series: readonly Series[]
  /** Bars side by side by default; a line for many points. */
  readonly kind?: 'bars' | 'line'
  /** Header of the labels in the table: `Day`. */
  readonly what?: string | undefined
  /** A value in words, for the table and the pointer: an amount of money, say. */
  readonly format?: ((value: number) => string) | undefined
  /** A value beside the axis, where there is less room. */
  readonly formatShort?: ((value: number) => string) | undefined
}
