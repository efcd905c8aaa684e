import type { PageFacts } from '../../src/page/page'
import { isOurs } from './ours'

/** The event that carries calls of the feed plugin's `cff_init` to laurel's islands, at the feed. */
export const FEED_CALL = 'laurel:feed'

/** The globals of the feed plugin's script (contract 05 §1.3), which laurel provides in its place. */
export type FeedWindow = Window & { cff_js_exists?: unknown; cff_init?: unknown }

/** False when the plugin's own script was loaded first: then that script handles the page's feeds. */
export const isFeedOurs = ({ cff_init }: FeedWindow) => typeof cff_init !== 'function' || isOurs(cff_init)

/**
 * Turns off a copy of the plugin's script that is loaded later: the script does nothing when this variable
 * exists (contract 05 §1.3). A site that turns laurel's island off keeps the plugin's script.
 */
export function claimFeed({ window, settings }: Pick<PageFacts, 'window' | 'settings'>): void {
  const { except } = settings
  if (Array.isArray(except) && except.includes('feed-globals')) return
  if (!('cff_js_exists' in window)) Reflect.set(window, 'cff_js_exists', true)
}
