import { listen } from '../dom/listen'
import { prefersReducedMotion } from '../motion/reduced-motion'
import { safeImageUrl } from '../page/safe-url'
import { text } from '../page/text'
import { createItem, markCurrent } from './controls'
import type { Frame } from './frame'

/** Contract 02 §13.2 and 03 §3.2. */
export const THUMB_SPACING_PX = 30

/**
 * The length of a thumb along the strip, in px.
 * @param lengthPx of the strip's visible part
 */
export function thumbSize(lengthPx: number, inView: number): number {
  return Math.max(0, (lengthPx - (inView - 1) * THUMB_SPACING_PX) / inView)
}

/** The length of the whole strip, with the spacing after the last thumb. */
export function stripLength(count: number, sizePx: number): number {
  return count * (sizePx + THUMB_SPACING_PX)
}

export interface Strip {
  readonly count: number
  readonly sizePx: number
  readonly lengthPx: number
}

/** How far the strip is moved to centre a thumb; never beyond the strip's ends. */
export function stripOffset(index: number, { count, sizePx, lengthPx }: Strip): number {
  const centred = index * (sizePx + THUMB_SPACING_PX) - (lengthPx - sizePx) / 2
  const last = stripLength(count, sizePx) - THUMB_SPACING_PX - lengthPx
  return Math.max(0, Math.min(centred, last))
}

/** The strip of thumbnails (contract 02 §13.3, 03 §3.2). */
export interface Thumbs {
  readonly pager: HTMLElement
  show(index: number): void
  lay(index: number): void
  /** Sets the picture of one thumb; without an address, the one in the markup. */
  setPicture(index: number, url?: string): void
}

export interface ThumbsOptions {
  /** Whether the strip is a column beside the slides; else it is a row below them. */
  readonly vertical?: boolean
  readonly rtl: boolean
  readonly window: Window
  readonly moveMs: number
  /** The length of the strip's visible part, in px. */
  length(): number
  inView(): number
  nameOf(index: number): string
  choose(index: number): void
}

export function createThumbs(
  { outer, slides }: Pick<Frame, 'outer' | 'slides'>,
  options: ThumbsOptions,
): Thumbs {
  const { vertical = false, rtl, window, moveMs, length } = options
  const { document } = window
  const pager = document.createElement('ul')
  pager.className = 'lSPager lSGallery'
  pager.setAttribute('aria-label', text('common.pictures', 'Pictures'))
  const thumbs = slides.map((slide, index) => {
    const thumb = createThumb(document, slide, {
      label: options.nameOf(index),
      onPress: () => options.choose(index),
    })
    // The keyboard may move to a thumb that is out of view. A strip that moves under a pressed mouse would
    // lose its click.
    listen(thumb.link, ['focus'], () => thumb.link.matches(':active') || reveal(index))
    return thumb
  })
  pager.append(...thumbs.map(({ item }) => item))
  outer.append(pager)
  const setDuration = (ms: number) => pager.style.setProperty('transition-duration', `${ms}ms`)
  let sizePx = 0

  function place(index: number) {
    const strip = { count: slides.length, sizePx, lengthPx: length() }
    const offset = stripOffset(index, strip)
    const at = offset === 0 ? 0 : offset * (rtl && !vertical ? 1 : -1)
    pager.style.transform = `translate3d(${vertical ? `0px, ${at}px` : `${at}px, 0px`}, 0px)`
  }

  function reveal(index: number) {
    // The browser has scrolled the outer element to the focus; the strip is moved instead.
    outer.scrollTo?.(0, 0)
    place(index)
  }

  function show(index: number) {
    setDuration(prefersReducedMotion(window) ? 0 : moveMs)
    markCurrent(thumbs, index)
    place(index)
  }

  return {
    pager,
    show,
    lay(index) {
      sizePx = thumbSize(length(), options.inView())
      const [size, spacing] = vertical
        ? ['height', 'margin-bottom']
        : ['width', rtl ? 'margin-left' : 'margin-right']
      for (const { item, image } of thumbs) {
        // The theme's CSS expects a width of 100 % in a column; in a row the next line replaces it.
        item.style.width = '100%'
        item.style.setProperty(size, `${sizePx}px`)
        item.style.setProperty(spacing, `${THUMB_SPACING_PX}px`)
        // A picture of another shape must not make the strip higher.
        if (!vertical) Object.assign(image.style, { height: `${sizePx}px`, objectFit: 'contain' })
      }
      pager.style.setProperty(size, `${stripLength(slides.length, sizePx)}px`)
      show(index)
    },
    setPicture(index, url) {
      const [slide, thumb] = [slides[index], thumbs[index]]
      if (slide && thumb) setPicture(thumb.image, url ?? thumbOf(slide))
    },
  }
}

/** The address of a slide's thumb: the printed one, else that of its picture. */
const thumbOf = (slide: Element): string | null =>
  slide.getAttribute('data-thumb') || (slide.querySelector('img')?.getAttribute('src') ?? null)

function createThumb(document: Document, slide: HTMLElement, button: { label: string; onPress: () => void }) {
  const image = document.createElement('img')
  image.alt = ''
  // With the proportions of the slide's picture the strip has its height before the thumbs have loaded.
  const picture = slide.querySelector('img')
  for (const side of ['width', 'height']) {
    const px = picture?.getAttribute(side)
    if (px) image.setAttribute(side, px)
  }
  setPicture(image, thumbOf(slide))
  return { ...createItem(document, button, image), image }
}

function setPicture(image: HTMLImageElement, url: string | null) {
  const safe = safeImageUrl(url)
  if (safe) image.src = safe
  else image.removeAttribute('src')
}
