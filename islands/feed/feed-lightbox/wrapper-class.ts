import type { FeedSettings } from './box'
import type { FeedItem } from './feed-item'
import type { PostThumbs } from './use-thumbs'

/** The network's own player (contract 05 §14.7). */
const NETWORK_PLAYER = /^https?:\/\/(?:www\.)?facebook\.com\/v2\.3\/plugins\/video\.php/i

interface Wrapper {
  readonly settings: FeedSettings
  readonly item: FeedItem
  /** Whether its video or frame plays. */
  readonly plays: boolean
  readonly hasSidebar: boolean
  readonly postThumbs: PostThumbs
}

/** The classes that the feed plugin's CSS uses (contract 05 §14.3, §14.7 to §14.9). */
export function wrapperClass({ settings, item, plays, hasSidebar, postThumbs }: Wrapper): string {
  const classes: Readonly<Record<string, boolean>> = {
    'cff-lightbox-wrapper': true,
    'cff-no-svgs': settings.hasNoSvgs,
    'cff-enable-lb-comments': hasSidebar,
    'cff-has-thumbs': postThumbs.thumbs.length > 0,
    'cff-has-video': plays && item.video !== '' && item.frame === '',
    'cff-has-iframe': plays && item.frame !== '',
    'cff-fb-player': plays && isNetworkPlayer(item.frame),
  }
  return Object.keys(classes)
    .filter((name) => classes[name])
    .join(' ')
}

export const isNetworkPlayer = (url: string) => NETWORK_PLAYER.test(url)
