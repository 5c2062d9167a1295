import { useRecordNames } from '../kit/values/use-record-names'

/** The names of records by their ids; those of one table are asked for together. */
export function useNames(of: string, ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map(useRecordNames(of, ids).map(({ id, name }) => [id, name]))
}
