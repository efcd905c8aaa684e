import { createAdoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/page/listen'
import type { Page } from '../../../src/page/page'
import type { Mount, Unmount } from '../../../src/runtime/island'
import { wrapHeading } from './comment-heading'

/** Shown while the page's activities are watched; hidden on the way to one of them. */
const VIEWER = '.viewer'

/** Small things that the theme's script did to what the server prints, by what they are done to (contract 01 §23.4, §27). */
const DETAILS: Readonly<Record<string, (host: HTMLElement, page: Page) => Unmount | undefined>> = {
  // Where it is a tooltip of the theme, it is wanted.
  'img[title]:not([data-toggle="tooltip"])': dropTitle,
  embed: showEmbed,
  '.activity-time-since, .bp-secondary-action': hideViewer,
  '.single-post #respond h3': wrapHeading,
}

export const mount: Mount = (host, page) => {
  const detail = Object.entries(DETAILS).find(([selector]) => host.matches(selector))?.[1]
  return detail?.(host, page)
}

/** The browser would show it as a tooltip over the picture. A picture that has no other name keeps it as its own. */
function dropTitle(image: HTMLElement): Unmount {
  const adopted = createAdoption()
  if (!image.hasAttribute('alt')) adopted.attribute(image, 'alt', image.title)
  adopted.attribute(image, 'title', null)
  return adopted.restore
}

function showEmbed(embed: HTMLElement, { device }: Page): Unmount | undefined {
  if (device.apple) return undefined
  const adopted = createAdoption()
  adopted.style(embed, 'display', 'block')
  return adopted.restore
}

function hideViewer(link: HTMLElement, { document }: Page): Unmount {
  const adopted = createAdoption()
  const stop = listen(link, ['click'], () => {
    for (const viewer of document.querySelectorAll<HTMLElement>(VIEWER)) {
      adopted.style(viewer, 'display', 'none')
    }
  })
  return () => {
    stop()
    adopted.restore()
  }
}
