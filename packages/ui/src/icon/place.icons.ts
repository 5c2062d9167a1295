import { drawIcon } from './icon'

/** A place: city or pickup point. */
export const PinIcon = /* @__PURE__ */ drawIcon(
  'M12 21s7-6.2 7-11.3a7 7 0 1 0-14 0C5 14.8 12 21 12 21M12 7.3a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
)
