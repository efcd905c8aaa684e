import { listen } from '../../../../src/dom/listen'

/** The links that scripts answer lead nowhere by what every sanitiser takes away, and the keyboard's way to them with it. */
const NOWHERE = 'javascript:void(0);'
const IS_NOWHERE = /^\s*javascript:\s*void\s*\(?\s*0\s*\)?\s*;?\s*$/i
const PLACEHOLDER = '#laurel-nowhere'
/** What is longer is something else. */
const MOST_CHARACTERS = 100
/** The server has pictures of people hide themselves when they do not come (contract 05 §2.2). */
const HIDES = /^\s*this\.style\.display\s*=\s*(['"])none\1\s*;?\s*$/
const HIDES_MARK = 'data-laurel-hides'

/**
 * Has a sanitiser leave what does no harm, by other names: to be called with what is to be cleaned.
 * @returns what gives it its own back in the cleaned copy
 */
export function keepHarmless(dirty: ParentNode): (cleaned: ParentNode) => void {
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
