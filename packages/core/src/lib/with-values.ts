/** A record with some of its values replaced; the same record where none is another, so that nobody who watches it is called for nothing. */
export const withValues = <R extends object>(record: R, values: Partial<R>): R =>
  (Object.keys(values) as (keyof R)[]).every((key) => values[key] === record[key]) ? record : { ...record, ...values }
