import { type CSSProperties, useEffect, useRef } from 'react'
import type { Size } from '../../overlay/lightbox/item'
import { text } from '../../page/text'

export interface VideoProps {
  readonly url: string
  readonly className: string
  readonly style?: CSSProperties | undefined
  readonly label: string
  readonly poster?: string | undefined
  readonly autoplay?: boolean | undefined
  readonly onSize: (size: Size) => void
  readonly onFailure: () => void
}

/** A video; unmounting it stops it and cancels its download. */
export function Video({
  url,
  className,
  style,
  label,
  poster,
  autoplay = false,
  onSize,
  onFailure,
}: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const { current } = video
    return () => {
      current?.pause()
      current?.removeAttribute('src')
      current?.load()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useMediaCaption: the links to videos name no captions
    <video
      ref={video}
      className={className}
      style={style}
      src={url}
      poster={poster}
      aria-label={label || text('common.video', 'Video')}
      controls
      playsInline
      preload="metadata"
      autoPlay={autoplay}
      onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) => {
        if (width > 0 && height > 0) onSize({ width, height })
      }}
      onError={onFailure}
    />
  )
}
