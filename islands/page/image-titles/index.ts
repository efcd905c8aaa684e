import type { Mount } from '../../../src/page/island'

/** Removes a picture's title, which would show as a tooltip; a missing `alt` gets its text (contract 01 §27). */
export const mount: Mount = (host, { adopt }) => {
  if (!host.hasAttribute('alt')) adopt.attribute(host, 'alt', host.title)
  adopt.attribute(host, 'title', null)
}
