import type { Size } from '../../../src/overlay/lightbox/item'
import { text } from '../../../src/page/text'
import { Frame } from '../../../src/react/lightbox/Frame'
import { Video } from '../../../src/react/lightbox/Video'
import type { FeedItem } from './feed-item'

/** The delay between adding a frame and requesting its page (contract 05 §14.4). */
const FRAME_DELAY_MS = 500

export interface PlayingProps {
  readonly item: FeedItem
  /** The size of the picture that it covers. */
  readonly size: Size | undefined
  readonly onFailure: () => void
}

/** The video or frame over the picture. Unmounting stops it and cancels its download. */
export function Playing({ item, size, onFailure }: PlayingProps) {
  const title = text('common.video', 'Video')
  const label = item.label || title
  if (item.frame) {
    return (
      <Frame
        url={playingUrl(item.frame)}
        className=""
        style={size}
        label={title}
        autoplay
        delayMs={FRAME_DELAY_MS}
      />
    )
  }
  if (!item.video) return null
  return (
    <Video
      url={item.video}
      className="cff-lightbox-video"
      style={size}
      label={label}
      poster={item.url || undefined}
      autoplay
      onSize={() => {}}
      onFailure={onFailure}
    />
  )
}

/** The address that makes a frame play by itself and with sound (contract 05 §14.7). */
export function playingUrl(url: string): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(url) ?? []
  const plays = address.includes('.swf') || address.includes('&autoplay=1') ? [] : ['autoplay=1']
  const query = [...plays, 'mute=0'].join('&')
  const mark = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  return address + mark + query + hash
}
