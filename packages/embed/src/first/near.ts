/** How far below the window a place counts as near. */
export const NEAR = '300px'
