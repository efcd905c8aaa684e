import { animateFrom } from '../../../src/motion/animate-from'
import { type FrameReasons, watchFrames } from '../../../src/motion/scroll-frame'
import type { Page } from '../../../src/page/page'
import type { Scope } from '../../../src/page/scope'
import {
  AREA_TONE,
  changesTone,
  DEFAULT_TONE,
  HEADER_WRAP,
  HIDDEN_CLASS,
  HOME_SLIDER,
  hasDefaultState,
  headerRules,
  headerSpacing,
  hides,
  INACTIVE_SLIDE,
  isOverlayOpen,
  SHRUNK_CLASS,
  SLIDER,
  shrinks,
  TONE,
  TONE_AREAS,
} from './markup'
import { hideLimit, isHidden, isShrunk, type Slider, toneUnder } from './scroll-rules'
import { stickToTop } from './stick-to-top'

/** The theme hides the header of an app until a script shows it (contract 01 §19.1). */
const APP_HEADER_FADE_MS = 600

/** The desktop header sticks, shrinks, hides and changes its tone, by the classes of the body. */
export function mountDesktopHeader(host: HTMLElement, scope: Scope): void {
  const { document, window, adopt: adopted } = scope
  const headerWrap = host.closest<HTMLElement>(HEADER_WRAP)
  const rules = headerRules(document, headerWrap)
  const spec = {
    rules,
    hasDefaultState: hasDefaultState(document),
    hasMargins: false,
    fitsBox: true,
    spacing: () => headerSpacing(document),
  }
  const readSticky = stickToTop(scope, host, spec, () => watch.request())
  let wasHidden = false
  let lastScrollY = window.scrollY

  /** A clicked link has the focus as well, but does not keep the header visible. */
  function hasKeyboardFocus(): boolean {
    const { activeElement } = document
    return host.contains(activeElement) && activeElement?.matches(':focus-visible') === true
  }

  function readHidden({ scrolled }: FrameReasons): boolean {
    const from = lastScrollY
    if (scrolled) lastScrollY = window.scrollY
    return isHidden({
      wasHidden,
      scrolled,
      from,
      to: window.scrollY,
      limit: hideLimit(topSlider(document, window)),
      isNeeded: isOverlayOpen(document) || hasKeyboardFocus(),
    })
  }

  const watch = watchFrames(scope, (glance) => {
    const stuck = readSticky()
    if (!stuck) return undefined
    const top = headerWrap?.getBoundingClientRect().top ?? 0
    const shrunk = shrinks(document) && isShrunk({ isStuck: stuck.state.kind === 'stuck', top })
    const hidden = hides(document) && readHidden(glance)
    const isMoved = glance.scrolled || window.scrollY > 0
    const tone = headerWrap && isMoved && changesTone(document) ? readTone(scope, host, headerWrap) : null
    return () => {
      stuck.write()
      if (headerWrap && shrunk !== headerWrap.classList.contains(SHRUNK_CLASS)) {
        adopted.toggle(headerWrap, SHRUNK_CLASS, shrunk)
      }
      if (hidden !== wasHidden) adopted.toggle(host, HIDDEN_CLASS, hidden)
      wasHidden = hidden
      if (headerWrap && tone !== null) adopted.attribute(headerWrap, TONE, tone)
    }
  })
  if (rules.isApp) revealAppHeader(scope)
  scope.listen(host, 'focusin', watch.request)
  scope.add(watch.stop)
}

function topSlider(document: Document, { scrollY }: Window): Slider | undefined {
  const slider = document.querySelector<HTMLElement>(SLIDER)
  const home = slider ?? document.querySelector<HTMLElement>(HOME_SLIDER)
  const place = slider ?? document.getElementById('main-container')
  if (!home || !place) return undefined
  return { top: place.getBoundingClientRect().top + scrollY, height: home.offsetHeight }
}

function readTone({ document, window }: Page, host: HTMLElement, headerWrap: Element): string | null {
  const shown = [...document.querySelectorAll(TONE_AREAS)].filter((area) => !area.matches(INACTIVE_SLIDE))
  const areas = shown.map((area) => {
    const { top, bottom } = area.getBoundingClientRect()
    return { top, bottom, tone: area.getAttribute(AREA_TONE) ?? '' }
  })
  return toneUnder({
    areas,
    headerHeight: host.offsetHeight,
    viewportHeight: window.innerHeight,
    defaultTone: headerWrap.getAttribute(DEFAULT_TONE),
  })
}

function revealAppHeader({ document, adopt, add }: Scope) {
  const header = document.getElementById('header')
  if (!header) return
  const { opacity } = getComputedStyle(header)
  adopt.style(header, 'opacity', '1')
  add(animateFrom(header, { opacity }, { durationMs: APP_HEADER_FADE_MS }))
}
