/** A step that takes from the schema what an older release may use. */
interface ContractStep {
  /**
   * Migration that came with the release in which the last reader and writer went: a release that knows it runs on the
   * changed schema, an older one refuses to start. The step's own file lets no older release start.
   */
  readonly needs: string
  /** Reason, with the release in which the last reader went. */
  readonly because: string
}

/**
 * Every step that `node scripts/sql/check.ts` takes for a contract, by its name. The first release adds and stops using,
 * the next one takes away (docs/migrations.md).
 */
export const contractSteps: Readonly<Record<string, ContractStep>> = {}
