import type { Size } from '../../../src/overlay/lightbox/item'
import { useLazyModule } from '../../../src/react/use-lazy-module'
import type { FeedItem } from './feed-item'
import { lateParts } from './late-parts'

export interface PlayerProps {
  readonly item: FeedItem
  /** The size of the picture. */
  readonly size: Size | undefined
  /** Called when the video cannot be played; the picture stays. */
  readonly onFailure: () => void
  /** Called when the player's code cannot be fetched. */
  readonly report: (cause: unknown) => void
}

/** The video or frame over the picture. The code is fetched with the first entry that has one. */
export function Player({ item, size, onFailure, report }: PlayerProps) {
  const code = useLazyModule(item.frame || item.video ? lateParts.playing : undefined, (cause) => {
    report(cause)
    onFailure()
  })
  return code && <code.Playing item={item} size={size} onFailure={onFailure} />
}
