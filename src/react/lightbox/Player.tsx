import { useLater } from '../use-later'
import type { LightboxItem, Size } from './item'

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

const fetchPlayers = () => import('./players')

/** What plays or opens here. Most galleries have none: the code comes with the first. */
export function Player({ item, className, autoplay, delayMs, onSize, onFailure }: PlayerProps) {
  const players = useLater(fetchPlayers, onFailure)
  if (!players) return null
  const { Video, Frame } = players
  const { kind, url, label, poster } = item
  if (kind === 'frame') {
    return <Frame url={url} className={className} label={label} autoplay={autoplay} delayMs={delayMs} />
  }
  return (
    <Video
      url={url}
      className={className}
      label={label}
      poster={poster}
      autoplay={autoplay}
      onSize={onSize}
      onFailure={onFailure}
    />
  )
}
