/** Where an element stands then: at the top of what is free, in its middle, or no further than it must. */
export type InSightBlock = 'start' | 'center' | 'nearest'
