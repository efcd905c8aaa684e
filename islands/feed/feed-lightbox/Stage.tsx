import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react'
import type { Media } from '../../../src/overlay/lightbox/lightbox'
import { text } from '../../../src/page/text'
import { useFadeIn } from '../../../src/react/lightbox/use-fades'
import { Control } from './Control'
import type { FeedItem } from './feed-item'
import { Player } from './Player'
import { type Change, RESIZE_MS } from './use-change'
import type { Sizes } from './use-shown-size'
import './feed-lightbox.css'

/** Contract 05 §14.4. */
const MEDIA_FADE_MS = 600
const failedText = () => text('feed-lightbox.failed', 'This picture could not be loaded.')

export interface StageProps {
  readonly item: FeedItem
  readonly media: Media | undefined
  readonly change: Change
  /** Undefined until the first picture has loaded. */
  readonly sizes: Sizes | undefined
  readonly isStill: boolean
  readonly networkText: string
  /** Whether there are other entries. */
  readonly isAlbum: boolean
  readonly outer: RefObject<HTMLDivElement | null>
  readonly container: RefObject<HTMLDivElement | null>
  readonly sidebar: ReactNode
  readonly onStep: (by: -1 | 1) => void
  readonly onClose: () => void
  readonly onPlayerFailure: () => void
  /** Called when code cannot be fetched. */
  readonly report: (cause: unknown) => void
  /** Whether a video or frame may play: not after a failure, nor while the lightbox closes. */
  readonly plays: boolean
}

/** The style of hidden parts that keep their space and the focus. */
export const UNSEEN: CSSProperties = { opacity: 0, pointerEvents: 'none' }

/** The picture in its frame, with the arrows (contract 05 §14.3). */
export function Stage(props: StageProps) {
  const { item, media, change, sizes, isStill, outer, container, sidebar, plays } = props
  const isShown = change === 'shown'
  const isWaiting = change === 'loading'
  const isPlaying = plays && isShown && Boolean(item.frame || item.video)
  // Frame and picture resize together, so neither sticks out of the other.
  const transition = isStill ? undefined : `width ${RESIZE_MS}ms, height ${RESIZE_MS}ms`
  return (
    <div
      ref={outer}
      className={`cff-lightbox-outerContainer${isShown ? '' : ' animating'}`}
      style={{ ...sizes?.frame, transition }}
    >
      <div ref={container} className="cff-lightbox-container">
        {plays && isShown && (
          <Player item={item} size={sizes?.picture} onFailure={props.onPlayerFailure} report={props.report} />
        )}
        <Picture
          item={item}
          media={media}
          isShown={isShown}
          isPlaying={isPlaying}
          networkText={props.networkText}
          style={{ ...sizes?.picture, transition, display: isShown ? 'block' : 'none' }}
        />
        <div className="cff-lightbox-nav" style={isShown ? { display: 'block' } : UNSEEN}>
          <Arrow
            {...props}
            className="cff-lightbox-prev"
            label={text('common.previous', 'Previous')}
            by={-1}
          />
          <Arrow {...props} className="cff-lightbox-next" label={text('common.next', 'Next')} by={1} />
        </div>
        <Loader isShown={isWaiting} onClose={props.onClose} />
        {sidebar}
      </div>
    </div>
  )
}

interface ArrowProps extends Pick<StageProps, 'isAlbum' | 'onStep'> {
  readonly className: string
  readonly label: string
  readonly by: -1 | 1
}

function Arrow({ className, label, by, isAlbum, onStep }: ArrowProps) {
  return (
    <Control className={className} label={label} isDisabled={!isAlbum} onPress={() => onStep(by)}>
      <span>{label}</span>
    </Control>
  )
}

interface PictureProps extends Pick<StageProps, 'item' | 'media' | 'networkText'> {
  readonly isShown: boolean
  /** Whether a video or frame plays over it: then a failed picture shows no note. */
  readonly isPlaying: boolean
  readonly style: CSSProperties
}

function Picture({ item, media, isShown, isPlaying, networkText, style }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  useFadeIn(image, isShown, MEDIA_FADE_MS)
  if (media?.is === 'failed') {
    return isShown && !isPlaying && <p className="laurel-feed-lightbox-note">{failedText()}</p>
  }
  if (item.kind !== 'image') return null
  return (
    <img
      ref={image}
      className="cff-lightbox-image"
      src={media && item.url}
      alt={item.label || networkText}
      decoding="sync"
      draggable={false}
      style={style}
    />
  )
}

/** The loading indicator. A click on it closes the lightbox; keyboards have the close button. */
function Loader({ isShown, onClose }: { isShown: boolean; onClose: () => void }) {
  const loader = useRef<HTMLDivElement>(null)
  useFadeIn(loader, isShown, MEDIA_FADE_MS)
  const Link = 'a'
  return (
    <div
      ref={loader}
      className="cff-lightbox-loader"
      style={{ display: isShown ? 'block' : 'none' }}
      aria-hidden="true"
      // The second click of a double click on the link lands here, and is not meant for it.
      onClick={({ detail }) => detail > 1 || onClose()}
    >
      <Link className="cff-lightbox-cancel" />
    </div>
  )
}
