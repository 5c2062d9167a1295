export {
  dayAfter,
  dayIn,
  endOfDay,
  localText,
  momentOf,
  startOfDay,
  wallTime,
  zoneOffset,
  type WallTime,
} from './time-zone'
export { dateInWords, isTimeZone, ownTimeZone } from './zone-format'
