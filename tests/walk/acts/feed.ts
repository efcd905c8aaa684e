import type { Act } from './act'

const TIMELINE = '/feed/?feed=timeline&feed-layout=full'
const LIGHTBOX = '/feed/?feed-layout=full&feed-resize=off'
const POST = '.cff-item'

/** The network page's feed. */
export const FEED: readonly Act[] = [
  {
    id: 'F01',
    title: 'sees the posts in columns that do not overlap',
    page: '/feed/',
    act: (visitor) => visitor.mounted('feed'),
    see: (visitor) =>
      visitor.until('no post lies on another', () => {
        const boxes = [...document.querySelectorAll('.cff-item')]
          .map((post) => post.getBoundingClientRect())
          .filter(({ height }) => height > 0)
        return (
          boxes.length > 3 &&
          boxes.every((one, index) =>
            boxes
              .slice(index + 1)
              .every(
                (other) =>
                  Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 1 ||
                  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) <= 1,
              ),
          )
        )
      }),
  },
  {
    id: 'F02',
    title: 'sees who likes a post',
    page: '/feed/?feed-cache=warm&feed-count=8',
    act: async (visitor) => {
      await visitor.mounted('feed')
      await visitor.sees(`${POST} .cff-likes .cff-count`, '18')
      await visitor.click(`${POST} .cff-view-comments`)
    },
    see: (visitor) => visitor.sees(`${POST} .cff-likes-this-text`, 'reacted to this'),
  },
  {
    id: 'F03',
    title: 'reads a long post on',
    page: '/feed/?feed-char=60',
    act: async (visitor) => {
      await visitor.mounted('feed')
      await visitor.click('.cff-expand[style*="inline"] a')
    },
    see: (visitor) => visitor.sees('.cff-expand a', 'Show Less'),
  },
  {
    id: 'F04',
    title: 'finds links at the tags of a post',
    page: '/feed/',
    act: (visitor) => visitor.mounted('feed'),
    see: (visitor) => visitor.sees('.cff-text a[href^="https://www.facebook.com/hashtag/"]'),
  },
  {
    id: 'F05',
    title: 'opens the comments of a post',
    page: '/feed/?feed-cache=warm&feed-count=8',
    act: async (visitor) => {
      await visitor.mounted('feed')
      await visitor.click(`${POST} .cff-view-comments`)
    },
    see: (visitor) => visitor.sees(`${POST} .cff-comments-wrap > .cff-comment .cff-comment-text`),
  },
  {
    id: 'F06',
    title: 'opens the replies to a comment',
    page: '/feed/?feed-count=4&feed-expanded',
    act: async (visitor) => {
      await visitor.mounted('feed')
      await visitor.click(`${POST} .cff-comment-replies a`)
    },
    see: (visitor) => visitor.sees(`${POST} .cff-comment-reply`),
  },
  {
    id: 'F07',
    title: 'opens the ways to share a post',
    page: `${TIMELINE}&feed-count=2`,
    act: async (visitor) => {
      await visitor.mounted('feed')
      await visitor.click('.cff-share-link')
    },
    see: (visitor) => visitor.has('.cff-share-tooltip .cff-show', 4),
  },
  {
    id: 'F09',
    title: 'goes on to the second picture of a link',
    page: `${TIMELINE}&feed-count=9`,
    act: async (visitor) => {
      await visitor.mounted('feed')
      await visitor.scrollTo('.cff-link-slider')
      await visitor.click('.cff-link-slider .cff-slider-next')
    },
    see: (visitor) => visitor.sees('.cff-link-slider .cff-slider-prev'),
  },
  {
    id: 'F10',
    title: 'loads more posts',
    page: `${TIMELINE}&feed-count=3&feed-total=6`,
    act: async (visitor) => {
      await visitor.mounted('feed')
      await visitor.click('.cff-load-more')
    },
    see: (visitor) => visitor.has(POST, 6),
  },
  {
    id: 'F11',
    title: 'gets the comments that the server has kept',
    page: '/feed/?feed-cache=full&feed-count=4',
    act: async (visitor) => {
      await visitor.mounted('feed')
      await visitor.click(`${POST} .cff-view-comments`)
    },
    see: (visitor) => visitor.sees(`${POST} .cff-comments-wrap > .cff-comment`),
  },
  {
    id: 'F12',
    title: 'gets pictures no larger than they are shown',
    page: '/feed/?feed-count=24',
    act: (visitor) => visitor.mounted('feed'),
    see: (visitor) => visitor.has('.cff-photo-post .cff-photo > img[src*="sb-facebook-feed-images"]'),
  },
  {
    id: 'F13',
    title: 'opens the other dates of an event',
    page: '/feed/?feed=events&feed-layout=full&feed-pag-num=5&feed-count=5&feed-lightbox=off',
    act: async (visitor) => {
      await visitor.mounted('feed')
      await visitor.click('.cff-more-dates')
    },
    see: (visitor) => visitor.sees('.cff-multiple-dates'),
  },
  {
    id: 'F14',
    title: 'opens a photo, and closes it by Escape',
    page: `${LIGHTBOX}&feed-comments=off`,
    act: async (visitor) => {
      await visitor.mounted('feed')
      await visitor.click('.cff-photo-post .cff-lightbox-link')
      await visitor.sees('.cff-lightbox-number')
      await visitor.press('Escape')
    },
    see: (visitor) => visitor.hasNo('#cff-lightbox-wrapper [role="dialog"], .cff-lightbox-number'),
  },
  {
    id: 'F15',
    title: 'reads the comments beside a photo',
    page: LIGHTBOX,
    on: 'desktop',
    act: async (visitor) => {
      await visitor.mounted('feed')
      await visitor.click('.cff-photo-post .cff-lightbox-link')
    },
    see: (visitor) => visitor.sees('.cff-lightbox-sidebar'),
  },
]
