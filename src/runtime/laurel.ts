import type { LaurelError } from '../page/laurel-error'
import type { Cart } from '../state/cart'
import type { MountedIsland } from './mounts'

/** The public interface `window.laurel` for the site's own scripts. */
export interface Laurel {
  /** Looks for islands in a subtree again, also in one that `unmount` has released, and wakes them by their rules. */
  scan(root?: ParentNode & Node): void
  /** Unmounts all islands in `root` and leaves them alone until it is scanned again. */
  unmount(root: ParentNode & Node): void
  /** The mounted islands with their hosts, in the order of mounting. A mount that threw is listed as `failed`. */
  islands(): MountedIsland[]
}

/** Detail of `laurel:mount`, which bubbles from the host of an island that was just mounted. */
export interface MountDetail {
  readonly island: string
}

declare global {
  interface Window {
    laurel?: Laurel
  }
  interface DocumentEventMap {
    'laurel:mount': CustomEvent<MountDetail>
    'laurel:error': CustomEvent<LaurelError>
    /** The cart's count or total has changed on the page (spec storefront §3). */
    'laurel:cart': CustomEvent<Cart>
  }
}
