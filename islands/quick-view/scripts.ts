import { onJQuery } from '../../legacy-shims/jquery-events'
import { trustedTypesPolicy } from '../../src/wire/trusted-html'

/** What the browser looks at before it runs what it fetches. */
const KEPT_ATTRIBUTES = ['integrity', 'crossorigin', 'referrerpolicy']

/**
 * Whether an answer's scripts may run: only those of the shop's own server, as those of the page do.
 * @param answeredBy where the answer came from in the end
 */
export function mayRunScripts({ document, location }: Window, answeredBy: string): boolean {
  return new URL(answeredBy, document.baseURI).origin === location.origin
}

/** Calls back once, when the page has the jQuery that an answer's scripts need (contract 02 §11.2). */
export function whenJQuery(window: Window, signal: AbortSignal, callback: () => void): void {
  let isDone = false
  const stop = onJQuery(window, () => {
    if (!isDone) callback()
    isDone = true
    return () => {}
  })
  signal.addEventListener('abort', stop)
}

/**
 * Runs an answer's scripts one after the other, as the browser would have, had they been part of the page: an inline
 * one waits for those that are fetched before it.
 */
export async function runScripts(
  into: HTMLElement,
  scripts: readonly HTMLScriptElement[],
  { signal }: { signal: AbortSignal },
): Promise<void> {
  for (const dead of scripts) {
    if (signal.aborted) return
    await run(dead, into)
  }
}

function run(dead: HTMLScriptElement, into: HTMLElement): Promise<void> {
  const { ownerDocument: document } = into
  const policy = document.defaultView ? trustedTypesPolicy(document.defaultView) : undefined
  const script = document.createElement('script')
  const address = dead.getAttribute('src')
  script.type = dead.type
  if (dead.id) script.id = dead.id
  for (const name of KEPT_ATTRIBUTES) {
    const value = dead.getAttribute(name)
    if (value !== null) script.setAttribute(name, value)
  }
  // The page's policy lets scripts run that carry its nonce; the browser shows it to scripts only as a property.
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  if (address === null) {
    const code = dead.textContent ?? ''
    script.textContent = policy?.createScript(code) ?? code
    into.append(script)
    return Promise.resolve()
  }
  if (!isWebAddress(address, document)) return Promise.resolve()
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve())
    // What does not come is missed by its feature alone.
    script.addEventListener('error', () => resolve())
    script.src = policy?.createScriptURL(address) ?? address
    into.append(script)
  })
}

function isWebAddress(address: string, { baseURI }: Document): boolean {
  return URL.canParse(address, baseURI) && /^https?:$/.test(new URL(address, baseURI).protocol)
}
