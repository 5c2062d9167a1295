import { mergeRecords } from './merge-records'

type Fields = Readonly<Record<string, unknown>>

/**
 * The record without one save: what the save has changed is as it was before, and what has come since stays. Where the server has
 * answered a change with one of its own, the value from before counts.
 */
export const withoutSave = (before: Fields, sent: Fields, now: Fields): Fields => mergeRecords(sent, before, now).merged
