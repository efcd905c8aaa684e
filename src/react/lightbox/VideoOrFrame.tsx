import { Frame } from './Frame'
import type { PlayerProps } from './Player'
import { Video } from './Video'

/** A video, or a page in an `iframe`. */
export function VideoOrFrame({ item, className, autoplay, delayMs, onSize, onFailure }: PlayerProps) {
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
