import type { Check, Problem } from '../../../src/check/problem'
import { mayBePicture, mayBeUrl } from '../../../src/check/url'
import { itemAround } from '../feed-markup'
import { MEDIA } from '../lightbox-link'
import { isTitle, linkOf } from './markup'

/**
 * Contract 05 §14.5, §14.6: media in a post item get their link from the island `feed`, unless a saved page has it
 * already.
 */
export const check: Check = (host) => {
  const link = linkOf(host)
  if (link) {
    return isTitle(host)
      ? []
      : [
          ...mayBePicture(link, 'href'),
          ...['data-video', 'data-iframe', 'data-url'].flatMap((name) => mayBeUrl(link, name)),
        ]
  }
  const item = itemAround(host)
  if (!item) return lacks('it is in no post of the feed: a click leads to the network')
  return item.querySelector(MEDIA) ? [] : lacks('a title is beside no picture: a click leads to the network')
}

const lacks = (message: string): Problem[] => [{ kind: 'missing', message }]
