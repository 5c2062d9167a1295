import { MINUS_PATH, PICTURE_PATH, PLUS_PATH, TRASH_PATH } from './goods.paths'
import { drawIcon } from './icon'

/** One more. */
export const PlusIcon = /* @__PURE__ */ drawIcon(PLUS_PATH)

/** One fewer. */
export const MinusIcon = /* @__PURE__ */ drawIcon(MINUS_PATH)

/** Take away. */
export const TrashIcon = /* @__PURE__ */ drawIcon(TRASH_PATH)

/** A picture that is not there. */
export const PictureIcon = /* @__PURE__ */ drawIcon(PICTURE_PATH)
