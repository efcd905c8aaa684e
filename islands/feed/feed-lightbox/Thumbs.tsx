import type { CSSProperties } from 'react'
import type { OpenState } from '../../../src/overlay/lightbox/lightbox'
import type { FeedBox } from './box'
import type { FeedItem } from './feed-item'
import type { PostThumbs as PostThumbsType } from './use-thumbs'

/** Contract 05 §14.8, §14.9. */
const LOADING_PX = 45
const BESIDE_COMMENTS_PX = -10

export interface PostThumbsProps {
  readonly box: FeedBox
  readonly state: OpenState<FeedItem>
  /** The current entry, which is one of the post's. */
  readonly item: FeedItem
  readonly postThumbs: PostThumbsType
  readonly hasSidebar: boolean
}

/** The container of a post's thumbnails, which appear when they arrive (contract 05 §14.8). */
export function PostThumbs({ box, state, item, postThumbs, hasSidebar }: PostThumbsProps) {
  const { thumbs, Strip, isLoading } = postThumbs
  const holder: CSSProperties = {
    minHeight: isLoading ? LOADING_PX : undefined,
    marginTop: hasSidebar ? BESIDE_COMMENTS_PX : undefined,
  }
  const hasAny = thumbs.length > 0
  return (
    <div className="cff-lightbox-thumbs" style={{ display: item.showsThumbs ? 'block' : 'none' }}>
      <div className={`cff-lightbox-thumbs-holder${hasAny ? ' cff-animate' : ''}`} style={holder}>
        {Strip && hasAny && <Strip box={box} state={state} item={item} thumbs={thumbs} />}
      </div>
      {isLoading && <div className="cff-loader" />}
    </div>
  )
}
