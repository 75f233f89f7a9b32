/**
 * Part of a page that another framework draws: the default export of a file that a remote exposes as `./slot/<slot>`.
 * `Props` are those of the slot.
 */
export interface Island<Props = Readonly<Record<string, unknown>>> {
  /**
   * Draws into the element. `isServed`: the element holds what `html` made on the server, to be hydrated. `onError` hands an
   * error that is thrown later to the boundary around the island.
   */
  readonly mount: (
    element: HTMLElement,
    props: Props,
    options: { readonly isServed: boolean; readonly onError: (error: unknown) => void },
  ) => LiveIsland<Props>
  /**
   * HTML from the server. A promise that needs nothing but processor time is part of the page at once; a later one follows
   * in the same answer, and no cache keeps that page. Without `html`, the browser alone draws the island.
   */
  readonly html?: (props: Props) => string | Promise<string>
}

/** An island that stands in a page. */
export interface LiveIsland<Props = Readonly<Record<string, unknown>>> {
  readonly update: (props: Props) => void
  readonly unmount: () => void
}
