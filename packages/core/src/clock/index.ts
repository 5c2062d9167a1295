export {
  dateInWords,
  dayAfter,
  dayIn,
  endOfDay,
  isTimeZone,
  localText,
  momentOf,
  ownTimeZone,
  startOfDay,
  wallTime,
  zoneOffset,
  type WallTime,
} from './time-zone'
