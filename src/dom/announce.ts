import './visually-hidden.css'

const REGION_CLASS = 'laurel-live-region'

/** Announces a change on the page to screen readers, in a polite live region. */
export function announce(document: Document, message: string): void {
  const region = document.querySelector(`.${REGION_CLASS}`) ?? createRegion(document)
  // The same message is announced again only if the text changes.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message
}

function createRegion(document: Document): HTMLElement {
  const region = document.createElement('div')
  region.className = `${REGION_CLASS} laurel-visually-hidden`
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}
