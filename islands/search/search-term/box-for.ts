/** Number of ancestors that are searched for a box. */
const MAX_ANCESTORS = 4
const BOX = '.aws-container'

/** The box for a link's term: the named one, else the nearest, else the first visible one. */
export function boxFor(link: Element): Element | null {
  return (
    namedBox(link) ??
    siblingBox(link) ??
    link.closest(BOX) ??
    boxAbove(link) ??
    visibleBox(link.ownerDocument)
  )
}

/** The attribute holds a selector of a search form or of an element around it. */
function namedBox(link: Element): Element | null {
  const selector = link.getAttribute('data-aws-selector')
  if (!selector) return null
  try {
    const element = link.ownerDocument.querySelector(selector)
    const form = element?.matches('.aws-search-form') ? element : element?.querySelector('.aws-search-form')
    return form?.closest(BOX) ?? null
  } catch {
    // A malformed selector is ignored.
    return null
  }
}

function siblingBox({ previousElementSibling: before, nextElementSibling: after }: Element): Element | null {
  return [before, after].find((sibling) => sibling?.matches(BOX)) ?? null
}

function boxAbove(link: Element): Element | null {
  let ancestor = link.parentElement
  for (let level = 0; ancestor && level < MAX_ANCESTORS; level += 1) {
    const box = ancestor.querySelector(BOX)
    if (box) return box
    ancestor = ancestor.parentElement
  }
  return null
}

function visibleBox(document: Document): Element | null {
  return [...document.querySelectorAll(BOX)].find((box) => box.getClientRects().length > 0) ?? null
}
