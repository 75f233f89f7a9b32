/** Programs and builds of which a test's store consists, by path. */
export interface StoreFiles {
  /** Folder of the built shell. */
  readonly shell: string
  /** Folders of the built modules, by name. */
  readonly modules: Readonly<Record<string, string>>
  /** Settings with which these are released. */
  readonly settings: string
  /** Program of a platform whose site is another at each `POST /_site`. */
  readonly sites: string
  /** Program of the `galleria` command. */
  readonly command: string
  /** Copies the releases that a test run made once into a store's home; false where it made none. */
  readonly copyReleased?: (home: string) => Promise<boolean>
}
