import { drawIcon } from './icon'

/** Done, chosen. */
export const CheckIcon = /* @__PURE__ */ drawIcon('M5 12.5l4.5 4.5L19 7.5')

/** A remark. */
export const InfoIcon = /* @__PURE__ */ drawIcon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11v5.3M12 7.8v.1')

/** Mind this. */
export const WarningIcon = /* @__PURE__ */ drawIcon('M12 4L2.8 19.7h18.4zM12 10v4.6M12 17.1v.1')

/** Close or clear. */
export const CloseIcon = /* @__PURE__ */ drawIcon('M6 6l12 12M18 6L6 18')
