import { named } from '../../../src/check/attribute'
import type { Check, Problem } from '../../../src/check/problem'
import { needUrl } from '../../../src/check/url'
import { AREA, isVideoLink, playerOfLink, WRAP } from './markup'

/** Contract 01 §14: the link has the address of a player or a video's page, and the page has the overlay. */
export const check: Check = (link, { document }) =>
  playerOfLink(link) === null ? checkAddress(link) : checkArea(document)

function checkAddress(link: Element): Problem[] {
  if (isVideoLink(link)) return needUrl(link, 'data-video')
  const address = link.getAttribute('href')
  return [
    {
      kind: 'unparsable',
      message: `${named(link, 'href')} is “${address}”, no video’s page: it is a plain link`,
    },
  ]
}

/** Only the first area on the page counts. */
function checkArea(document: Document): Problem[] {
  if (document.querySelector(AREA)?.querySelector(WRAP)) return []
  return [{ kind: 'missing', message: `the page has no ${AREA} with a ${WRAP}: the link leads away` }]
}
