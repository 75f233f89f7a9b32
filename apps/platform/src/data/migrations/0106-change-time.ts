/** When it is written, for a transaction may read for long before it writes. */
export default ['alter table products alter column changed_at set default clock_timestamp()']
