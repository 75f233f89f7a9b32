/** An arrow that must not be: no file of `from` imports one of `to`. */
export interface Rule {
  /** A sentence, shown with every breach. */
  readonly says: string
  readonly from: RegExp
  readonly to: RegExp
  /** Imports that are there still, as `file > file`, without `base`; each is of no use once it is gone. */
  readonly except?: readonly string[]
}

/** Start of the paths in `except`. */
export const base = 'apps/platform/src/'

const platform = (paths: string) => new RegExp(`^${base}${paths}`)

/** What holds beyond "no circle anywhere": a further floor or face is one more entry. */
export const rules: readonly Rule[] = [
  {
    says: 'Only composition (app.ts) names what is for development and tests alone: workbench, seed, scale, testing.',
    from: platform('(?!app\\.ts|(workbench|seed|scale|testing)[/.]|.*\\.fixture\\.ts)'),
    to: platform('(workbench|seed|scale|testing)[/.]'),
    except: [
      'config.ts > seed/ids.ts',
      'serve/open.ts > seed/is-empty.ts',
      'tables.ts > workbench/tables.ts',
    ],
  },
  {
    says: 'pricing/ is pure: it imports money and nothing above.',
    from: platform('pricing/'),
    to: platform('(?!pricing/|money/money\\.ts)'),
  },
  {
    says: 'money/ imports nothing above.',
    from: platform('money/'),
    to: platform('(?!money/|pricing/)'),
    except: [
      'money/convert.ts > asking.ts',
      'money/convert.ts > config.ts',
      'money/money-view.ts > config.ts',
      'money/one-currency.ts > errors.ts',
    ],
  },
  {
    says: 'A table is described by other tables, prices and money: types that it needs stand in tables.ts or below.',
    from: platform('(.*/)?tables\\.ts$'),
    to: platform('(?!(.*/)?tables\\.ts$|pricing/|money/|caller-type\\.ts)'),
    except: [
      'cart/tables.ts > cart/line-details.ts',
      'catalog/transfer/tables.ts > query-language/search.ts',
      'catalog/transfer/tables.ts > catalog/transfer/column-names.ts',
      'catalog/transfer/tables.ts > catalog/transfer/format.ts',
      'catalog/writes/jobs/tables.ts > catalog/writes/jobs/change.ts',
      'checkout/tables.ts > cart/line-details.ts',
      'checkout/tables.ts > checkout/settings/input.ts',
      'checkout/tables.ts > checkout/templates/input.ts',
      'payments/tables.ts > payments/status.ts',
    ],
  },
  {
    says: 'A migration imports nothing of the platform: it stays as it was released.',
    from: platform('migrations/'),
    to: platform(''),
  },
  {
    says: 'A fixture is for tests: nothing else imports it.',
    from: /^(?!.*\.fixture\.tsx?$)/,
    to: /\.fixture\.tsx?$/,
  },
]
