import { listen } from '../../../../src/dom/listen'

/** The address of links that scripts handle. A sanitiser removes it, and without it the link cannot have the focus. */
const NOWHERE = 'javascript:void(0);'
const IS_NOWHERE = /^\s*javascript:\s*void\s*\(?\s*0\s*\)?\s*;?\s*$/i
const PLACEHOLDER = '#laurel-nowhere'
/** A longer value is something else. */
const MOST_CHARACTERS = 100
/** The `onerror` of people's pictures hides a picture that cannot be loaded (contract 05 §2.2). */
const HIDES = /^\s*this\.style\.display\s*=\s*(['"])none\1\s*;?\s*$/
const HIDES_MARK = 'data-laurel-hides'

/**
 * Renames harmless addresses and handlers before a sanitiser would remove them.
 * @returns a function that restores them in the sanitised copy
 */
export function protectFromSanitiser(dirty: ParentNode): (cleaned: ParentNode) => void {
  for (const link of linksIn(dirty)) {
    if (isLike(IS_NOWHERE, link.getAttribute('href'))) link.setAttribute('href', PLACEHOLDER)
  }
  for (const image of dirty.querySelectorAll('img')) {
    image.toggleAttribute(HIDES_MARK, isLike(HIDES, image.getAttribute('onerror')))
  }
  return (cleaned) => {
    for (const link of linksIn(cleaned)) {
      if (link.getAttribute('href') === PLACEHOLDER) link.setAttribute('href', NOWHERE)
    }
    for (const image of cleaned.querySelectorAll<HTMLImageElement>(`img[${HIDES_MARK}]`)) {
      image.removeAttribute(HIDES_MARK)
      listen(image, ['error'], () => image.style.setProperty('display', 'none'))
    }
  }
}

const linksIn = (part: ParentNode) => part.querySelectorAll<HTMLAnchorElement>('a[href]')

const isLike = (known: RegExp, written: string | null) =>
  written !== null && written.length <= MOST_CHARACTERS && known.test(written)
