import type { Page } from '../page/page'

export interface ViewOptions {
  /** How far the view reaches beyond the window, or falls short of it, as CSS writes a margin; the window itself by default. */
  readonly margin?: string
}

interface Watcher {
  readonly onChange: (isInView: boolean) => void
  readonly report: Page['report']
  wasInView?: boolean
}

interface View {
  readonly observer: IntersectionObserver
  readonly watchers: Map<Element, Set<Watcher>>
}

/** One for each margin: all of laurel's parts share them. */
const views = new Map<string, View>()

/**
 * Tells whether any of an element is in view, soon and then whenever that changes. What is hidden, in a closed tab for
 * instance, is not; where the browser cannot tell, nothing is said.
 * @returns the way to stop
 */
export function watchInView(
  { window, report }: Pick<Page, 'window' | 'report'>,
  element: Element,
  onChange: (isInView: boolean) => void,
  { margin = '0px' }: ViewOptions = {},
): () => void {
  if (!('IntersectionObserver' in window)) return () => {}
  const view = views.get(margin) ?? openView(margin)
  const watcher: Watcher = { onChange, report }
  const watchers = view.watchers.get(element) ?? new Set()
  view.watchers.set(element, watchers.add(watcher))
  // An element that is observed already is told of only when it is observed anew.
  view.observer.unobserve(element)
  view.observer.observe(element)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0 || view.watchers.get(element) !== watchers) return
    view.watchers.delete(element)
    view.observer.unobserve(element)
    if (view.watchers.size > 0) return
    view.observer.disconnect()
    if (views.get(margin) === view) views.delete(margin)
  }
}

/**
 * Calls back once, when an element comes into view; at once where the browser cannot tell, so that nothing waits for ever.
 * @returns the way to call it off
 */
export function onceInView(
  page: Pick<Page, 'window' | 'report'>,
  element: Element,
  callback: () => void,
  options?: ViewOptions,
): () => void {
  if (!('IntersectionObserver' in page.window)) {
    callback()
    return () => {}
  }
  const stop = watchInView(
    page,
    element,
    (isInView) => {
      if (!isInView) return
      stop()
      callback()
    },
    options,
  )
  return stop
}

function openView(margin: string): View {
  const watchers: View['watchers'] = new Map()
  const observer = new IntersectionObserver((entries) => tell(watchers, entries), { rootMargin: margin })
  const view = { observer, watchers }
  views.set(margin, view)
  return view
}

function tell(watchers: View['watchers'], entries: readonly IntersectionObserverEntry[]) {
  const latest = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]))
  for (const [element, isInView] of latest) {
    for (const watcher of [...(watchers.get(element) ?? [])]) tellOne(watcher, isInView)
  }
}

/** What goes wrong in one part is no matter of the others. */
function tellOne(watcher: Watcher, isInView: boolean) {
  if (watcher.wasInView === isInView) return
  watcher.wasInView = isInView
  try {
    watcher.onChange(isInView)
  } catch (cause) {
    watcher.report(cause)
  }
}
