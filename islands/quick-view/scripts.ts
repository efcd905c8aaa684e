import { currentJQuery } from '../../legacy-shims/jquery-events'
import { trustedTypesPolicy } from '../../src/wire/trusted-html'

const JAVASCRIPT = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i

/**
 * Whether an answer's scripts may run: they come from the shop's own server, as those of the page do, and need jQuery
 * (contract 02 §11.2).
 */
export function mayRunScripts(window: Window, ajaxUrl: string): boolean {
  const { document, location } = window
  return new URL(ajaxUrl, document.baseURI).origin === location.origin && currentJQuery(window) !== undefined
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
    if (JAVASCRIPT.test(dead.type.trim())) await run(dead, into)
  }
}

function run(dead: HTMLScriptElement, into: HTMLElement): Promise<void> {
  const { ownerDocument: document } = into
  const policy = document.defaultView ? trustedTypesPolicy(document.defaultView) : undefined
  const script = document.createElement('script')
  const address = dead.getAttribute('src')
  script.type = dead.type
  if (dead.id) script.id = dead.id
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
