import { LINK } from './lightbox-link'

const urls = new WeakMap<Element, string>()

/**
 * The largest picture of a post, which its metadata names (contract 05 §14.2): its lightbox links lead there, those that
 * are there and those that come later.
 * @returns the way back
 */
export function setFullImage(item: Element, url: string): () => void {
  const links = [...item.querySelectorAll(LINK)].map((link) => ({ link, href: link.getAttribute('href') }))
  urls.set(item, url)
  for (const { link } of links) link.setAttribute('href', url)
  return () => {
    urls.delete(item)
    for (const { link, href } of links) if (href !== null) link.setAttribute('href', href)
  }
}

/** @returns undefined as long as nobody has told of one */
export const fullImageOf = (item: Element): string | undefined => urls.get(item)
