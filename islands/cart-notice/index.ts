import { onJQueryEvents } from '../../legacy-shims/jquery-events'
import { onAddRequest } from '../../legacy-shims/shop-plugin/add-request'
import { fadeIn, fadeOut } from '../../src/page/fade'
import type { Page } from '../../src/page/page'
import type { Mount, Unmount } from '../../src/runtime/island'
import { tellCart } from '../../src/state/cart'
import { animationClasses, NOTICE_STEPS, type NoticeStep } from './notice'

const BAG = '.shopping-bag-item'
const NOTIFIED_CLASS = 'added-notification'
const OPEN_MS = 200
const CLOSE_MS = 150

/** Shows the header's bag for a while when a product was added, whoever added it. */
export const mount: Mount = (body, page) => {
  const { document, window } = page
  let timers: ReturnType<typeof setTimeout>[] = []
  const stopTimers = () => timers.forEach(clearTimeout)

  // Another product within the time starts the notice anew, so that the first one's end does not cut it short.
  const notify = () => {
    stopTimers()
    timers = NOTICE_STEPS.map(({ atMs, step }) => setTimeout(() => take(step, page), atMs))
  }
  const tell = () => tellCart(document)

  tell()
  const stops: Unmount[] = [
    () => {
      stopTimers()
      if (document.querySelector(`.${NOTIFIED_CLASS}`)) end(page)
    },
    onAddRequest(window, { added: notify }),
    onJQueryEvents(window, body, {
      added_to_cart: tell,
      wc_fragments_loaded: tell,
      wc_fragments_refreshed: tell,
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The shop plugin may have replaced the bag since the step before: each step looks it up again. */
function take(step: NoticeStep, page: Page) {
  const { document } = page
  const bag = lastVisible(document)
  const menu = bag?.querySelector<HTMLElement>('ul.sub-menu')
  if (step === 'end') return end(page)
  if (!bag) return
  if (step === 'open') {
    if (menu) fadeIn(menu, { durationMs: OPEN_MS })
    return
  }
  bag.classList.add(NOTIFIED_CLASS)
  bag.querySelector('.cart-contents')?.classList.add(...animationOf(page))
}

function end(page: Page) {
  for (const bag of page.document.querySelectorAll<HTMLElement>(`${BAG}.${NOTIFIED_CLASS}`)) {
    bag.classList.remove(NOTIFIED_CLASS)
    bag.querySelector('.cart-contents')?.classList.remove(...animationOf(page))
  }
  const bag = lastVisible(page.document)
  const menu = bag?.querySelector<HTMLElement>('ul.sub-menu')
  if (menu && !bag?.matches(':hover')) fadeOut(menu, { durationMs: CLOSE_MS })
}

function animationOf(page: Page): string[] {
  return animationClasses(page.element('#sf-option-params')?.getAttribute('data-cart-notification') ?? null)
}

function lastVisible(document: Document): HTMLElement | undefined {
  const bags = [...document.querySelectorAll<HTMLElement>(BAG)]
  return bags.filter((bag) => bag.getClientRects().length > 0).at(-1)
}
