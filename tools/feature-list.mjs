/**
 * Every feature by its id: the one place for their names. `npm run features -- --write` writes them into
 * `docs/features.md`.
 * @type {Readonly<Record<string, string>>}
 */
export const FEATURES = {
  X01: 'runtime: groups, wake, hold and replay, mount, unmount, late markup',
  X02: 'build: entry and chunks, single file, style sheet, manifest, reproducible',
  X03: 'WordPress drop-in',
  X04: 'fixture shop: pages, fragments, stand-in server, gallery',
  X05: 'jQuery bridge: jQuery 1.12, 3 and 4, early, late and absent',
  X06: 'scan tool: which islands saved pages hold, and what their markup lacks',
  X07: 'debug overlay: islands outlined, with name, wake, state, load time, errors',
  X08: '`window.laurel`, `laurel:*` events',
  X09: 'accessibility: keyboard, axe, forced colours, twice the size, what is announced',
  X10: "policies: every browser test fails when its page's policies refuse anything; Trusted Types",
  X11: 'isolation: errors stay in their own island; the unit tests visit 1,500 generated broken pages',
  X12: 'budgets of every island, every page and what grows; bench and its history',
  X13: "fresh cart on cached pages, without the shop plugin's fragments script",
  X14: 'browsers: one walk in three engines; the oldest ones held by tests; old and odd visits',
  X15: 'the package that WordPress installs: zip, activation, removal',
  X16: 'the settings page: for whom laurel is on, which groups and islands, settings, export and import; Site Health; errors that islands report',
  X17: "languages: what laurel says in the site's language, plural forms, German",
  S01: 'page types; body and html classes',
  S02: 'in-page links scroll smoothly; hash on load',
  S03: 'menus: dropdowns, mega menu, current section, languages; one-page navigation, progress menu',
  S04: 'sticky header and top bar: stick, shrink, hide, come back',
  S05: 'header search',
  S06: 'mobile menu and mobile cart',
  S07: 'side slide-outs, overlay menu, full-screen super search, push navigation',
  S08: 'contact slide-out',
  S09: 'contact number in the mobile logo',
  S10: 'video overlay',
  S11: 'newsletter bar',
  S12: 'back to top',
  S13: 'page transition, preloader, header below the slider',
  S14: 'thumbnails that take two taps',
  S15: 'expanding rows',
  S16: 'tabs, accordion, toggles, modals, tooltips; the address’s hash',
  S17: 'hero headings',
  S18: 'pixel-ratio cookies',
  S19: 'share counts',
  S20: 'equal heights, timeline',
  S21: 'carousels, item, content and gallery sliders, home carousels',
  S22: 'another picture in place of a printed one',
  S23: 'header snippets: shop button, contact button, mobile search',
  S24: 'sticky sidebar',
  S25: 'love button',
  S26: 'add-to-cart button, bag notification',
  S27: 'mini-cart',
  S28: "wishlist: adding, the header's list, removing",
  S29: 'product lists: reveal, layouts, mini view, packed lists, preview slider',
  S30: 'products per page; mobile filters, upsells',
  S31: 'super search',
  S32: 'quantity: plus, minus, typed, held',
  S33: 'prices: sizes, surcharges, tiers, totals, live',
  S34: 'pickers of centres, ribbons and boxes',
  S35: "add button disabled while the total is zero; reset; works beside the shop plugin's form script",
  S36: 'product gallery and zoom',
  S37: 'quick view',
  S38: "order tracking; placeholders of the theme's forms",
  S39: 'shipping calculator',
  S40: 'live search: states, settings, debounce, abort, cache',
  S41: 'live search: the list, both layouts',
  S42: 'live search: keyboard, clicks, submit rules, placement',
  S43: 'live search: the whole screen on phones',
  S44: 'live search: several boxes, analytics, other scripts, hostile answers',
  S45: 'directory: submission form',
  S46: 'directory: coordinates of an address',
  S47: 'directory: map, search, results',
  S48: 'maps',
  S49: 'crowdfunding: price options, own price',
  S50: 'infinite scroll, load-more',
  S51: 'hero slider',
  S52: 'social lists with photos',
  S53: 'feed texts cut at 115 characters',
  S54: 'media player',
  S55: 'lightbox, galleries',
  S56: 'contact form: sent in place, errors at their fields, refilled; nothing typed is lost',
  S57: "contact form rules: checked while the visitor fills it in, by the site's schema; an invalid form is still sent",
  S58: 'contact form helpers: exclusive boxes, free text, web addresses, acceptance, counters, mirrors',
  S59: 'spam token at the start, on changes and before each send',
  S60: 'anti-spam fields: how a form was filled in, on forms of the own site only',
  S61: 'order attribution: source, visits, consent; inputs of checkout and registration',
  S62: 'lists of the blog, portfolio and galleries: bricks, rows, filters, reveal',
  P01: 'rows: full width, parallax, video, window height, column positions',
  P03: 'row and column sliders',
  P04: 'columns of equal height',
  P05: 'charts',
  P06: 'counters',
  P07: 'countdown',
  P08: 'image banner',
  P09: 'animated headlines',
  P10: 'questions and answers',
  P11: 'icon box grid',
  P12: 'multilayer parallax',
  P13: 'team-member popup',
  P14: 'tours that go round by themselves',
  P15: 'directory listings of a user: edit, delete',
  P16: 'entrances, progress bars, drawn icons, bricks, icon boxes, old parallax',
  F01: "network page's feed: globals, items in their order, several feeds, columns",
  F02: 'reactions, counts, who likes a post',
  F03: 'post texts cut at their limit',
  F04: 'hashtags, links, names and escapes in posts and comments',
  F05: 'comments below a post: open, more, on to the network',
  F06: 'replies to comments',
  F07: 'share tooltip, likebox, films without a lightbox, tile over photos',
  F09: 'pictures of a shared link, one at a time',
  F10: "load more, from the server's list of next addresses",
  F11: 'comments and likes as the server keeps them',
  F12: 'pictures: the smallest source that is large enough; missing ones requested from the server; failed ones replaced',
  F13: 'events, albums, reviews: pages, more dates, crops',
  F14: "the feed's lightbox: pictures, films and frames of a feed, photos of a post",
  F15: 'comments beside the picture in it',
  E01: 'engraving settings: ways of engraving and their exclusions, steps and form targets',
  E02: 'company logo: choice, upload checks (5 MB, types), previews, existing logo',
  E03: 'dates and the checks before sending, one message each, scrolled to',
  E04: 'lines: text or logo per line, limits and counters, copy to later pieces with undo',
  E05: 'nothing typed is lost: reload, Back, failed post, closed tab',
  E06: "review, steps, the globals of the server's inline handlers, held until the code has arrived",
  E07: 'checkout helpers: company, shipping from billing, address autocomplete',
}

/**
 * The code of features that are not only in islands, as Markdown.
 * @type {Readonly<Record<string, string>>}
 */
const CODE = {
  X06: '`islands/*/check.ts`',
  X09: 'all islands',
  X10: '`src/wire/trusted-html.ts`',
  X11: '`tests/hostile/`',
  X12: '`bench/`',
  X14: '`tests/walk/`',
  X15: '`tools/package/`',
  X16: '`wordpress/laurel/`',
  X17: '`src/page/text.ts`, `tools/languages/`',
}

const HEAD = ['| id | feature | island |', '| --- | --- | --- |']
const TABLE = /^\| id \| feature \| island \|$(?:\n\|.*)+/m

/**
 * The page of features, with its table written from the lists.
 * @param {string} page `docs/features.md`
 * @param {readonly { readonly name: string, readonly features: readonly string[] }[]} islands
 */
export function withFeatureTable(page, islands) {
  const rows = Object.entries(FEATURES).map(([id, feature]) => {
    const names = islands.filter(({ features }) => features.includes(id)).map(({ name }) => `\`${name}\``)
    const places = [...names, ...(CODE[id] ? [`(${CODE[id]})`] : [])].join(', ')
    return `| ${id} | ${feature} | ${places && `${places} `}|`
  })
  return page.replace(TABLE, () => [...HEAD, ...rows].join('\n'))
}
