import type { Page } from '@playwright/test'
import { findings } from './axe'
import { enter, type Opened, type Scene, type Visit } from './opened'
import { expect, test } from './shop'

const LEFT = '[data-side="left"]'
const SEARCHES = '.fs-supersearch-link'
const FILM = '#menu-main a[href*="youtube"]'
const BAG = '#header .shopping-bag-item'
const BAG_LINK = `${BAG} .cart-contents`
const WISHES = '#header .wishlist-item'
const TRACK = '#menu-main a[href="#track-order-modal"], #header a[href="#track-order-modal"]'
const PLATES = 'a:text-is("the engraving")'
const ENGRAVER = 'a:text("Watch the engraver")'
const PRODUCT = '#products [data-jckqvpid="70"]'
const MOBILE_BAG = '.mobile-header-opts a.cart-contents'
const NIGHT = '[data-rel="ilightbox[12-4410]"]'
const MEGA = '#mega-menu-item-7'
const SHARE = '.cff-share-link'
const FORM = '.wpcf7'
const SAID = 'it is a message, and nothing that was opened'
const DISCLOSED = 'it lies in the page’s flow, over nothing: its button closes it'

/** Whatever laurel opens and no other test looks at with axe, in the order in which a visitor comes upon it. */
const VISITS: readonly Visit[] = [
  {
    path: '/home/?panels=all&search=off',
    prepare: ({ page }) =>
      page.route(/youtube\.com/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
      ),
    states: [
      state('the panel at the left', enter(LEFT), '#side-slideout-left-wrap', { backTo: LEFT }),
      state('the search over the page', searchOver, '#fullscreen-supersearch', { backTo: SEARCHES }, [
        'tabindex',
      ]),
      state('a film over the page', enter(FILM), '.fw-video-area', { backTo: FILM }),
    ],
  },
  {
    path: '/home/?user=in',
    states: [
      state('the form that asks for an order', enter(TRACK), '#track-order-modal.in', { backTo: TRACK }),
      state('a bag while a line is taken out', takeOut, `${BAG} > ul.sub-menu`, { backTo: BAG_LINK }),
    ],
  },
  {
    path: '/home/?menu=mega-theme',
    states: [
      state('a panel of the mega menu', focusOn(`${MEGA} > a`), `${MEGA} > ul`, { backTo: `${MEGA} > a` }),
    ],
  },
  {
    path: '/shop/?quick-view=on',
    states: [
      state(
        'the wishlist that shows what came',
        enter('.add_to_wishlist[data-product-id="70"]'),
        `${WISHES} > ul.sub-menu`,
        {
          none: 'it goes by itself, and takes no focus',
        },
      ),
      state('the bag that shows what came', enter('#products .add_to_cart_button'), `${BAG} > ul.sub-menu`, {
        none: 'it goes by itself, and takes no focus',
      }),
      state('a product that is on its way into the cart', addInView, '.mfp-wrap', { backTo: PRODUCT }, [
        'label-title-only',
      ]),
    ],
  },
  {
    path: '/gallery/?param-lightbox-thumbs=1&param-lightbox-sharing=1&param-lightbox-skin=dark',
    prepare: ({ page }) => page.route(/\/images\/full\//, (route) => route.abort()),
    states: [state('a lightbox without its picture', missPicture, '.laurel-lightbox', { backTo: NIGHT })],
  },
  {
    path: '/size-guide/',
    states: [
      state('a tooltip', focusOn(PLATES), '[role=tooltip]', { backTo: PLATES }),
      state('a modal with a film', enter(ENGRAVER), '.modal.in', { backTo: ENGRAVER }),
    ],
  },
  {
    path: '/home/',
    isPhone: true,
    states: [state('the empty cart of a phone', emptyCart, '#mobile-cart-wrap', { backTo: MOBILE_BAG })],
  },
  {
    path: '/contact/?contact=short',
    states: [
      state('a form on its way', send, `${FORM} form[data-status=submitting]`, { none: SAID }),
      state(
        'a form that did not arrive',
        answer,
        `${FORM} form[data-status=failed], ${FORM} form[data-status=error]`,
        { none: SAID },
      ),
    ],
  },
  {
    path: '/news/?load-more&per-page=8&pages=2',
    states: [
      state('a list whose next page is on its way', more, '#infscr-loading', { none: SAID }),
      state('a list whose next page did not come', lose, '.pagination-wrap', { none: SAID }),
    ],
  },
  {
    path: '/feed/?feed=timeline&feed-layout=full&feed-count=2',
    states: [state('the ways to share a post', enter(SHARE), '.cff-share-tooltip', { none: DISCLOSED })],
  },
]

/** So many of them one after the other: a new browser context costs as much as a page. */
const VISITS_A_TEST = 3

for (let at = 0; at < VISITS.length; at += VISITS_A_TEST) {
  const visits = VISITS.slice(at, at + VISITS_A_TEST)
  test(`[X09] axe finds nothing in, and Escape leaves: ${visits.flatMap(({ states }) => states.map(({ what }) => what)).join('; ')}`, async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { path, isPhone, prepare, states } of visits) {
      await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 })
      const scene: Scene = { page, shop, release() {} }
      await prepare?.(scene)
      await shop.open(path)
      for (const { what, open, part, without = [], byEscape } of states) {
        await open(scene)
        await expect.poll(() => isShown(page, part), what).toBe(true)
        await atRest(page)
        expect.soft(await findings(page, part, { without }), what).toEqual([])
        if ('none' in byEscape) continue
        await page.keyboard.press('Escape')
        await expect.poll(() => isShown(page, part), `${what}, after Escape`).toBe(false)
        await expect(page.locator(byEscape.backTo).first(), `${what}, after Escape`).toBeFocused()
      }
      scene.release()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}

function state(
  what: string,
  open: Opened['open'],
  part: string,
  byEscape: Opened['byEscape'],
  without: readonly string[] = [],
): Opened {
  return { what, open, part, byEscape, without }
}

/** Waits for the end of animations: a fading element lacks contrast. Loaders, which turn without end, are left out. */
function atRest(page: Page) {
  return page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
    }),
  )
}

/** Also of what has no size, around parts that are fixed to the window. */
function isShown(page: Page, part: string) {
  return page
    .locator(part)
    .evaluateAll((found) =>
      found.some((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
    )
}

function focusOn(selector: string) {
  return ({ page }: Scene) => page.locator(selector).first().focus()
}

async function takeOut(scene: Scene) {
  const { page, shop } = scene
  await page.locator(BAG_LINK).focus()
  await shop.mounted('mini-cart')
  await expect(page.locator(`${BAG} > ul.sub-menu`)).toBeVisible()
  scene.release = await shop.hold('**/admin-ajax.php')
  await page.locator(`${BAG} .product-var-id-62 .remove-product`).press('Enter')
}

async function emptyCart(scene: Scene) {
  const { page, shop } = scene
  await shop.mounted('mobile-panels')
  await enter(MOBILE_BAG)(scene)
  for (const line of ['.product-var-id-62', '.product-id-70']) {
    await page.locator(`#mobile-cart-wrap ${line} .remove-product`).press('Enter')
    await expect(page.locator(`#mobile-cart-wrap ${line}`)).toHaveCount(0)
  }
}

async function addInView(scene: Scene) {
  const { page, shop } = scene
  await shop.mounted('quick-view-triggers')
  await enter(PRODUCT)(scene)
  await expect(page.locator('.mfp-container')).toHaveClass(/mfp-s-ready/)
  scene.release = await shop.hold(/jckqv_add_to_cart/)
  await enter('#jckqv .single_add_to_cart_button')(scene)
  await expect(page.locator('#addingToCart')).toBeVisible()
}

async function send(scene: Scene) {
  const { page, shop } = scene
  await shop.mounted('contact-form')
  await page.getByLabel('Club name').fill('City Netball')
  await page.getByLabel('Your e-mail address').fill('coach@example.com')
  await shop.fault('feedback:html')
  scene.release = await shop.hold(/\/feedback$/)
  await page.keyboard.press('Enter')
}

async function searchOver(scene: Scene) {
  await enter(SEARCHES)(scene)
  // It wakes with the first step into it.
  const price = scene.page.locator('#ss-price-min')
  await expect(price).toBeVisible()
  await price.focus()
  await scene.shop.mounted('super-search')
}

async function missPicture(scene: Scene) {
  await enter(NIGHT)(scene)
  await expect(scene.page.locator('.laurel-lightbox').getByRole('alert').first()).toBeVisible()
}

async function answer({ release }: Scene) {
  release()
}

async function more({ page, shop }: Scene) {
  await shop.mounted('load-more')
  await shop.fault('list-page:500')
  await page.getByRole('button', { name: 'Load More' }).press('Enter')
}

async function lose({ page }: Scene) {
  await expect(page.getByRole('link', { name: 'Next' })).toBeFocused()
}
