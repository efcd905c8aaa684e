import { needAttribute } from '../../../src/check/attribute'
import { mayBeNumber } from '../../../src/check/number'
import type { Check } from '../../../src/check/problem'
import { check as checkLayout } from './layout/check'
import { check as checkLinks } from './lightbox-links/check'
import { likeboxesOf } from './likebox-frames'
import { check as checkNetwork } from './meta/check'
import { check as checkPaging } from './paging/check'
import { check as checkPictures } from './pictures/check'
import { check as checkText } from './text/check'

/** What the parts of a feed expect of its markup. */
export const check: Check = (feed, page) => [
  ...[checkText, checkPaging, checkLayout, checkPictures, checkNetwork].flatMap((each) => each(feed, page)),
  ...(feed.matches('.cff-lb') ? checkLinks(feed, page) : []),
  // Contract 05 §7: how many comments the network has.
  ...[...feed.querySelectorAll('.cff-show-more-comments')].flatMap((more) =>
    mayBeNumber(more, 'data-cff-comments-total', { least: 0 }),
  ),
  // Contract 05 §9: the page that the box is of.
  ...likeboxesOf(feed).flatMap((frame) => needAttribute(frame, 'data-likebox-id')),
]
