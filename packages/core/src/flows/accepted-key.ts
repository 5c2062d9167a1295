/** An accepted order of this tab, so that a reload shows its screen again. */
export const ACCEPTED_KEY = 'prilavok.accepted'
