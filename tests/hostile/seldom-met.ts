/** Islands that need not come to life in the usual run, by the reason. Each has tests of its own with broken markup. */
const SELDOM_MET: Readonly<Record<string, readonly string[]>> = {
  'no fixture has its host': ['progress-menu', 'sticky-sidebar', 'timeline'],
  'it waits for what the browser does not say here: a width, a phone': ['two-click', 'team-popup'],
  'its host holds most of a page, and parts are small': ['hero-heading'],
  'its host is the page itself, of which few ask for it': ['page-cover', 'picture-swap', 'lightbox-calls'],
  'few parts have it: more pages meet it': [
    'packed-products',
    'feed-video',
    'directory-search',
    'coordinates',
  ],
}

export function isSeldomMet(island: string): boolean {
  return Object.values(SELDOM_MET).some((islands) => islands.includes(island))
}
