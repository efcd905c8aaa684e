import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../../../../src/dom/announce'
import type { OpenState } from '../../../../src/overlay/lightbox/lightbox'
import { text } from '../../../../src/page/text'
import { AtPageEnd } from '../../../../src/react/AtPageEnd'
import { useAdopted } from '../../../../src/react/adopt'
import { useFades } from '../../../../src/react/lightbox/use-fades'
import {
  useLightbox,
  useLightboxDialog,
  useLightboxKeys,
  useLightboxRetry,
} from '../../../../src/react/lightbox/use-lightbox'
import { useWindowSize } from '../../../../src/react/lightbox/use-window-size'
import { useLazyModule } from '../../../../src/react/use-lazy-module'
import { useReducedMotion } from '../../../../src/react/use-reduced-motion'
import { toggleFullScreen } from './full-screen'
import { Holders } from './Holders'
import { FADE_MS } from './settings'
import { isMobileWindow } from './stage'
import { Thumbnails } from './Thumbnails'
import { Toolbar } from './Toolbar'
import type { ThemeBox } from './theme-box'
import { itemName, type ThemeItem } from './theme-item'
import { useGestures } from './use-gestures'
import './theme-lightbox.css'

const OVERLAY_OPACITY = 0.85
/** The `top` of the theme's horizontal loader, in view and out of view. */
const LOADER_SHOWN_TOP = '-30px'
const LOADER_HIDDEN_TOP = '-192px'
const CHANGE_MS = 500

const loadExtras = () => import('./extras')

/** The theme's lightbox, in the structure and classes that its CSS expects (contract 03 §4.3). */
export function ThemeLightbox({ box }: { box: ThemeBox }) {
  const state = useLightbox(box.lightbox)
  if (state.phase === 'closed') return null
  return (
    <AtPageEnd document={box.page.document}>
      <OpenLightbox box={box} state={state} />
    </AtPageEnd>
  )
}

function OpenLightbox({ box, state }: { box: ThemeBox; state: OpenState<ThemeItem> }) {
  const { page, settings, lightbox, opener } = box
  const { document, window } = page
  const { items, index, phase } = state
  const root = useRef<HTMLDivElement>(null)
  const closer = useRef<HTMLAnchorElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const size = useWindowSize(window)
  const isStill = useReducedMotion(window)
  const isOpen = phase !== 'closing'
  const isAlbum = items.length > 1
  const isMobile = isMobileWindow(size)
  const hasStrip = settings.hasThumbs && isAlbum && !isMobile
  const stripPx = useHeight(strip, hasStrip)
  const stage = { window: size, stripPx, mode: settings.mode, isAlbum, rtl: settings.rtl }
  const gestures = useGestures(root, { lightbox, stage, isOpen, report: page.report })

  useAdopted(document.body, {
    class: {
      'ilightbox-noscroll': isOpen,
      isMobile: isOpen && isMobile,
      'ilightbox-closedhand': isOpen && gestures.isPressed,
    },
  })
  useLightboxDialog(root, {
    label: text('common.pictures', 'Pictures'),
    isOpen,
    focus: closer,
    opener,
    onLeave: lightbox.close,
  })
  useLightboxKeys(document, isOpen, { rtl: settings.rtl, vertical: true }, (meaning) => {
    if (meaning === 'next') lightbox.step(1, 'key')
    else if (meaning === 'previous') lightbox.step(-1, 'key')
    else if (meaning === 'full-screen') toggleFullScreen(document)
    else gestures.zoom(meaning)
  })
  useFades(root, isOpen, FADE_MS)
  useAnnouncement(document, state)
  useLightboxRetry(window, lightbox, state)
  const choose = useCallback((at: number) => lightbox.go(at), [lightbox])

  const hasExtras = settings.mode === 'arrows' || settings.networks.length > 0
  const extras = useLazyModule(hasExtras ? loadExtras : undefined, page.report)
  return (
    <div ref={root} className="laurel-lightbox">
      <Backdrop box={box} phase={phase} />
      <Toolbar box={box} isAlbum={isAlbum} closer={closer} />
      {isAlbum && (
        <div className="laurel-lightbox-counter" aria-hidden="true">
          {index + 1} / {items.length}
        </div>
      )}
      <Holders box={box} state={state} stage={stage} dragX={gestures.dragX} Social={extras?.Social} />
      {extras && settings.mode === 'arrows' && isAlbum && !isMobile && <extras.SideButtons box={box} />}
      {hasStrip && (
        <Thumbnails
          items={items}
          index={index}
          settings={settings}
          moveMs={isStill ? 0 : CHANGE_MS}
          windowPx={size.width}
          strip={strip}
          onChoose={choose}
        />
      )}
    </div>
  )
}

/** The overlay behind the pictures, which closes the lightbox at a click, and the loader. */
function Backdrop({ box, phase }: { box: ThemeBox; phase: OpenState<ThemeItem>['phase'] }) {
  const { lightbox, settings } = box
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc and the button close it, too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        className={`ilightbox-overlay ${settings.skin}`}
        style={{ display: 'block', opacity: OVERLAY_OPACITY }}
        // The second click of a double click on the link must not close it.
        onClick={({ detail }) => detail < 2 && lightbox.close()}
      />
      <div
        className={`ilightbox-loader ${settings.skin} horizontal`}
        style={{ top: phase === 'shown' ? LOADER_HIDDEN_TOP : LOADER_SHOWN_TOP }}
      >
        <div />
      </div>
    </>
  )
}

/** The height of the strip, which the theme's CSS sets. */
function useHeight(strip: { readonly current: HTMLElement | null }, isRendered: boolean): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    setHeight(isRendered ? (strip.current?.offsetHeight ?? 0) : 0)
  }, [strip, isRendered])
  return height
}

/** Announces the item after each step. */
function useAnnouncement(document: Document, { items, index, direction }: OpenState<ThemeItem>) {
  const item = items[index]
  useEffect(() => {
    if (direction === 0) return
    announce(document, itemName(index, items.length, item?.label))
  }, [document, index, items.length, item, direction])
}
