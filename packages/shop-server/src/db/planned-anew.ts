/** Stands in a text that is to be planned for what is asked each time; see `preparing-client.ts`. */
export const PLANNED_ANEW = '/* planned anew */'
