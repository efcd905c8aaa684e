import { memo, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fitThumb } from '../../../../src/overlay/lightbox/fit'
import { clickByKey } from '../../../../src/react/lightbox/click-by-key'
import type { ThemeSettings } from './settings'
import { itemName, keyOf, type ThemeItem } from './theme-item'

const ACTIVE_OPACITY = 0.6

interface ThumbnailsProps {
  readonly items: readonly ThemeItem[]
  readonly index: number
  readonly settings: ThemeSettings
  /** The duration of a move; 0 with reduced motion. */
  readonly moveMs: number
  readonly windowPx: number
  readonly strip: RefObject<HTMLDivElement | null>
  readonly onChoose: (index: number) => void
}

/** The strip of thumbnails, with the current one in its middle (contract 03 §4.3 to §4.4). */
export const Thumbnails = memo(function Thumbnails(props: ThumbnailsProps) {
  const { items, index, settings, moveMs, windowPx, strip, onChoose } = props
  const grid = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(0)
  const center = useCallback(() => {
    const active = grid.current?.children[index]
    const room = grid.current?.parentElement?.clientWidth || windowPx
    if (!(active instanceof HTMLElement)) return
    setOffset(Math.round(room / 2 - active.offsetLeft - active.offsetWidth / 2))
    // Focus in the strip moves to the current thumbnail.
    if (grid.current?.contains(document.activeElement)) active.focus({ preventScroll: true })
  }, [index, windowPx])
  useLayoutEffect(center, [center])
  return (
    <div
      ref={strip}
      className={`ilightbox-thumbnails ${settings.skin} ilightbox-horizontal`}
      style={{ display: 'block' }}
    >
      <div className="ilightbox-thumbnails-container">
        <div
          ref={grid}
          className="ilightbox-thumbnails-grid"
          style={{
            left: 0,
            width: 'max-content',
            transform: `translateX(${offset}px)`,
            transition: `transform ${moveMs}ms`,
          }}
        >
          {items.map((item, at) => (
            <Thumb
              key={keyOf(item)}
              item={item}
              at={at}
              count={items.length}
              isActive={at === index}
              settings={settings}
              onChoose={onChoose}
              onSize={center}
            />
          ))}
        </div>
      </div>
    </div>
  )
})

interface ThumbProps {
  readonly item: ThemeItem
  readonly at: number
  readonly count: number
  readonly isActive: boolean
  readonly settings: ThemeSettings
  readonly onChoose: (index: number) => void
  readonly onSize: () => void
}

function Thumb({ item, at, count, isActive, settings, onChoose, onSize }: ThumbProps) {
  const { thumbSize: most, rtl } = settings
  const [size, setSize] = useState(most)
  // Another size moves the thumbnails after this one.
  useLayoutEffect(() => {
    if (size !== most) onSize()
  }, [size, most, onSize])
  return (
    // biome-ignore lint/a11y/useSemanticElements: the theme's CSS is made for it
    <div
      className={isActive ? 'ilightbox-thumbnail ilightbox-active' : 'ilightbox-thumbnail'}
      // In right-to-left pages the next thumbnail is at the left, as the next picture is.
      style={{ opacity: isActive ? ACTIVE_OPACITY : undefined, float: rtl ? 'right' : undefined }}
      role="button"
      // Roving tabindex: the strip is one tab stop, and the arrow keys step.
      tabIndex={isActive ? 0 : -1}
      aria-label={itemName(at, count, item.label)}
      aria-current={isActive ? 'true' : undefined}
      onClick={() => onChoose(at)}
      onKeyDown={clickByKey}
    >
      {item.thumb ? (
        <img
          // Before the address, which starts to load.
          loading="lazy"
          decoding="async"
          src={item.thumb}
          alt=""
          draggable={false}
          style={size}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize(fitThumb({ width, height }, most))
          }
        />
      ) : (
        <span style={{ display: 'grid', placeItems: 'center', ...most }}>{at + 1}</span>
      )}
    </div>
  )
}
