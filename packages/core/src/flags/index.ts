export { createFlags, FLAG_NAMES, flagsFeature, type FlagName, type Flags, type FlagsState } from './flags.store'
