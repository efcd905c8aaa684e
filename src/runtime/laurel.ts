import type { LaurelError } from '../page/laurel-error'
import type { Cart } from '../state/cart'
import type { MountedIsland } from './mounts'

/** What `window.laurel` offers to the site's own scripts. Nothing else is promised. */
export interface Laurel {
  /** Looks for islands in markup that was released by `unmount`, and wakes those whose time has come. */
  scan(root?: ParentNode & Node): void
  /** Unmounts all islands in `root` and leaves them alone until it is scanned again. */
  unmount(root: ParentNode & Node): void
  /** What is mounted where, in order of mounting within each island. A mount that threw is listed as `failed`. */
  islands(): MountedIsland[]
}

/** Detail of `laurel:mount`, which bubbles from the host of an island that has just come to life. */
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
