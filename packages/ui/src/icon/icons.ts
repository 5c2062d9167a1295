import { drawIcon } from './icon'

/** A picture that is not there. */
export const PictureIcon = /* @__PURE__ */ drawIcon(
  'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M4 16l4.5-4.5L13 16l3-3 4 4M15.5 8.5v.1',
)

/** Done, chosen. */
export const CheckIcon = /* @__PURE__ */ drawIcon('M5 12.5l4.5 4.5L19 7.5')

/** A remark. */
export const InfoIcon = /* @__PURE__ */ drawIcon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11v5.3M12 7.8v.1')

/** Mind this. */
export const WarningIcon = /* @__PURE__ */ drawIcon('M12 4L2.8 19.7h18.4zM12 10v4.6M12 17.1v.1')

/** Close or clear. */
export const CloseIcon = /* @__PURE__ */ drawIcon('M6 6l12 12M18 6L6 18')

/** The cart. */
export const CartIcon = /* @__PURE__ */ drawIcon(
  'M3 4h2.2l2.3 11h10l2.3-8H5.8M9.2 18.2a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6M16 18.2a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6',
)

/** Opens downwards. */
export const ChevronIcon = /* @__PURE__ */ drawIcon('M6 9.5l6 6 6-6')

/** Search. */
export const SearchIcon = /* @__PURE__ */ drawIcon('M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M20 20l-4.4-4.4')

/** Delivery. */
export const TruckIcon = /* @__PURE__ */ drawIcon(
  'M4.6 17.5H2.5v-11h11v11H9.4M13.5 10h4l3.9 3.9v3.6h-1.8M14.8 17.5h-1.3M7 15.2a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6' +
    'M17.2 15.2a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6',
)

/** What is kept safe. */
export const LockIcon = /* @__PURE__ */ drawIcon('M6.5 11h11v9h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3')

/** A person. */
export const UserIcon = /* @__PURE__ */ drawIcon('M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 20a7.5 7.5 0 0 1 15 0')

/** Money and ways to pay. */
export const WalletIcon = /* @__PURE__ */ drawIcon(
  'M4 7h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7l12-3v3M16 13v.1',
)

/** A telephone. */
export const PhoneIcon = /* @__PURE__ */ drawIcon(
  'M6.5 4h3L11 8 9 9.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A13.5 13.5 0 0 1 4.5 6a2 2 0 0 1 2-2',
)

/** Change what was entered. */
export const EditIcon = /* @__PURE__ */ drawIcon('M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4')

/** Leads to another site. */
export const ExternalIcon = /* @__PURE__ */ drawIcon(
  'M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
)

/** A place: city or pickup point. */
export const PinIcon = /* @__PURE__ */ drawIcon(
  'M12 21s7-6.2 7-11.3a7 7 0 1 0-14 0C5 14.8 12 21 12 21M12 7.3a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
)
