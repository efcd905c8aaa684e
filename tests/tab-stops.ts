import type { Page } from '@playwright/test'

/** The findings of a walk through a page by the Tab key. */
export interface Walk {
  /** How many places had the focus. */
  readonly stops: number
  /** Places where a visitor would not see that they have the focus, and why. */
  readonly unseen: readonly string[]
  /** Places that the keyboard could have reached, and did not. */
  readonly missed: readonly string[]
  /** Places that got the focus after a place that comes later in the document. */
  readonly backwards: readonly string[]
  /** Animations and their elements; with reduced motion there are none. */
  readonly moving: readonly string[]
  /** Whether the focus left the page behind its last place. */
  readonly isThrough: boolean
}

interface Walker {
  isThrough: boolean
  result(): Promise<Walk>
}

declare global {
  interface Window {
    walker?: Walker
  }
}

/** No page of the shop has as many; a walk that needs more goes in circles. */
const MOST_STOPS = 600
/** Keys between two looks at the page. */
const BATCH = 40
const TAB = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const

/** Presses Tab from the top of the page until the focus has been everywhere. */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate(startWalker)
  const keys = await page.context().newCDPSession(page)
  for (let pressed = 0; pressed < MOST_STOPS; pressed += BATCH) {
    // Sent at once: waiting for each takes seven times as long.
    await Promise.all(Array.from({ length: BATCH }, () => keys.send('Input.dispatchKeyEvent', TAB)))
    if (await page.evaluate(() => window.walker?.isThrough)) break
  }
  await keys.detach()
  const walk = await page.evaluate(() => window.walker?.result())
  if (!walk) throw new Error('The page was left during the walk')
  return walk
}

/** Runs in the page: takes note of every place that gets the focus. */
function startWalker() {
  const TABBABLE =
    'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls], [tabindex], [contenteditable=true]'
  const MOST_LOOKS = 5
  const seen = new Set<Element>()
  const faults = new Map<Element, string>()
  const backwards: string[] = []
  const moving = new Set<string>()

  const nameOf = (element: Element) => {
    const classes = [...element.classList].map((name) => `.${name}`).join('')
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.localName}${element.id ? `#${element.id}` : ''}${classes} "${text.trim().slice(0, 30)}"`
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

  /** An outline or a shadow. */
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  /** A link that lies over all of a feed’s picture, and paints nothing. */
  const SEEN_THROUGH = '.cff-lightbox-link'
  /** The element in front of the box, if the box is in the window. */
  const coverOf = ({ left, top, width, height }: DOMRect) => {
    const cover = document.elementFromPoint(left + width / 2, top + height / 2)
    return cover ? `covered by ${nameOf(cover)}` : `above or below the window, at ${Math.round(top)}`
  }
  /** Whether any of it is what a pointer would hit: not below a header that sticks, not cut off. */
  const isHit = (element: Element, { left, top, width, height }: DOMRect) =>
    [0.5, 0.1, 0.9].some((down) =>
      [0.5, 0.1, 0.9].some((across) => {
        const at = document.elementsFromPoint(left + width * across, top + height * down)
        const hit = at.find((one) => !one.matches(SEEN_THROUGH))
        return hit && (element.contains(hit) || hit.contains(element))
      }),
    )
  const whyUnseen = (element: Element) => {
    // Elements that the theme fades in on focus are seen a moment later.
    for (const fade of document.getAnimations()) if (fade instanceof CSSTransition) fade.finish()
    if (!isShown(element)) return 'hidden'
    // The ring goes around what the place holds, too.
    const boxes = [element, ...element.querySelectorAll('*')].map((each) => each.getBoundingClientRect())
    const shown = boxes.filter(({ width, height }) => width * height > 0)
    const [box] = shown
    if (!box) return 'without a size'
    if (box.right <= 0 || box.left >= document.documentElement.clientWidth) return 'beside the page'
    if (!shown.some((each) => isHit(element, each))) return coverOf(box)
    return hasRing(element) ? '' : 'without a ring'
  }
  /** The keyboard stops at one of the radio buttons with the same name. */
  const isOfGroup = (element: Element) => element instanceof HTMLInputElement && element.type === 'radio'
  const isReachable = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    !isOfGroup(element) &&
    isShown(element) &&
    element.getClientRects().length > 0
  /** Notes the animations of laurel; transitions are the theme's own. */
  const noteMotion = () => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition || animation.playState !== 'running') continue
      const { effect } = animation
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const duration = Number(effect?.getComputedTiming().duration ?? 0)
      if (target && duration > 1) moving.add(`${nameOf(target)}: ${duration} ms`)
    }
  }

  const reachable = [...document.querySelectorAll(TABBABLE)].filter(isReachable)
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  /** Looks again at an element that may appear a little after it has the focus: these keys are quicker than a visitor's. */
  const lookAgain = async (element: Element) => {
    if (!(element instanceof HTMLElement)) return ''
    let why = ''
    // Islands that wake on the way may move the page.
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      element.blur()
      element.focus()
      // One frame for the scrolling, one for handlers of it, and one for their effects.
      for (let frames = 0; frames < 3; frames += 1) await frame()
      why = whyUnseen(element)
      if (!why) return ''
    }
    return `${nameOf(element)}: ${why}`
  }

  let last: Element | undefined
  const walker: Walker = {
    isThrough: false,
    async result() {
      // Looking again moves the focus, and sliders with it: what was missed is known before.
      const missed = reachable.filter((element) => !seen.has(element) && isReachable(element)).map(nameOf)
      const unseen = await [...faults.keys()].reduce<Promise<string[]>>(async (known, element) => {
        const found = await known
        const why = await lookAgain(element)
        return why ? [...found, why] : found
      }, Promise.resolve([]))
      return {
        stops: seen.size,
        isThrough: walker.isThrough,
        unseen,
        missed,
        backwards,
        moving: [...moving],
      }
    },
  }
  window.walker = walker
  // From where the focus was last, an earlier walk's end for example, the keys would go on.
  const top = document.createElement('span')
  top.tabIndex = -1
  document.body.prepend(top)
  top.focus({ preventScroll: true })
  top.remove()
  noteMotion()
  window.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || walker.isThrough) return
    if (seen.has(target)) {
      // Around again from the first place: the focus had left the page.
      walker.isThrough = target === [...seen][0]
      return
    }
    seen.add(target)
    const isBack = last && target.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING
    if (isBack) backwards.push(`${nameOf(target)} after ${last ? nameOf(last) : ''}`)
    last = target
    noteMotion()
  })
  // With the next key the place is where the page has scrolled and slid it to.
  window.addEventListener(
    'keydown',
    () => {
      const place = document.activeElement
      if (!place || !seen.has(place) || walker.isThrough) return
      const why = whyUnseen(place)
      if (why) faults.set(place, why)
      else faults.delete(place)
    },
    { capture: true },
  )
}
