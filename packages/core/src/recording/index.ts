export {
  cleanRecording,
  mask,
  momentOf,
  MOST_ENTRIES,
  readRecording,
  recordedEntry,
  recordingNumber,
  shownNumber,
  withEntry,
} from './recording.rules'
export type { KeptRecording, RecordedEntries, RecordedEntry, RecordedMoment, Recording } from './recording.types'
