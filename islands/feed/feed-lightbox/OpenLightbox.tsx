import { type CSSProperties, useCallback, useRef, useState } from 'react'
import type { OpenState } from '../../../src/overlay/lightbox/lightbox'
import { useLightboxRetry } from '../../../src/react/lightbox/use-lightbox'
import { useWindowSize } from '../../../src/react/lightbox/use-window-size'
import { plainText } from '../../../src/react/safe-html'
import { useReducedMotion } from '../../../src/react/use-reduced-motion'
import { FADE_MS, type FeedBox } from './box'
import { Caption } from './Caption'
import { Details } from './Details'
import type { FeedItem } from './feed-item'
import { isWide, SIDEBAR_PX } from './fit'
import { Sidebar } from './Sidebar'
import { Stage } from './Stage'
import { PostThumbs } from './Thumbs'
import { useActionCall } from './use-action-call'
import { useChange } from './use-change'
import { useCloseButton } from './use-close-button'
import { useFades } from './use-fades'
import { useInputs } from './use-inputs'
import { useOverlaySize, usePageBelow, usePlace } from './use-page-below'
import { useShownSize } from './use-shown-size'
import { usePostThumbs } from './use-thumbs'
import { wrapperClass } from './wrapper-class'

/** The distance from the top of the window (contract 05 §14.4). */
const TOP_PX = 50
const SHOWN: CSSProperties = { display: 'block' }

export interface OpenProps {
  readonly box: FeedBox
  readonly state: OpenState<FeedItem>
  readonly item: FeedItem
}

/** The open lightbox, in the markup that the feed plugin's CSS expects (contract 05 §14.3). */
export function OpenLightbox({ box, state, item }: OpenProps) {
  const { page, settings, lightbox } = box
  const { document, window } = page
  const { items, index, phase } = state
  const overlay = useRef<HTMLDivElement>(null)
  const wrapper = useRef<HTMLDivElement>(null)
  const outer = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const place = usePlace(window, TOP_PX)
  const [failed, setFailed] = useState<FeedItem>()
  const windowSize = useWindowSize(window)
  const isStill = useReducedMotion(window)
  const isOpen = phase !== 'closing'
  const media = state.media.get(item)
  const change = useChange(window, state)
  const isShown = change === 'shown'
  const hasSidebar = settings.hasComments && item.wantsComments && isWide(windowSize)
  const plays = failed !== item
  const sizes = useShownSize(
    container,
    { item, media },
    { window: windowSize, hasComments: settings.hasComments, isThumbnail: item.isThumbnail },
  )
  const postThumbs = usePostThumbs(box, item)
  const reportLoad = useCallback((cause: unknown) => page.report(cause, 'load'), [page])

  const closeButton = useCloseButton(document, { isOpen, hasSidebar })
  usePageBelow(page, isOpen)
  useOverlaySize(overlay, windowSize)
  useInputs(box, { overlay, wrapper, outer, closeButton }, { isOpen, isShown })
  useFades(overlay, isOpen, FADE_MS)
  useFades(wrapper, isOpen, FADE_MS)
  useActionCall(page, item)
  useLightboxRetry(window, lightbox, state)

  const caption = <Caption html={item.caption} isRaw={item.isThumbnail} report={reportLoad} />
  return (
    <>
      <div ref={overlay} id="cff-lightbox-overlay" className="cff-lightbox-overlay" style={SHOWN} />
      <div
        ref={wrapper}
        id="cff-lightbox-wrapper"
        className={wrapperClass({
          settings,
          item,
          plays: plays && isShown && isOpen,
          hasSidebar,
          postThumbs,
        })}
        // A tall lightbox scrolls by itself, because the page below does not scroll.
        style={{ ...SHOWN, ...place, maxHeight: windowSize.height - TOP_PX, overflowY: 'auto' }}
      >
        <Stage
          item={item}
          media={media}
          change={change}
          sizes={sizes}
          isStill={isStill}
          networkText={settings.networkText}
          isAlbum={items.length > 1}
          outer={outer}
          container={container}
          plays={plays && isOpen}
          sidebar={
            hasSidebar && <Sidebar box={box} item={item} closeButton={closeButton} caption={caption} />
          }
          onStep={(by) => isShown && lightbox.step(by, 'arrow')}
          onClose={lightbox.close}
          onPlayerFailure={() => setFailed(item)}
          report={reportLoad}
        />
        <Details
          box={box}
          item={item}
          isShown={isShown}
          widthPx={sizes && sizes.frame.width + (hasSidebar ? SIDEBAR_PX : 0)}
          number={index + 1}
          count={items.length}
          caption={hasSidebar ? undefined : caption}
          hasCaption={plainText(item.caption).trim() !== ''}
          hasSidebar={hasSidebar}
          thumbs={
            <PostThumbs box={box} state={state} item={item} postThumbs={postThumbs} hasSidebar={hasSidebar} />
          }
          closeButton={hasSidebar ? undefined : closeButton}
        />
      </div>
    </>
  )
}
