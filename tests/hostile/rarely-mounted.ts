/** Islands that need not come to life in the usual run, by the reason. Each has tests of its own with broken markup. */
const SELDOM_MET: Readonly<Record<string, readonly string[]>> = {
  'a call of another script wakes it, and the pages run none': ['lightbox-calls'],
  'it needs a class of the body or a setting, which few pages have': [
    'two-click',
    'page-cover',
    'picture-swap',
  ],
  'it wakes by use on a wide window only': ['team-popup'],
  'its host holds most of a page, and parts are small': ['hero-heading'],
  'few pages have its part': ['progress-menu', 'sticky-sidebar', 'timeline'],
  'few parts have it': ['packed-products', 'feed-video', 'directory-search', 'coordinates'],
}

export function isSeldomMet(island: string): boolean {
  return Object.values(SELDOM_MET).some((islands) => islands.includes(island))
}
