import './visually-hidden.css'

const REGION_CLASS = 'laurel-live-region'

/** Tells screen reader users, politely, what sighted users see change elsewhere on the page. */
export function announce(document: Document, message: string): void {
  const region = document.querySelector(`.${REGION_CLASS}`) ?? createRegion(document)
  // The same words twice are announced twice only if the text changes in between.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message
}

function createRegion(document: Document): HTMLElement {
  const region = document.createElement('div')
  region.className = `${REGION_CLASS} laurel-visually-hidden`
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}
