import { type CSSProperties, type RefObject, useCallback, useRef, useState } from 'react'
import type { OpenState } from '../../../src/overlay/lightbox/lightbox'
import { AtPageEnd } from '../../../src/react/AtPageEnd'
import { useFades } from '../../../src/react/lightbox/use-fades'
import { useLightbox, useLightboxRetry } from '../../../src/react/lightbox/use-lightbox'
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
import { useInputs } from './use-inputs'
import { useOverlaySize, usePageBehind } from './use-page-behind'
import { usePlace } from './use-place'
import { useShownSize } from './use-shown-size'
import { usePostThumbs } from './use-thumbs'
import { wrapperClass } from './wrapper-class'

/** The distance from the top of the window (contract 05 §14.4). */
const TOP_PX = 50
const SHOWN: CSSProperties = { display: 'block' }

/** The lightbox of a feed, over the page while it is open. */
export function FeedLightbox({ box }: { box: FeedBox }) {
  const state = useLightbox(box.lightbox)
  const item = state.phase === 'closed' ? undefined : state.items[state.index]
  if (state.phase === 'closed' || !item) return null
  return (
    <AtPageEnd document={box.page.document}>
      <OpenLightbox box={box} state={state} item={item} />
    </AtPageEnd>
  )
}

interface OpenProps {
  readonly box: FeedBox
  readonly state: OpenState<FeedItem>
  readonly item: FeedItem
}

/** The open lightbox, in the markup that the feed plugin's CSS expects (contract 05 §14.3). */
function OpenLightbox({ box, state, item }: OpenProps) {
  const { page, settings, lightbox } = box
  const { document, window } = page
  const { items, index, phase } = state
  const overlay = useRef<HTMLDivElement>(null)
  const wrapper = useRef<HTMLDivElement>(null)
  const outer = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState<FeedItem>()
  const isStill = useReducedMotion(window)
  const isOpen = phase !== 'closing'
  const { media, windowSize, place, hasSidebar, sizes } = usePlacement({ box, state, item }, container)
  const change = useChange(window, state)
  const isShown = change === 'shown'
  const plays = isOpen && failed !== item
  const postThumbs = usePostThumbs(box, item)
  const reportLoad = useCallback((cause: unknown) => page.report(cause, 'load'), [page])

  const closeButton = useCloseButton(document, { isOpen, hasSidebar })
  usePageBehind(page, isOpen)
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
        className={wrapperClass({ settings, item, plays: plays && isShown, hasSidebar, postThumbs })}
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
          plays={plays}
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

/** The place of the lightbox on the page, and its sizes in this window. */
function usePlacement({ box, state, item }: OpenProps, container: RefObject<HTMLElement | null>) {
  const { page, settings } = box
  const media = state.media.get(item)
  const windowSize = useWindowSize(page.window)
  const stage = { window: windowSize, hasComments: settings.hasComments, isThumbnail: item.isThumbnail }
  return {
    media,
    windowSize,
    place: usePlace(page.window, TOP_PX),
    hasSidebar: settings.hasComments && item.wantsComments && isWide(windowSize),
    sizes: useShownSize(container, { item, media }, stage),
  }
}
