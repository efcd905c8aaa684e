import { atOnce } from './at-once'
import { registry } from './registry'

/** Everything that laurel can recognise, for the tools and tests: a page fetches the registry later than the rest. */
export const islands = [...atOnce, ...registry]
