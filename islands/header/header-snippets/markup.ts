/** Names the snippet on its added nodes, so that a second start adds nothing. */
export const SNIPPET_ATTRIBUTE = 'data-laurel'
export type Snippet =
  | 'shop-now'
  | 'contact'
  | 'mobile-contact-number'
  | 'mobile-search-icon'
  | 'mobile-search-close'

export const hasSnippet = (root: ParentNode, snippet: Snippet) =>
  root.querySelector(`[${SNIPPET_ATTRIBUTE}="${snippet}"]`) !== null

/** The first match of the site's selectors; invalid ones are skipped. */
export function findFirst(document: Document, selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = find(document, selector)
    if (found) return found
  }
  return null
}

/** @returns null also for an invalid selector */
export function find(root: ParentNode, selector: string): HTMLElement | null {
  try {
    return root.querySelector<HTMLElement>(selector)
  } catch {
    return null
  }
}

export interface SnippetLink {
  /** Left out where an added node around the link names the snippet. */
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
  if (snippet) link.setAttribute(SNIPPET_ATTRIBUTE, snippet)
  link.textContent = text
  return link
}
