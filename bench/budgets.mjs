/** The budgets. Bytes are after brotli, 1 kB = 1000 bytes. */
export const BUDGETS = {
  entryBytes: 6_000,
  islandBytes: 12_000,
  /** The network page's feed is one island for the whole widget, so it has a larger budget. */
  feedBytes: 25_000,
  /** Files of a page by its load event and when it is idle; the next two count bytes in the same way. */
  filesOfPage: 16,
  /** any page but the feed, React included */
  idleBytes: 115_000,
  /** the blog page, with Save-Data */
  saveDataBytes: 22_000,
  scriptAtLoadMs: 15,
  /** 1,000 love buttons against 40 */
  growth: 1.2,
  /** 100 islands more, in a group that the page does not have, and in one that it has */
  islandsNotHere: 1,
  islandsHere: 1.1,
  /** Script until 4 s after load, in units of evaluating jQuery 3. */
  idleUnits: 4,
  idleUnitsOfProduct: 6,
  /** all work of the main thread until then, against the single file's */
  workAgainstSingle: 1,
  /** of laurel's own, in the first five seconds of any page but the feed */
  longestTaskMs: 50,
  /** one event, on a page of 1,000 elements */
  pointerMs: 0.1,
  /** from a click to its call, beyond what a jQuery handler takes */
  clickToCallMs: 30,
  /** Growth of the work for four times as many items: 4 is linear, 16 quadratic. */
  growthOfFour: 8,
  clickNotLoadedMs: 150,
  clickLoadedMs: 50,
  /** from the answer of 50 products to the frame with their list */
  searchListMs: 50,
  /** from the first paint of a product's page to its first price: 1.15 times what it took without React */
  firstPriceMs: 1000,
  /** from the click to the frame with the modal of a picker with 500 options */
  pickerMs: 100,
  /** tasks over 50 ms in 60 scrolled frames */
  longScrollTasks: 0,
  /** Calls for a fresh cart in one page view: without a cart, on the first page of a tab, and on the next. */
  cart: { noCartCalls: 0, firstCalls: 1, nextCalls: 0 },
  layoutShift: 0,
  /** all work of the main thread for a feed of 200 posts, against the same without laurel */
  feedAtLoad: 1.5,
  /** its longest frame while 50 more come, against that of a script that only adds them */
  feedFrame: 3,
  /**
   * Handling 10,000 events while a form is watched for the spam filter, relative to dispatching them. An
   * empty listener costs about 1, and reading each move's position about 1 more. A browser sends one move per
   * frame.
   */
  formEvents: 5,
  /** event listeners of a page feed that has been mounted and unmounted again */
  listenersLeft: 0,
  /** the largest paint of a page with a hero slider, against the same without laurel's script */
  largestPaint: 1.1,
}

/** @param {string} island its name */
export const islandBudget = (island) => (island === 'feed' ? BUDGETS.feedBytes : BUDGETS.islandBytes)

/** How many times slower than this machine the measured one is made. */
export const CPU_THROTTLING = 4
