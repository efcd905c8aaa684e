import type { Act } from './act'

const GUIDE = '/engraving-guide/'
const PANELS = '/home/?panels=all&search=off'

/** The page itself, and what is above its content. */
export const HEADER: readonly Act[] = [
  {
    id: 'S01',
    title: 'gets a page that knows what the browser can do',
    page: '/home/',
    see: (visitor) => visitor.has('html.csstransforms3d.flexbox body.standard-browser'),
  },
  {
    id: 'S02',
    title: 'follows a link within the page',
    page: GUIDE,
    act: (visitor) => visitor.click('a[href="#fonts"]'),
    see: (visitor) =>
      visitor.until('the heading has the focus', () => document.activeElement?.id === 'fonts'),
  },
  {
    id: 'S03',
    title: 'opens a menu by resting on it, and follows a link in it',
    page: '/home/',
    on: 'desktop',
    act: async (visitor) => {
      await visitor.mounted('menus')
      await visitor.hover('#menu-main > li:nth-child(2) > a')
      await visitor.click('#menu-main > li:nth-child(2) > ul a')
    },
    see: (visitor) => visitor.arrives('/product/gold-cup/'),
  },
  {
    id: 'S03',
    title: 'opens a menu by the keyboard alone',
    page: '/home/',
    on: 'desktop',
    act: async (visitor) => {
      await visitor.mounted('menus')
      await visitor.focus('#menu-main > li:nth-child(2) > a')
      await visitor.press('ArrowDown', 'ArrowDown')
    },
    see: (visitor) =>
      visitor.until('the second link has the focus', () =>
        Boolean(document.activeElement?.matches('#menu-main > li:nth-child(2) > ul > li:nth-child(2) > a')),
      ),
  },
  {
    id: 'S04',
    title: 'scrolls down, and still has the header',
    page: '/home/',
    act: (visitor) => visitor.scrollBy(600),
    see: (visitor) =>
      visitor.until('a header is at the top of the window', () =>
        [...document.querySelectorAll('.is-sticky :is(#header, #mobile-header)')].some(
          (header) => header.clientHeight > 0 && Math.abs(header.getBoundingClientRect().top) < 1,
        ),
      ),
  },
  {
    id: 'S05',
    title: 'opens the search of the header, and may type at once',
    page: PANELS,
    on: 'desktop',
    act: async (visitor) => {
      await visitor.click('.fs-header-search-link')
      await visitor.until('the field has the focus', () =>
        Boolean(document.activeElement?.closest('#sf-full-header-search')),
      )
      await visitor.type('cup')
    },
    see: (visitor) =>
      visitor.until('the field has the text', () =>
        [...document.querySelectorAll<HTMLInputElement>('#sf-full-header-search input')].some(
          ({ value }) => value === 'cup',
        ),
      ),
  },
  {
    id: 'S06',
    title: 'opens the mobile menu, and a part of it',
    page: '/home/',
    on: 'phone',
    act: async (visitor) => {
      await visitor.click('.mobile-menu-link')
      await visitor.click('#mobile-menu li:nth-child(2) > a')
    },
    see: (visitor) => visitor.sees('#mobile-menu .sub-menu a'),
  },
  {
    id: 'S06',
    title: 'opens the mobile cart',
    page: '/home/',
    on: 'phone',
    act: (visitor) => visitor.click('.mobile-header-opts a.cart-contents'),
    see: (visitor) => visitor.sees('#mobile-cart-wrap .bag-product'),
  },
  {
    id: 'S07',
    title: 'opens the overlay menu',
    page: PANELS,
    on: 'desktop',
    act: (visitor) => visitor.click('.overlay-menu-link'),
    see: (visitor) => visitor.sees('#overlay-menu ul.menu > li > a'),
  },
  {
    id: 'S07',
    title: 'opens the slide-out of the left side',
    page: PANELS,
    on: 'desktop',
    act: (visitor) => visitor.click('[data-side="left"]'),
    see: (visitor) => visitor.sees('#side-slideout-left-wrap'),
  },
  {
    id: 'S08',
    title: 'writes into the contact slide-out',
    page: PANELS,
    on: 'desktop',
    act: async (visitor) => {
      await visitor.click('.contact-menu-link')
      await visitor.write('#contact-name', 'Ngaire')
    },
    see: (visitor) =>
      visitor.until(
        'the name is there',
        () => document.querySelector<HTMLInputElement>('#contact-name')?.value === 'Ngaire',
      ),
  },
  {
    id: 'S09',
    title: 'finds the telephone number in the mobile header',
    page: '/home/?snippets',
    on: 'phone',
    see: (visitor) => visitor.sees('#mobile-logo a[href^="tel:"]', '3555 0142'),
  },
  {
    id: 'S10',
    title: 'opens a video over the page, and closes it by Escape',
    page: PANELS,
    on: 'desktop',
    act: async (visitor) => {
      await visitor.click('#menu-main a[href*="youtu"]')
      await visitor.sees('.fw-video-area iframe')
      await visitor.press('Escape')
    },
    see: (visitor) => visitor.hasNo('.fw-video-area iframe'),
  },
  {
    id: 'S11',
    title: 'closes the newsletter bar',
    page: '/blog/?newsletter',
    on: 'desktop',
    act: (visitor) => visitor.click('#sf-newsletter-bar .sub-close'),
    see: (visitor) => visitor.seesNo('#sf-newsletter-bar'),
  },
  {
    id: 'S12',
    title: 'goes back to the top',
    page: GUIDE,
    act: async (visitor) => {
      await visitor.mounted('back-to-top')
      await visitor.scrollBy(1500)
      await visitor.click('#back-to-top')
    },
    see: (visitor) => visitor.until('the page is at its top', () => scrollY === 0),
  },
  {
    id: 'S13',
    title: 'leaves a page that fades, and the next one is there',
    page: '/size-guide/?transitions=fade',
    act: async (visitor) => {
      await visitor.seesNo('#site-loading')
      await visitor.click('#main-container a[href="/engraving-guide/"]')
    },
    see: async (visitor) => {
      await visitor.arrives('/engraving-guide/')
      await visitor.sees('#container')
    },
  },
  {
    id: 'S14',
    title: 'follows a thumbnail: on a device that hovers by the first click, else by the second',
    page: '/home/?two-click',
    act: async (visitor) => {
      await visitor.click('.two-click-thumbnails a')
      await visitor.until('the link is marked or followed', () => {
        const link = document.querySelector('.two-click-thumbnails a')
        return link?.matches('.hovered') ?? true
      })
      const isMarked = await visitor.evaluate(
        () => document.querySelector('.two-click-thumbnails a') !== null,
      )
      if (isMarked) await visitor.click('.two-click-thumbnails a')
    },
    see: (visitor) => visitor.arrives('/product/gold-cup/'),
  },
  {
    id: 'S17',
    title: 'sees the heading over the picture fade as the page goes on',
    page: '/engraving-guide/?heading=fancy&heading-height=300',
    act: async (visitor) => {
      await visitor.sees('.heading-text')
      await visitor.scrollBy(200)
    },
    see: (visitor) =>
      visitor.until('the heading has faded', () => {
        const [text] = document.querySelectorAll('.heading-text')
        return text !== undefined && getComputedStyle(text).opacity < '1'
      }),
  },
  {
    id: 'S18',
    title: 'has cookies of the pixel ratio only where pixels are finer',
    page: '/home/',
    act: (visitor) => visitor.mounted('love-marks'),
    see: (visitor) =>
      visitor.until(
        'cookies and screen agree',
        () => document.cookie.includes('uplift_pixel_ratio') === devicePixelRatio > 1.5,
      ),
  },
  {
    id: 'S22',
    title: 'sees the site’s other picture in the place of the printed one',
    page: `${GUIDE}?config=${encodeURIComponent(
      JSON.stringify({
        pictureSwap: {
          pageId: 84,
          selector: '#main-container img[src*="engraving-plate"]',
          src: '/assets/images/silver-cup.svg',
          alt: 'A silver cup',
        },
      }),
    )}`,
    see: (visitor) => visitor.sees('img[src$="silver-cup.svg"][alt="A silver cup"]'),
  },
  {
    id: 'S23',
    title: 'goes into the shop by the button of the header',
    page: '/home/?snippets',
    on: 'desktop',
    act: (visitor) => visitor.click('.laurel-shop-now > a'),
    see: (visitor) => visitor.arrives('/shop/'),
  },
  {
    id: 'S24',
    title: 'scrolls down, and the sidebar comes along',
    page: `${GUIDE}?sticky-sidebar`,
    on: 'desktop',
    act: async (visitor) => {
      await visitor.mounted('sticky-sidebar')
      await visitor.scrollBy(900)
    },
    see: (visitor) => visitor.sees('.sticky-widget.stickit'),
  },
]
