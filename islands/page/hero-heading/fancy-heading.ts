import { shrinkHeadings } from '../../../legacy-shims/fitty/shrink-headings'
import { observeSizes } from '../../../src/dom/observe-sizes'
import { animateFrom } from '../../../src/motion/animate-from'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { type FrameReasons, watchFrames } from '../../../src/motion/scroll-frame'
import { afterLoad } from '../../../src/page/after-load'
import { measuredOffset } from '../../../src/page/header-offset'
import type { Page } from '../../../src/page/page'
import type { Scope } from '../../../src/page/scope'
import {
  APP_PICTURE_ABOVE_PX,
  appHeadingHeight,
  centringBottom,
  centringTop,
  headingHeight,
  readLength,
  textBlur,
  textOpacity,
} from './heading'
import { HEADING_TEXT, headerOver, isApp, isSplit, TITLES } from './markup'

const TEXT_SHOWN_MS = 1000
const ANIMATED_MS = 1400
const APP_MARGIN_MS = 800

/** Sizes a page's large heading, shows its text after load, and fades it with the scroll position. */
export function mountFancyHeading(heading: HTMLElement, scope: Scope): void {
  const { document, window, device } = scope
  const adopted = scope.adopt
  const text = heading.querySelector<HTMLElement>(HEADING_TEXT)
  const breadcrumbs = heading.classList.contains('page-heading-breadcrumbs')
    ? heading.querySelector<HTMLElement>('#breadcrumbs')
    : null
  const isMotionReduced = prefersReducedMotion(window)
  const fades = !device.mobile && !isSplit(document) && !isMotionReduced
  let isTextShown = false
  let offset = 0

  function readSize() {
    const { total, adminBar } = measuredOffset(document)
    const textHeight = text?.offsetHeight ?? 0
    const breadcrumbsHeight = breadcrumbs?.offsetHeight ?? 0
    const { height, margin } = readHeights(heading, { page: scope, text: textHeight, adminBar })
    return () => {
      offset = total
      if (!heading.classList.contains('fixed-height')) adopted.style(heading, 'height', px(height))
      if (text) adopted.style(text, 'margin-top', px(centringTop(textHeight)))
      if (breadcrumbs) adopted.style(breadcrumbs, 'margin-bottom', px(centringBottom(breadcrumbsHeight)))
      if (margin !== undefined) moveContent(scope.element('.inner-container-wrap'), margin)
    }
  }

  let contentMargin: number | undefined
  function moveContent(content: HTMLElement | null, margin: number) {
    if (!content || margin === contentMargin) return
    const from = content.getBoundingClientRect().top
    adopted.style(content, 'margin-top', px(margin))
    const moved = from - content.getBoundingClientRect().top
    // Animated by a transform, so that the move counts as no layout shift.
    if (contentMargin === undefined && moved !== 0) {
      const from = { transform: `translateY(${moved}px)` }
      scope.add(animateFrom(content, from, { durationMs: APP_MARGIN_MS }))
    }
    contentMargin = margin
  }

  function fadeText(scrollY: number) {
    if (!text || !isTextShown) return
    adopted.style(text, 'opacity', String(fades ? textOpacity(scrollY) : 1))
    if (!fades) return
    const blur = textBlur({ scrollTop: scrollY, offset, isApp: isApp(document) })
    adopted.style(text, 'filter', blur > 0 ? `blur(${blur}px)` : '')
  }

  function readPage({ scrolled, resized }: FrameReasons) {
    const size = resized ? readSize() : undefined
    if (!scrolled || !fades || !isTextShown) return size
    const { scrollY } = window
    return () => {
      size?.()
      fadeText(scrollY)
    }
  }

  function showText() {
    isTextShown = true
    fadeText(window.scrollY)
  }
  shrinkHeadings(scope, [...(text?.querySelectorAll<HTMLElement>(TITLES) ?? [])])
  const watch = watchFrames(scope, readPage)
  scope.add(watch.stop)
  scope.add(observeSizes([text], watch.request))
  scope.listen(window, 'load', watch.request)
  scope.add(afterLoad(window, isMotionReduced ? 0 : TEXT_SHOWN_MS, showText))
  scope.add(afterLoad(window, isMotionReduced ? 0 : ANIMATED_MS, () => adopted.classes(heading, 'animated')))
}

interface HeadingContext {
  readonly page: Page
  readonly text: number
  readonly adminBar: number
}

/** The heading's height, and the top margin of an app's content; in px. */
function readHeights(heading: HTMLElement, { page, text, adminBar }: HeadingContext) {
  const wanted = readLength(heading.getAttribute('data-height'))
  const height = headingHeight({ wanted, text, header: headerOver(page) })
  if (!isApp(page.document) || page.element('.page-heading-wrap-hidden')) return { height }
  const pictureHeight =
    page.window.innerWidth > APP_PICTURE_ABOVE_PX
      ? appHeadingHeight({
          wanted,
          width: heading.offsetWidth,
          pictureWidth: readLength(heading.getAttribute('data-img-width')),
          pictureHeight: readLength(heading.getAttribute('data-img-height')),
        })
      : undefined
  if (pictureHeight !== undefined) return { height: pictureHeight, margin: pictureHeight - adminBar }
  return { height, margin: adminBar > 0 ? height - adminBar : 0 }
}

const px = (length: number) => `${length}px`
