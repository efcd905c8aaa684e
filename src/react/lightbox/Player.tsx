import type { LightboxItem, Size } from '../../overlay/lightbox/item'
import { useLater } from '../use-later'

export interface PlayerProps {
  /** A video or a frame. */
  readonly item: LightboxItem
  readonly className: string
  readonly autoplay?: boolean
  /** A frame's page loads so much later than the frame is there, in ms. */
  readonly delayMs?: number
  readonly onSize: (size: Size) => void
  readonly onFailure: () => void
}

const fetchPlaying = () => import('./Playing')

/** What plays or opens here. Most galleries have none: the code comes with the first. */
export function Player(props: PlayerProps) {
  const code = useLater(fetchPlaying, props.onFailure)
  return code ? <code.Playing {...props} /> : null
}
