/** How far up the page a box is looked for before any other will do. */
const MOST_ANCESTORS = 4
const BOX = '.aws-container'

/** The box that a term is meant for: the one that is named, else the nearest, else the first that can be seen. */
export function boxFor(link: Element): Element | null {
  return (
    namedBox(link) ??
    siblingBox(link) ??
    link.closest(BOX) ??
    boxAbove(link) ??
    visibleBox(link.ownerDocument)
  )
}

/** By a selector of a form or of what is around one. */
function namedBox(link: Element): Element | null {
  const selector = link.getAttribute('data-aws-selector')
  if (!selector) return null
  try {
    const element = link.ownerDocument.querySelector(selector)
    const form = element?.matches('.aws-search-form') ? element : element?.querySelector('.aws-search-form')
    return form?.closest(BOX) ?? null
  } catch {
    // No selector at all: as if there were none.
    return null
  }
}

function siblingBox({ previousElementSibling: before, nextElementSibling: after }: Element): Element | null {
  return [before, after].find((sibling) => sibling?.matches(BOX)) ?? null
}

function boxAbove(link: Element): Element | null {
  let ancestor = link.parentElement
  for (let level = 0; ancestor && level < MOST_ANCESTORS; level += 1) {
    const box = ancestor.querySelector(BOX)
    if (box) return box
    ancestor = ancestor.parentElement
  }
  return null
}

function visibleBox(document: Document): Element | null {
  return [...document.querySelectorAll(BOX)].find((box) => box.getClientRects().length > 0) ?? null
}
