import { shopTables } from './shop-tables.ts'

/** Text that says what is what in the file. */
export function readme(storeName: string, date: Date): string {
  const tables = Object.entries(shopTables)
  const longest = Math.max(...tables.map(([name]) => name.length))
  return [
    `${storeName}: everything of the shop, ${date.toISOString()}`,
    '',
    'For spreadsheets, in UTF-8:',
    '  products.csv   Products and variants; the admin imports this file again',
    '  orders.csv     A row for each item of an order; the values of the order repeat',
    '  customers.csv  Customers, guests among them',
    '',
    'For programs: a file for each table in data/, with one JSON object in a line. Ids join the files.',
    'Names that end with Minor are amounts in the smallest unit of the currency. Dates are in UTC.',
    'A file of more than 1 GiB goes on in another one, such as orders-2.ndjson.',
    '',
    ...tables.map(([name, what]) => `  data/${name}.ndjson`.padEnd(longest + 17) + what),
    '',
    'Passwords, keys, codes of gift cards and sessions are in no file. Tables were read one after the other:',
    'what changed meanwhile may be in one file and not yet in another.',
    '',
  ].join('\n')
}
