import type { Page } from '../page/page'

export interface ViewOptions {
  /** The observer's `rootMargin`, which extends the window or shrinks it; default: none. */
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

/** One observer for each margin, which all islands share. */
const views = new Map<string, View>()

/**
 * Calls back with whether a part of an element is in view: soon, and then at each change. A hidden element is not in view.
 * Without `IntersectionObserver` there is no call.
 * @returns a function that stops it
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
  // Observing the element anew makes the observer report it to the new watcher.
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
 * Calls back once, when an element comes into view; at once without `IntersectionObserver`.
 * @returns a function that cancels it
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
  const observer = new IntersectionObserver((entries) => notifyAll(watchers, entries), { rootMargin: margin })
  const view = { observer, watchers }
  views.set(margin, view)
  return view
}

function notifyAll(watchers: View['watchers'], entries: readonly IntersectionObserverEntry[]) {
  const latest = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]))
  for (const [element, isInView] of latest) {
    for (const watcher of [...(watchers.get(element) ?? [])]) notify(watcher, isInView)
  }
}

/** An error in one watcher does not reach the others. */
function notify(watcher: Watcher, isInView: boolean) {
  if (watcher.wasInView === isInView) return
  watcher.wasInView = isInView
  try {
    watcher.onChange(isInView)
  } catch (cause) {
    watcher.report(cause)
  }
}
