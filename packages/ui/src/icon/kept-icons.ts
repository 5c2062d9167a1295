import { drawIcon } from './icon'

/** What is liked. */
export const HeartIcon = /* @__PURE__ */ drawIcon(
  'M12 20S4.6 15.6 3.2 10.9C2.3 7.8 4.2 5 7.1 5c2 0 3.8 1.1 4.9 3 1.1-1.9 2.9-3 4.9-3 2.9 0 4.8 2.8 3.9 5.9C19.4 15.6 12 20 12 20z',
)

/** What is compared. */
export const ScalesIcon = /* @__PURE__ */ drawIcon(
  'M12 4v16M8 20h8M5 7h14M5 7l-2.6 6.5a2.8 2.8 0 0 0 5.2 0zM19 7l-2.6 6.5a2.8 2.8 0 0 0 5.2 0z',
)
