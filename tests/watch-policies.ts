import type { BrowserContext, Page } from '@playwright/test'
import type { Violation } from './violation'

/** The function by which pages report a violation to the test. */
const REPORT = 'reportViolation'
/** The function by which the test asks a page for the handlers that were added to it. */
const ADDED_HANDLERS = 'addedHandlers'

/**
 * Listens on all pages of a context, now and later, to what their policies refuse.
 * @param heard gets the violations
 */
export async function watchPolicies(context: BrowserContext, heard: Violation[]): Promise<void> {
  await context.exposeBinding(REPORT, (_, violation: Violation) => void heard.push(violation))
  await context.addInitScript(watchInPage, { report: REPORT, addedHandlers: ADDED_HANDLERS })
}

/** Event-handler attributes that a page's elements have now and the server did not print: `onerror=alert(1)`. */
export async function addedHandlers(page: Page): Promise<string[]> {
  return page.evaluate((name) => {
    const added: unknown = Reflect.get(window, name)
    return typeof added === 'function' ? added() : []
  }, ADDED_HANDLERS)
}

/** Runs in the page, before any script of it. */
function watchInPage(names: { report: string; addedHandlers: string }) {
  // Kept here: a page may overwrite the global.
  const report: unknown = Reflect.get(window, names.report)
  const { evaluate } = document
  let printed = new Set<string>()

  function handlers() {
    const found = evaluate.call(document, "//@*[starts-with(name(), 'on')]", document, null, 5)
    const texts: string[] = []
    for (let node = found.iterateNext(); node; node = found.iterateNext()) {
      texts.push(`${node.nodeName}=${node.nodeValue}`)
    }
    return texts
  }
  // A handler that is refused while the page is parsed, without a script, is in its own markup.
  const isOfMarkup = (directive: string) =>
    directive === 'script-src-attr' && document.readyState === 'loading'
  const sourceOf = (file: string, directive: string) =>
    /^https?:/.test(file) ? new URL(file).pathname : file || (isOfMarkup(directive) ? location.pathname : '')
  const added = () => handlers().filter((text) => !printed.has(text))
  Object.defineProperty(window, names.addedHandlers, { value: added })

  document.addEventListener(
    'readystatechange',
    () => {
      // Deferred scripts run after this.
      if (document.readyState === 'interactive') printed = new Set(handlers())
    },
    { capture: true, once: true },
  )
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      if (typeof report !== 'function') return
      report({
        directive: effectiveDirective,
        blocked: blockedURI,
        source: sourceOf(sourceFile, effectiveDirective),
        sample,
        addedHandlers: added(),
      })
    },
    true,
  )
}
