import type { Chance } from '../random'

const week = (weekday: string, saturday: string, sunday: string): readonly string[] => [...Array.from({ length: 5 }, () => weekday),
  saturday, sunday]

const terminal = [week('09:00-18:00', '10:00-15:00', ''), week('08:30-19:00', '09:00-16:00', ''), week('09:00-18:00', '', ''),
  week('08:00-20:00', '08:00-20:00', '09:00-18:00')]
const shop = [week('10:00-20:00', '10:00-18:00', '10:00-18:00'), week('09:00-21:00', '09:00-21:00', '09:00-21:00'),
  week('10:00-19:00', '10:00-17:00', ''), week('08:00-22:00', '09:00-21:00', '09:00-21:00')]
const locker = [week('08:00-23:00', '08:00-23:00', '08:00-23:00'), week('00:00-24:00', '00:00-24:00', '00:00-24:00'),
  week('07:00-22:00', '09:00-21:00', '09:00-21:00')]

/** Opening hours of seven days, Monday first; an empty text is a day off. */
export const workingTimeOf = (place: 'terminal' | 'shop' | 'locker', chance: Chance): readonly string[] => chance.pick({ terminal,
  shop, locker }[place])
