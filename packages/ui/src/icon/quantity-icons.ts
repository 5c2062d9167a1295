import { drawIcon } from './icon'

/** One more. */
export const PlusIcon = /* @__PURE__ */ drawIcon('M12 5v14M5 12h14')

/** One fewer. */
export const MinusIcon = /* @__PURE__ */ drawIcon('M5 12h14')

/** Take away. */
export const TrashIcon = /* @__PURE__ */ drawIcon(
  'M4 7h16M10 11v6M14 11v6M6 7l.8 11.2A2 2 0 0 0 8.8 20h6.4a2 2 0 0 0 2-1.8L18 7M9 7V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2',
)
