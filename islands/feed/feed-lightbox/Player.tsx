import type { Size } from '../../../src/overlay/lightbox/item'
import { useLazyModule } from '../../../src/react/use-lazy-module'
import type { FeedItem } from './feed-item'
import { lateParts } from './late-parts'

export interface PlayerProps {
  readonly item: FeedItem
  /** That of its picture. */
  readonly size: Size | undefined
  /** It cannot be played: its picture stays. */
  readonly onFailure: () => void
  /** Told when the code for that does not come. */
  readonly report: (cause: unknown) => void
}

/** What plays over the picture. Most entries have nothing to play: the code comes with the first that has. */
export function Player({ item, size, onFailure, report }: PlayerProps) {
  const code = useLazyModule(item.frame || item.video ? lateParts.playing : undefined, (cause) => {
    report(cause)
    onFailure()
  })
  return code && <code.Playing item={item} size={size} onFailure={onFailure} />
}
