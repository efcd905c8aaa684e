import { setAttributes } from '../../src/page/attributes'
import { prefersReducedMotion } from '../../src/page/motion'
import { safeImageUrl } from '../../src/react/safe-html/url'
import { createButton } from './button'
import {
  type Layout,
  stripLength,
  stripOffset,
  THUMB_COLUMN_PX,
  THUMB_SPACING_PX,
  THUMBS_GAP_PX,
  thumbSize,
  thumbsInView,
} from './geometry'
import { captionOf, thumbOf } from './markup'
import { MOVE_MS, type Slider } from './slider'

/** The strip of small pictures (contract 02 §13.3). */
export interface Thumbs {
  show(index: number): void
  lay(index: number): void
  /** Another picture for one slide; without an address, what its markup says. */
  setPicture(index: number, url?: string): void
}

export function createThumbs(
  { outer, slides, length }: Slider,
  options: { layout: Layout; rtl: boolean; window: Window; choose: (index: number) => void },
): Thumbs {
  const { layout, rtl, window } = options
  const document = outer.ownerDocument
  const vertical = layout.kind === 'left'
  const pager = document.createElement('ul')
  pager.className = 'lSPager lSGallery'
  pager.setAttribute('aria-label', 'Pictures')
  const thumbs = slides.map((slide, index) => {
    const thumb = createThumb(document, slide, nameOf(slides, index), () => options.choose(index))
    // The keyboard may reach what the strip does not show.
    thumb.link.addEventListener('focus', () => reveal(index))
    return thumb
  })
  pager.append(...thumbs.map(({ item }) => item))
  outer.append(pager)
  if (vertical) {
    // The theme's CSS puts both on the other side.
    outer.style.paddingRight = `${THUMB_COLUMN_PX + THUMBS_GAP_PX}px`
    pager.style.width = `${THUMB_COLUMN_PX}px`
  } else pager.style.marginTop = `${THUMBS_GAP_PX}px`
  const pace = (ms: number) => pager.style.setProperty('transition-duration', `${ms}ms`)
  let sizePx = 0

  function place(index: number) {
    const strip = { count: slides.length, sizePx, lengthPx: length() }
    const offset = stripOffset(index, strip)
    const at = offset === 0 ? 0 : offset * (rtl && !vertical ? 1 : -1)
    pager.style.transform = `translate3d(${vertical ? `0px, ${at}px` : `${at}px, 0px`}, 0px)`
  }

  function reveal(index: number) {
    // The browser has scrolled there already, within what hides the rest.
    outer.scrollTo?.(0, 0)
    place(index)
  }

  function show(index: number) {
    pace(prefersReducedMotion(window) ? 0 : MOVE_MS)
    thumbs.forEach(({ item, link }, number) => {
      item.classList.toggle('active', number === index)
      if (number === index) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
    place(index)
  }

  return {
    show,
    lay(index) {
      sizePx = thumbSize(length(), thumbsInView(layout, window.innerWidth))
      const [size, spacing] = vertical
        ? ['height', 'margin-bottom']
        : ['width', rtl ? 'margin-left' : 'margin-right']
      for (const { item, image } of thumbs) {
        // The theme's CSS was written for a script that sets the width twice; the second counts in a row.
        item.style.width = '100%'
        item.style.setProperty(size, `${sizePx}px`)
        item.style.setProperty(spacing, `${THUMB_SPACING_PX}px`)
        // A picture of another shape does not make the strip grow.
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

/** What one picture is called among the others. */
export function nameOf(slides: readonly HTMLElement[], index: number): string {
  const caption = captionOf(slides[index])
  return `Picture ${index + 1} of ${slides.length}${caption ? `: ${caption}` : ''}`
}

function createThumb(document: Document, slide: HTMLElement, label: string, onPress: () => void) {
  const item = document.createElement('li')
  const link = createButton(document, { label, onPress })
  link.href = '#'
  const image = document.createElement('img')
  image.alt = ''
  // The same proportions as the slide: the strip has its height before its pictures are here.
  const picture = slide.querySelector('img')
  for (const side of ['width', 'height']) {
    const px = picture?.getAttribute(side)
    if (px) setAttributes(image, { [side]: px })
  }
  setPicture(image, thumbOf(slide))
  link.append(image)
  item.append(link)
  return { item, link, image }
}

function setPicture(image: HTMLImageElement, url: string | null) {
  const safe = safeImageUrl(url)
  if (safe) image.src = safe
  else image.removeAttribute('src')
}
