/** What laurel may cost: the budgets of the architecture. Bytes are after brotli, 1 kB = 1000 bytes. */
export const BUDGETS = {
  atLoadBytes: 14_000,
  entryBytes: 6_000,
  islandBytes: 12_000,
  singleFileBytes: 190_000,
  scriptAtLoadMs: 15,
  /** 1,000 love buttons against 40 */
  growth: 1.2,
  /** Work for four times as much: between four times the work, in proportion, and sixteen times, its square. */
  growthOfFour: 8,
  clickNotLoadedMs: 150,
  clickLoadedMs: 50,
  /** from the answer of 50 products to the frame with their list */
  searchListMs: 50,
  /** from the click to the frame with the modal of a picker with 500 options */
  pickerMs: 100,
  /** tasks over 50 ms in 60 scrolled frames */
  longScrollTasks: 0,
  /** Calls for a fresh cart in one page view: without a cart, on the first page of a tab, and on the next. */
  cart: { noCartCalls: 0, firstCalls: 1, nextCalls: 0 },
  layoutShift: 0,
  /**
   * Watching 10,000 events for the spam filter, against dispatching them. An empty listener is about 1, asking each move
   * where it was as much again; a browser tells of one move a frame.
   */
  formEvents: 5,
  /** event listeners of a page feed that has been mounted and unmounted again */
  listenersLeft: 0,
  /** the largest paint of a page with a hero slider, against the same without script */
  largestPaint: 1.1,
}

/** How many times slower than this machine the measured one is made. */
export const CPU_THROTTLING = 4

/**
 * What each page may ask for by itself, in bytes: all islands that wake without the visitor's doing, without prefetching.
 * A tenth more than it was when the page was first measured.
 * @type {Readonly<Record<string, number>>}
 */
export const PAGE_BUDGETS = {
  'home.html': 42_000,
  'page.html': 42_000,
  'blog.html': 41_000,
  'single-post.html': 39_000,
  'shop.html': 44_000,
  'product-simple.html': 53_000,
  'product-variable.html': 62_000,
  'product-trophy.html': 62_000,
  'product-medal.html': 62_000,
  'product-odd.html': 62_000,
  'product-external.html': 39_000,
  'product-sold-out.html': 39_000,
  'cart.html': 40_000,
  'checkout.html': 44_000,
  'builder.html': 77_000,
  'carousels.html': 56_000,
  'gallery.html': 38_000,
  'hero.html': 51_000,
  'media.html': 114_000,
  'size-guide.html': 54_000,
  'sliders.html': 48_000,
  'find-us.html': 54_000,
  'directory.html': 50_000,
  'add-your-business.html': 39_000,
  'social.html': 70_000,
  'feed.html': 84_000,
  'my-account.html': 44_000,
  'contact.html': 56_000,
  'campaign.html': 39_000,
  'track.html': 39_000,
  'wishlist.html': 38_000,
  'search.html': 42_000,
  '404.html': 40_000,
  'portfolio.html': 40_000,
}
