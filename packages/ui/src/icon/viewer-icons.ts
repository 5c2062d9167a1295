import { drawIcon } from './icon'

/** Plays slides by themselves. */
export const PlayIcon = /* @__PURE__ */ drawIcon('M8 5l11 7-11 7z')

/** Stops what plays. */
export const PauseIcon = /* @__PURE__ */ drawIcon('M8.5 5.5v13M15.5 5.5v13')

/** A grid of small pictures. */
export const GridIcon = /* @__PURE__ */ drawIcon('M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z')

/** Onto the whole screen. */
export const ExpandIcon = /* @__PURE__ */ drawIcon('M4 9.5V4h5.5M20 9.5V4h-5.5M4 14.5V20h5.5M20 14.5V20h-5.5')

/** Back from the whole screen. */
export const ShrinkIcon = /* @__PURE__ */ drawIcon('M9.5 4v5.5H4M14.5 4v5.5H20M9.5 20v-5.5H4M14.5 20v-5.5H20')

/** Closer. */
export const ZoomInIcon = /* @__PURE__ */ drawIcon(
  'M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M20 20l-4.4-4.4M11 8.3v5.4M8.3 11h5.4',
)

/** Further away. */
export const ZoomOutIcon = /* @__PURE__ */ drawIcon(
  'M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M20 20l-4.4-4.4M8.3 11h5.4',
)
