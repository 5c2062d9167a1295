export type { DevtoolsContext, InspectedCall, InspectedCalls, InspectedPoint, ListedEvents } from './context.types'
export { openDevtools } from './open-devtools'
