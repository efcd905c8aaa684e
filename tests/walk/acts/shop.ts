import type { Act } from './act'

const TROPHY = '/product/classic-cup/'
const LOOP_BUTTON = 'li.product .add_to_cart_button.ajax_add_to_cart'

/** Liking, buying, wishing, choosing. */
export const SHOP: readonly Act[] = [
  {
    id: 'S25',
    title: 'loves a trophy, and still does after a reload',
    page: '/blog/',
    act: async (visitor) => {
      await visitor.click('.love-it')
      await visitor.sees('.love-it.loved')
      await visitor.open('/blog/')
    },
    see: (visitor) => visitor.sees('.love-it.loved'),
  },
  {
    id: 'S26',
    title: 'adds a medal to the cart',
    page: '/shop/',
    act: (visitor) => visitor.click(LOOP_BUTTON),
    see: async (visitor) => {
      await visitor.has(`${LOOP_BUTTON}.product-added`)
      await visitor.sees('.shopping-bag-item .num-items', '6')
    },
  },
  {
    id: 'S27',
    title: 'takes a line out of the cart in the header',
    page: '/home/',
    on: 'desktop',
    act: async (visitor) => {
      await visitor.hover('#header .shopping-bag-item .cart-contents')
      await visitor.click('#header .product-var-id-62 .remove-product')
    },
    see: async (visitor) => {
      await visitor.hasNo('.product-var-id-62')
      await visitor.sees('#header .num-items', '2')
    },
  },
  {
    id: 'S27',
    title: 'takes a line out of the mobile cart',
    page: '/home/',
    on: 'phone',
    act: async (visitor) => {
      await visitor.click('.mobile-header-opts a.cart-contents')
      await visitor.click('#mobile-cart-wrap .product-var-id-62 .remove-product')
    },
    see: (visitor) => visitor.hasNo('.product-var-id-62'),
  },
  {
    id: 'S28',
    title: 'puts a medal on the wishlist',
    page: '/shop/',
    act: (visitor) => visitor.click('.add_to_wishlist[data-product-id="70"]'),
    see: async (visitor) => {
      await visitor.sees('.yith-wcwl-wishlistaddedbrowse.show')
      await visitor.has('#header .wishlist-item .bag-product')
    },
  },
  {
    id: 'S29',
    title: 'looks at the products in a list',
    page: '/shop/',
    on: 'desktop',
    act: async (visitor) => {
      await visitor.mounted('shop-layout')
      await visitor.click('.layout-opt[data-layout="list"]')
    },
    see: (visitor) => visitor.sees('#products > .product-layout-list'),
  },
  {
    id: 'S29',
    title: 'looks at the products one below the other',
    page: '/shop/',
    on: 'phone',
    act: async (visitor) => {
      await visitor.mounted('shop-layout')
      await visitor.click('.layout-opt[data-layout="solo"]')
    },
    see: (visitor) => visitor.sees('#products > .product-layout-solo'),
  },
  {
    id: 'S30',
    title: 'asks for more products on a page',
    page: '/shop/?products=96',
    on: 'desktop',
    act: (visitor) => visitor.click('.show-products-link:nth-of-type(2)'),
    see: async (visitor) => {
      await visitor.arrives('show_products=48')
      await visitor.has('#products > .product', 48)
    },
  },
  {
    id: 'S30',
    title: 'opens the filters',
    page: '/shop/',
    on: 'phone',
    act: async (visitor) => {
      await visitor.mounted('shop-toggles')
      await visitor.click('.sf-mobile-shop-filters-link')
    },
    see: (visitor) => visitor.sees('.sf-mobile-shop-filters'),
  },
  {
    id: 'S31',
    title: 'chooses a kind and searches',
    page: '/shop/?super-search',
    act: async (visitor) => {
      await visitor.click('.sf-super-search [id="colour"]')
      await visitor.click('.sf-super-search [id="colour"] [data-attr_value="gold"]')
      await visitor.click('.super-search-go')
    },
    see: (visitor) => visitor.arrives('filter_colour=gold'),
  },
  {
    id: 'S32',
    title: 'wants two more of a medal, and buys them',
    page: '/product/star-medal/',
    act: async (visitor) => {
      await visitor.mounted('quantity')
      await visitor.click('form.cart .qty-plus')
      await visitor.click('form.cart .qty-plus')
      await visitor.until(
        'the field says three',
        () => document.querySelector<HTMLInputElement>('form.cart input.qty')?.value === '3',
      )
      await visitor.click('form.cart .add_to_cart_button')
    },
    see: (visitor) => visitor.sees('.shopping-bag-item .num-items', '8'),
  },
  {
    id: 'S33',
    title: 'chooses a size and ten pieces, and sees what they cost',
    page: TROPHY,
    act: async (visitor) => {
      await visitor.mounted('product-price', 'option-pickers', 'quantity')
      await visitor.choose('#pa_monstasize', 'ct180')
      await visitor.sees('.tr-price .price', '12.50')
      await visitor.write('form.variations_form input[name="quantity"]', '10')
      await visitor.press('Tab')
    },
    see: (visitor) => visitor.sees('.tr-price .price', '118.80'),
  },
  {
    id: 'S34',
    title: 'picks a centre',
    page: TROPHY,
    act: async (visitor) => {
      await visitor.mounted('product-price', 'option-pickers')
      await visitor.click('.centre-button')
      await visitor.click('.monsta_modal .centre-badge')
      await visitor.press('Escape')
    },
    see: async (visitor) => {
      await visitor.seesNo('.monsta_modal')
      await visitor.sees('.selected-centre')
    },
  },
  {
    id: 'S35',
    title: 'can buy nothing without a size',
    page: `${TROPHY}?pricing=a`,
    act: async (visitor) => {
      await visitor.mounted('product-price', 'option-pickers')
      await visitor.has('.single_add_to_cart_button:disabled')
      await visitor.choose('#pa_monstasize', 'ct150')
    },
    see: (visitor) => visitor.has('.single_add_to_cart_button:not(:disabled)'),
  },
  {
    id: 'S36',
    title: 'goes on to the next picture of a medal',
    page: '/product/star-medal/',
    act: async (visitor) => {
      await visitor.sees('ul.slides.slider-loaded')
      await visitor.click('.lSNext')
    },
    see: (visitor) => visitor.sees('.lslide:nth-child(2).active'),
  },
  {
    id: 'S36',
    title: 'pulls the pictures of a medal',
    page: '/product/star-medal/',
    act: async (visitor) => {
      await visitor.sees('ul.slides.slider-loaded')
      await visitor.drag('.lslide.active', { by: { x: -120 } })
    },
    see: (visitor) => visitor.sees('.lslide:nth-child(2).active'),
  },
  {
    id: 'S37',
    title: 'looks at a medal without leaving the list',
    page: '/shop/?quick-view=on',
    act: async (visitor) => {
      await visitor.mounted('quick-view-triggers')
      await visitor.click('#products [data-jckqvpid="70"]')
      await visitor.sees('#jckqv h1', 'Star Medal with Ribbon')
      await visitor.press('Escape')
    },
    see: (visitor) => visitor.hasNo('.mfp-wrap'),
  },
  {
    id: 'S38',
    title: 'asks where an order is',
    page: '/track/',
    act: async (visitor) => {
      await visitor.mounted('form-placeholders')
      await visitor.write('#main-container #orderid', '4711')
      await visitor.write('#main-container #order_email', 'coach@example.com')
      await visitor.press('Enter')
    },
    see: (visitor) => visitor.sees('[role="status"]', '#4711'),
  },
  {
    id: 'S39',
    title: 'asks for the shipping by Enter in the postcode',
    page: '/cart/',
    act: async (visitor) => {
      await visitor.mounted('shipping-calculator')
      await visitor.write('#calc_shipping_city', 'Toowoomba')
      await visitor.write('#calc_shipping_postcode', '4350')
      await visitor.press('Enter')
    },
    see: (visitor) => visitor.sees('tr.shipping', 'Toowoomba 4350'),
  },
]
