import type { CSSProperties, MouseEvent } from 'react'
import { isPlainClick } from '../../../src/dom/plain-click'
import type { OpenState } from '../../../src/overlay/lightbox/lightbox'
import { text } from '../../../src/page/text'
import { type Thumb, thumbIndex, thumbNumber, withFirstThumb } from './album'
import type { FeedBox } from './box'
import type { FeedItem } from './feed-item'

export interface StripProps {
  readonly box: FeedBox
  readonly state: OpenState<FeedItem>
  /** The current entry, which is one of the post's. */
  readonly item: FeedItem
  /** The post's photos; never empty. */
  readonly thumbs: readonly Thumb[]
}

/** Thumbnails of a post's photos; a click chooses one (contract 05 §14.8). */
export function Strip({ box, state, item, thumbs }: StripProps) {
  const { items } = state
  const current = thumbNumber(items, item, thumbs)
  const firstIndex = thumbIndex(items, item.postId, 0)
  function choose(event: MouseEvent, number: number) {
    // In a new tab, the link opens the picture.
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    if (number === current) return
    const [first] = thumbs
    if (number === 0 && first) return chooseFirst(withFirstThumb(items, item.postId, first))
    box.lightbox.go(firstIndex + number)
  }
  function chooseFirst(changed: readonly FeedItem[]) {
    // An album's cover may be any of its photos, so the current entry may have to change.
    if (items[firstIndex] === item) return box.lightbox.open(changed, firstIndex)
    box.lightbox.setItems(changed)
    box.lightbox.go(firstIndex)
  }
  return (
    <div className="cff-lightbox-thumbs-wrap">
      {thumbs.map((thumb, number) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          key={number}
          href={thumb.url}
          className={`cff-lightbox-attachment imgLiquid_bgSize imgLiquid_ready${number === current ? ' cff-selected' : ''}`}
          style={filledBy(thumb.thumb)}
          aria-label={text('feed-lightbox.photo', 'Photo {number} of {count}', {
            number: number + 1,
            count: thumbs.length,
          })}
          aria-current={number === current || undefined}
          {...dataOf(item, thumb, firstIndex + number)}
          onClick={(event) => choose(event, number)}
        >
          <img
            src={thumb.thumb}
            width={thumb.width || undefined}
            height={thumb.height || undefined}
            alt=""
            style={{ display: 'none' }}
          />
        </a>
      ))}
    </div>
  )
}

/** Data for the page's own scripts. The album's name is left out, so that the thumbnail is no entry of the album. */
const dataOf = (item: FeedItem, thumb: Thumb, order: number) => ({
  'data-facebook': thumb.sourceUrl,
  'data-caption': thumb.caption,
  'orig-caption': item.postCaption,
  'data-page-name': item.pageName,
  'data-post-date': item.postTime,
  'data-cff-lightbox-order': order,
  'data-thumbs': 'true',
  'data-url': thumb.sourceUrl,
  'data-cff-isthumbnail': 'true',
})

/** The same background as that of the feed's own boxes (contract 05 §12.7). */
const filledBy = (url: string): CSSProperties => ({
  backgroundImage: `url("${url.replace(/["\\\n\r\f]/g, (character) => encodeURIComponent(character))}")`,
  backgroundSize: 'cover',
  backgroundPosition: 'center center',
  backgroundRepeat: 'no-repeat',
})
