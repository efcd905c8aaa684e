import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { animateFrom } from '../../../../src/motion/animate-from'
import type { Point, Size } from '../../../../src/overlay/lightbox/item'
import type { Media } from '../../../../src/overlay/lightbox/lightbox'
import { isZoomed, type Zoom } from '../../../../src/overlay/lightbox/zoomed'
import { text } from '../../../../src/page/text'
import { Player } from '../../../../src/react/lightbox/Player'
import { safeHtml } from '../../../../src/react/safe-html'
import type { Social as SocialType } from './Social'
import type { Network } from './settings'
import type { Role } from './stage'
import type { ThemeItem } from './theme-item'

/** The fade-in of a new item, and the move of an item to another place (contract 03 §4.4). */
const APPEAR_MS = 180
const MOVE_MS = 500
/** A larger change of the scale, as by a double tap, is animated; a smaller one follows the fingers. */
const ANIMATED_FACTOR = 1.3

const OVER_PICTURE: CSSProperties = { display: 'block' }
/** The caption must not cover the player's controls. */
const UNDER_PLAYER: CSSProperties = { display: 'block', inset: '100% 0 auto' }

/** Above the picture, or over its upper edge where there is no room above. */
const abovePicture = ({ y }: Point): CSSProperties => ({
  position: 'absolute',
  inset: '0 0 auto',
  zIndex: 1,
  transform: `translateY(max(-100%, ${-y}px))`,
})

const FAILED: Readonly<Record<ThemeItem['kind'], () => string>> = {
  image: () => text('theme-lightbox.no-photo', 'An error occurred when trying to load photo.'),
  video: () => text('theme-lightbox.no-video', 'An error occurred when trying to load video.'),
  frame: () => text('theme-lightbox.no-page', 'An error occurred when trying to load the page.'),
}

export interface HolderProps {
  readonly item: ThemeItem
  readonly role: Role
  readonly media: Media
  readonly skin: string
  readonly networks: readonly Network[]
  readonly Social: typeof SocialType | undefined
  readonly size: Size
  readonly place: Point
  /** Whether the lightbox fades out: nothing plays any more. */
  readonly isClosing: boolean
  /** Whether it is a neighbour out of view. */
  readonly isHidden: boolean
  /** The offset during a drag, in px. */
  readonly dragX: number
  readonly zoom: Zoom
  readonly isMotionReduced: boolean
  readonly name: string
  readonly onChoose: () => void
  readonly onMedia: (media: Media) => void
}

/** One item: the current one in the middle, or a neighbour at the side (contract 03 §4.3). */
export function Holder(props: HolderProps) {
  const { item, role, media, skin, networks, Social, size, isHidden, zoom, onChoose } = props
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = holder
    return current ? animateFrom(current, { opacity: 0 }, { durationMs: APPEAR_MS }) : undefined
  }, [])
  const isCurrent = role === 'current'
  const isPicture = item.kind === 'image'
  const hasTexts = isCurrent && media.is === 'loaded' && !isZoomed(zoom)
  const style = useHolderStyle(props)
  return (
    <div
      ref={holder}
      className={`ilightbox-holder ${skin}${isCurrent ? '' : ` ilightbox-${role}`}`}
      style={style}
      aria-hidden={isCurrent ? undefined : 'true'}
      onClick={isCurrent || isHidden ? undefined : onChoose}
    >
      {hasTexts && item.title && (
        <div className="ilightbox-inner-toolbar" style={abovePicture(props.place)}>
          <div className="ilightbox-title">{safeHtml(item.title, 'inline')}</div>
        </div>
      )}
      <div className="ilightbox-container" style={size}>
        <Content {...props} />
        {hasTexts && item.caption && (
          <div className="ilightbox-caption" style={isPicture ? OVER_PICTURE : UNDER_PLAYER}>
            {safeHtml(item.caption, 'rich')}
          </div>
        )}
        {hasTexts && isPicture && Social && networks.length > 0 && (
          <Social url={item.url} networks={networks} />
        )}
      </div>
    </div>
  )
}

function Content({ item, media, role, isClosing, name, onMedia }: HolderProps) {
  const isCurrent = role === 'current'
  if (media.is === 'failed') {
    return (
      <span className="ilightbox-alert" role="alert">
        {FAILED[item.kind]()}
      </span>
    )
  }
  if (item.kind === 'image' || !isCurrent || isClosing) {
    const url = item.kind === 'image' ? item.url : item.poster
    if (!url) return null
    return (
      <img
        className="ilightbox-image"
        src={url}
        alt={isCurrent ? item.label || name : ''}
        decoding="sync"
        draggable={false}
        style={{ width: '100%', height: '100%' }}
      />
    )
  }
  return (
    <Player
      item={item}
      className="ilightbox-image"
      onSize={(size) => {
        // The size in the markup takes precedence.
        if (!item.size) onMedia({ is: 'loaded', size })
      }}
      onFailure={() => onMedia({ is: 'failed' })}
    />
  )
}

function useHolderStyle({
  place,
  size,
  isHidden,
  dragX,
  zoom,
  isMotionReduced,
  role,
}: HolderProps): CSSProperties {
  const lastScale = useRef(1)
  const ratio = zoom.scale / lastScale.current
  useLayoutEffect(() => {
    lastScale.current = zoom.scale
  })
  const transitions = isMotionReduced
    ? []
    : ['left', 'top', 'width', 'height'].map((name) => `${name} ${MOVE_MS}ms`)
  const isLargeChange = ratio >= ANIMATED_FACTOR || ratio <= 1 / ANIMATED_FACTOR
  if (!isMotionReduced && dragX === 0 && (isLargeChange || zoom.scale === 1)) {
    transitions.push(`transform ${APPEAR_MS}ms`)
  }
  const x = zoom.x + dragX
  return {
    display: 'block',
    left: place.x,
    top: place.y,
    width: size.width,
    opacity: isHidden ? 0 : 1,
    cursor: role === 'current' ? undefined : 'pointer',
    transform:
      x === 0 && zoom.y === 0 && zoom.scale === 1
        ? undefined
        : `translate3d(${x}px, ${zoom.y}px, 0) scale(${zoom.scale})`,
    transition: transitions.join() || undefined,
  }
}
