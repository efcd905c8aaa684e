import { JSDOM, VirtualConsole } from 'jsdom'
import { boundParser } from './bounded-parser'
import { readInlineData } from './inline-data'

/** The width of the window: wide enough for islands that only wide windows have. */
const WIDTH_PX = 1280

/** The address of saved pages, to which their relative addresses are resolved. */
const NOWHERE = 'https://saved.invalid/'

/** The browser's globals that the islands' code uses without `window`. */
const DOM_GLOBAL =
  /^(document|location|getComputedStyle|Element|Node|NodeFilter|Document|DocumentFragment|DOMParser|Text|Comment|Range|(HTML|SVG)\w*Element|Event|CustomEvent)$/

export interface OpenPage {
  readonly window: Window
  /**
   * Line and column of an element in the source, from 1; undefined for elements that the parser has added.
   */
  place(element: Element): { readonly line: number; readonly column: number } | undefined
  close(): void
}

/** The facts about a page before it is read. */
export interface PageSource {
  readonly bytes: Uint8Array
  /** The address and the character set that the answer named. */
  readonly address?: string | undefined
  readonly charset?: string | undefined
}

/**
 * Parses a page as a browser would, without running its scripts or fetching anything. Until it is closed,
 * the DOM's globals are the page's.
 */
export function openPage({ bytes, address, charset }: PageSource): OpenPage {
  boundParser()
  const dom = new JSDOM(bytes, {
    url: address ?? NOWHERE,
    contentType: charset && isCharset(charset) ? `text/html; charset=${charset}` : 'text/html',
    // As in a browser with scripts, `<noscript>` then holds text.
    includeNodeLocations: true,
    virtualConsole: new VirtualConsole(),
  })
  const { window } = dom
  const restore = lendGlobals(window)
  Object.defineProperty(window.document.documentElement, 'clientWidth', { value: WIDTH_PX })
  Object.defineProperty(window, 'innerWidth', { value: WIDTH_PX })
  for (const [name, value] of readInlineData(window.document)) {
    if (!(name in window)) Reflect.set(window, name, value)
  }
  return {
    window,
    place(element) {
      const location = dom.nodeLocation(element)
      return location ? { line: location.startLine, column: location.startCol } : undefined
    },
    close() {
      restore()
      window.close()
    },
  }
}

function isCharset(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label))
  } catch {
    return false
  }
}

/** @returns a function that removes them again */
function lendGlobals(window: object): () => void {
  const names = Object.getOwnPropertyNames(window).filter((name) => DOM_GLOBAL.test(name))
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of names) {
    const value: unknown = Reflect.get(window, name)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
