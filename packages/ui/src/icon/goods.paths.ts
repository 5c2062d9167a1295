/** One more. */
export const PLUS_PATH = 'M12 5v14M5 12h14'

/** One fewer. */
export const MINUS_PATH = 'M5 12h14'

/** Take away. */
export const TRASH_PATH =
  'M4 7h16M10 11v6M14 11v6M6 7l.8 11.2A2 2 0 0 0 8.8 20h6.4a2 2 0 0 0 2-1.8L18 7M9 7V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2'

/** A picture that is not there. */
export const PICTURE_PATH =
  'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M4 16l4.5-4.5L13 16l3-3 4 4M15.5 8.5v.1'
