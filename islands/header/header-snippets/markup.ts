/** Nodes of laurel's own, by the snippet that they belong to: a second start finds them and adds nothing. */
export const MARK = 'data-laurel'
export type Snippet =
  | 'shop-now'
  | 'contact'
  | 'mobile-contact-number'
  | 'mobile-search-icon'
  | 'mobile-search-close'

export const isThere = (root: ParentNode, snippet: Snippet) =>
  root.querySelector(`[${MARK}="${snippet}"]`) !== null

/** The first of several places that is on the page. One that the site has written wrongly is none. */
export function findFirst(document: Document, selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = find(document, selector)
    if (found) return found
  }
  return null
}

/** @returns null for what is no selector, too */
export function find(root: ParentNode, selector: string): HTMLElement | null {
  try {
    return root.querySelector<HTMLElement>(selector)
  } catch {
    return null
  }
}

export interface SnippetLink {
  /** Unless a node around it carries the mark. */
  readonly snippet?: Snippet
  readonly href: string
  readonly className?: string
  readonly text?: string
}

export function buildLink(
  document: Document,
  { snippet, href, className, text = '' }: SnippetLink,
): HTMLElement {
  const link = document.createElement('a')
  if (className) link.className = className
  link.setAttribute('href', href)
  if (snippet) link.setAttribute(MARK, snippet)
  link.textContent = text
  return link
}
