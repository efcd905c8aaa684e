import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { wrapHeading } from './comment-heading'

/** Shown while the page's activities are watched; hidden on the way to one of them. */
const VIEWER = '.viewer'

/** Small things that the theme's script did to what the server prints, by what they are done to (contract 01 §23.4, §27). */
const DETAILS: Readonly<Record<string, (host: HTMLElement, scope: Scope) => void>> = {
  // Where it is a tooltip of the theme, it is wanted.
  'img[title]:not([data-toggle="tooltip"])': dropTitle,
  embed: showEmbed,
  '.activity-time-since, .bp-secondary-action': hideViewer,
  '.single-post #respond h3': wrapHeading,
}

export const mount: Mount = (host, scope) => {
  const detail = Object.entries(DETAILS).find(([selector]) => host.matches(selector))?.[1]
  detail?.(host, scope)
}

/** The browser would show it as a tooltip over the picture. A picture that has no other name keeps it as its own. */
function dropTitle(image: HTMLElement, { adopt }: Scope) {
  if (!image.hasAttribute('alt')) adopt.attribute(image, 'alt', image.title)
  adopt.attribute(image, 'title', null)
}

function showEmbed(embed: HTMLElement, { device, adopt }: Scope) {
  if (!device.apple) adopt.style(embed, 'display', 'block')
}

function hideViewer(link: HTMLElement, { document, listen, adopt }: Scope) {
  listen(link, 'click', () => {
    for (const viewer of document.querySelectorAll<HTMLElement>(VIEWER)) {
      adopt.style(viewer, 'display', 'none')
    }
  })
}
