import { listen } from '../../dom/listen'
import type { Page } from '../../page/page'
import { wasShownByCss } from '../../page/visible-without-script'
import { prefersReducedMotion } from '../reduced-motion'
import type { Condition } from './condition'
import { onScrolledIntoView } from './scrolled-into-view'
import { createStagger, REVEALED_CLASS } from './stagger'

/** The class of lists whose items laurel's style sheet does not show after a timeout. */
const REVEALS_CLASS = 'laurel-reveals'
/** The style sheet's animation that shows items after a timeout. */
const SHOWN_BY_CSS = 'laurel-show'

/** A list whose items the theme's CSS hides until a script shows them. */
export interface Revealed {
  readonly list: HTMLElement
  /** Selector of the items. */
  readonly item: string
  /** The condition that the items wait for; undefined shows them at once. */
  readonly condition: Condition | undefined
}

/**
 * Shows the items of a list one after the other when its condition is true; items that are added later appear at once.
 * @returns a function that stops it and shows all items, which would stay hidden otherwise
 */
export function revealList(
  { list, item, condition }: Revealed,
  { document, window, onMarkup }: Pick<Page, 'document' | 'window' | 'onMarkup'>,
): () => void {
  const stagger = createStagger()
  let isOpen = false
  let stopViews = () => {}

  const allItems = () => [...list.querySelectorAll<HTMLElement>(item)]
  function open() {
    // The preference may have changed while the condition was waited for.
    if (prefersReducedMotion(window)) return showAll()
    isOpen = true
    const hidden = allItems().filter(({ classList }) => !classList.contains(REVEALED_CLASS))
    stagger.begin(hidden)
    stopViews = onScrolledIntoView(hidden, stagger.hurry)
  }
  function showAll() {
    isOpen = true
    for (const one of allItems()) stagger.show(one)
  }
  /** The focus must not be in a hidden item. */
  function showAround(element: EventTarget | null) {
    const around = element instanceof Element ? element.closest<HTMLElement>(item) : null
    if (around && list.contains(around)) stagger.show(around)
  }
  function showLate(roots: readonly Element[]) {
    if (!isOpen || !roots.some((root) => list.contains(root))) return
    for (const one of allItems()) if (!stagger.isWaiting(one)) stagger.show(one)
  }
  const onFocus = ({ target }: Event) => showAround(target)

  const isShownAlready = wasShownByCss(allItems()[0], SHOWN_BY_CSS)
  list.classList.add(REVEALS_CLASS)
  const stopFocus = listen(list, ['focusin'], onFocus)
  const stopMarkup = onMarkup(showLate)
  const awaited = isShownAlready ? undefined : condition
  const stopWaiting = awaited?.(open)
  if (!awaited) showAll()
  showAround(document.activeElement)

  return () => {
    stopWaiting?.()
    stopViews()
    stopMarkup()
    stopFocus()
    showAll()
    list.classList.remove(REVEALS_CLASS)
  }
}
