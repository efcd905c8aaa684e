import type { PageFacts } from '../../src/page/page'
import { isOurs } from './ours'

/** The event by which scripts that call the feed plugin's `cff_init` reach laurel's parts, at the feed. */
export const FEED_CALL = 'laurel:feed'

/** What the feed plugin's script provides (contract 05 §1.3), and laurel in its place. */
export type FeedWindow = Window & { cff_js_exists?: unknown; cff_init?: unknown }

/** Unless the plugin's own script has come first: then the page's feeds are its own, and none is handled twice. */
export const isFeedOurs = ({ cff_init }: FeedWindow) => typeof cff_init !== 'function' || isOurs(cff_init)

/**
 * Keeps a copy of the plugin's script that is still to come from doing anything (contract 05 §1.3): it looks for this
 * variable first. A site that lays laurel's part by keeps the plugin's.
 */
export function claimFeed({ window, settings }: Pick<PageFacts, 'window' | 'settings'>): void {
  const { except } = settings
  if (Array.isArray(except) && except.includes('feed-globals')) return
  if (!('cff_js_exists' in window)) Reflect.set(window, 'cff_js_exists', true)
}
