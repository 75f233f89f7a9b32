/** Part of a page that another framework draws: the default export of a file behind `slot/<slot>` in `exposes`. */
export interface Island<Props = Readonly<Record<string, unknown>>> {
  /**
   * Draws into the element. `isServed`: it holds the HTML of `html`, to be hydrated. `onError` gives an error that is
   * thrown later to the boundary of the place.
   */
  readonly mount: (
    element: HTMLElement,
    props: Props,
    options: { readonly isServed: boolean; readonly onError: (error: unknown) => void },
  ) => LiveIsland<Props>
  /** HTML from the server, made at once. Without it the browser alone draws the island. */
  readonly html?: (props: Props) => string
}

export interface LiveIsland<Props = Readonly<Record<string, unknown>>> {
  readonly update: (props: Props) => void
  readonly unmount: () => void
}
