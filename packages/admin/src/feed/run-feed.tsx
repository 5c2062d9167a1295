import { feedResource } from '@prilavok/contracts/admin'
import { RunAction } from '../kit/screen/run-action'

/** "Run now" of a feed. */
export const RunFeed = ({ id }: { readonly id: string }) => <RunAction resource={feedResource} id={id} />
