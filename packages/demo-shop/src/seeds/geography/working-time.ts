import type { Chance } from '../random'

const week = (weekday: string, saturday: string, sunday: string): readonly string[] => [
  ...Array<string>(5).fill(weekday),
  saturday,
  sunday,
]
const daily = (HOURS: string) => week(HOURS, HOURS, HOURS)

const hours = {
  terminal: [
    week('09:00-18:00', '10:00-15:00', ''),
    week('08:30-19:00', '09:00-16:00', ''),
    week('09:00-18:00', '', ''),
    daily('08:00-20:00'),
  ],
  shop: [
    week('10:00-20:00', '10:00-18:00', '10:00-18:00'),
    daily('09:00-21:00'),
    week('10:00-19:00', '10:00-17:00', ''),
    daily('10:00-22:00'),
  ],
  locker: [daily('08:00-23:00'), daily('00:00-24:00'), week('07:00-22:00', '09:00-21:00', '09:00-21:00')],
} as const

/** Opening hours of seven days, Monday first; an empty text is a day off. */
export const workingTimeOf = (place: keyof typeof hours, chance: Chance): readonly string[] => chance.pick(hours[place])
