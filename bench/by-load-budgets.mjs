/**
 * Pages of one kind, and what each of them may have requested by its load event.
 * @typedef {object} PageKind
 * @property {string} name
 * @property {readonly string[]} pages files of the saved pages
 * @property {number} bytes
 * @property {boolean} isWithoutReact whether React does not count
 */

/** Each page of the shop is of one kind. @type {readonly PageKind[]} */
export const PAGE_KINDS = [
  {
    name: 'no group in view (cart, contact, account)',
    pages: ['cart.html', 'contact.html', 'my-account.html'],
    bytes: 10_000,
    isWithoutReact: false,
  },
  {
    name: 'home, blog, shop, 404',
    pages: ['home.html', 'blog.html', 'shop.html', '404.html'],
    bytes: 16_000,
    isWithoutReact: false,
  },
  {
    name: 'product pages, without React',
    pages: [
      'product-simple.html',
      'product-variable.html',
      'product-trophy.html',
      'product-medal.html',
      'product-odd.html',
      'product-external.html',
      'product-sold-out.html',
    ],
    bytes: 24_000,
    isWithoutReact: true,
  },
  { name: 'hero, without React', pages: ['hero.html'], bytes: 22_000, isWithoutReact: true },
  {
    name: 'page builder and all other pages, without React',
    pages: [
      'builder.html',
      'page.html',
      'single-post.html',
      'checkout.html',
      'carousels.html',
      'gallery.html',
      'media.html',
      'size-guide.html',
      'sliders.html',
      'find-us.html',
      'directory.html',
      'add-your-business.html',
      'social.html',
      'feed.html',
      'campaign.html',
      'track.html',
      'wishlist.html',
      'search.html',
      'portfolio.html',
      'engraving-settings.html',
      'engraving-details.html',
      'engraving-review.html',
      'order-received.html',
    ],
    bytes: 36_000,
    isWithoutReact: true,
  },
]
