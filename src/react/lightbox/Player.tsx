import type { LightboxItem, Size } from '../../overlay/lightbox/item'
import { useLazyModule } from '../use-lazy-module'

export interface PlayerProps {
  /** A video or a frame. */
  readonly item: LightboxItem
  readonly className: string
  readonly autoplay?: boolean
  /** A frame's page is loaded this much later than the frame is rendered, in ms. */
  readonly delayMs?: number
  readonly onSize: (size: Size) => void
  readonly onFailure: () => void
}

const loadPlayer = () => import('./VideoOrFrame')

/** A video or a page. Most galleries have neither: the code is loaded with the first one. */
export function Player(props: PlayerProps) {
  const code = useLazyModule(loadPlayer, props.onFailure)
  return code ? <code.VideoOrFrame {...props} /> : null
}
