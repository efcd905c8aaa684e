import { ACCOUNT_PATH, accountMain } from './attribution/register-form.mjs'
import { BUILDER_PATH, builderMain } from './builder/builder-page.mjs'
import { firstCart } from './cart.mjs'
import { productBySlug } from './catalogue.mjs'
import { CONTACT_PATH, contactMain } from './contact/contact-page.mjs'
import { WORKS } from './content/portfolio.mjs'
import { POSTS } from './content/posts.mjs'
import { DIRECTORY_PATH, directoryMain } from './directory/directory-page.mjs'
import { ENTRY_PATH, entryMain } from './directory/entry-page.mjs'
import { FIND_US_PATH, findUsMain } from './directory/find-us-page.mjs'
import {
  DETAILS_PATH,
  detailsMain,
  REVIEW_PATH,
  reviewMain,
  SETTINGS_PATH,
  settingsMain,
} from './engraving/engraving-pages.mjs'
import { newEngraving } from './engraving/engraving-state.mjs'
import { FEED_PATH, feedMain } from './feed/feed-page.mjs'
import { USUAL_HERO } from './hero-knobs.mjs'
import { MEDIA_PATH, mediaMain } from './media/media-page.mjs'
import { USUAL_DISCOUNT } from './product/discounts.mjs'
import { USUAL_KNOBS } from './product/knobs.mjs'
import { CAMPAIGN_PATH, campaignMain } from './social/campaign-page.mjs'
import { SOCIAL_PATH, socialMain } from './social/social-page.mjs'
import { blogMain } from './templates/blog-page.mjs'
import { CAROUSELS_PATH, carouselsMain } from './templates/carousels-page.mjs'
import { cartMain, checkoutMain, ORDER_PATH, orderMain } from './templates/cart-page.mjs'
import { pageDocument } from './templates/document.mjs'
import { GALLERY_PATH, galleryMain } from './templates/gallery-page.mjs'
import { guideMain } from './templates/guide-page.mjs'
import { HERO_PATH, heroMain } from './templates/hero-page.mjs'
import { heroSlider } from './templates/hero-slider.mjs'
import { homeMain } from './templates/home-page.mjs'
import { notFoundMain } from './templates/not-found-page.mjs'
import { portfolioMain } from './templates/portfolio-page.mjs'
import { postMain } from './templates/post-page.mjs'
import { productMain } from './templates/product-page.mjs'
import { searchResults } from './templates/search-page.mjs'
import { shopMain } from './templates/shop-page.mjs'
import { SIZE_GUIDE_PATH, sizeGuideMain } from './templates/size-guide-page.mjs'
import { SLIDERS_PATH, slidersMain } from './templates/sliders-page.mjs'
import { TRACK_PATH, trackMain } from './templates/track-order.mjs'
import { WISHLIST_PATH, wishlistMain } from './wishlist/wishlist-page.mjs'

/**
 * A page of the stand-in shop that is kept as a file.
 * @typedef {object} SavedPage
 * @property {string} file name in fixtures-html/pages
 * @property {string} path where the server shows it
 * @property {string} title
 * @property {string} bodyClasses without those of the chrome
 * @property {() => string} main
 * @property {string} [hero] above the content
 * @property {string} [search] what the search box is filled with
 * @property {import('./content/products.mjs').Product} [product] whose page it is
 */

/** The search term of the saved search page. */
export const SAVED_SEARCH = 'medal'

const PRODUCT_CLASSES = 'single-product woocommerce woocommerce-page'

/** @type {readonly SavedPage[]} */
export const SAVED_PAGES = [
  {
    file: 'home.html',
    path: '/home/',
    title: 'Trophies, medals and engraving in Brisbane',
    bodyClasses: 'home page',
    main: homeMain,
  },
  {
    file: 'page.html',
    path: '/engraving-guide/',
    title: 'Engraving guide',
    bodyClasses: 'page page-id-84',
    main: guideMain,
  },
  { file: 'blog.html', path: '/blog/', title: 'News', bodyClasses: 'archive', main: blogMain },
  ...POSTS.slice(0, 1).map((post) => ({
    file: 'single-post.html',
    path: `/blog/${post.slug}/`,
    title: post.title,
    bodyClasses: 'single-post',
    main: () => postMain(post),
  })),
  {
    file: 'shop.html',
    path: '/shop/',
    title: 'Shop',
    bodyClasses: 'archive woocommerce woocommerce-page',
    main: () => shopMain(),
  },
  productPage('product-simple.html', 'star-medal'),
  productPage('product-variable.html', 'gold-cup'),
  productPage('product-trophy.html', 'classic-cup'),
  productPage('product-medal.html', 'sports-medal'),
  productPage('product-odd.html', 'sample-cup'),
  productPage('product-external.html', 'custom-lapel-pins'),
  productPage('product-sold-out.html', 'football-figure'),
  {
    file: 'cart.html',
    path: '/cart/',
    title: 'Cart',
    bodyClasses: 'page woocommerce-cart woocommerce-page',
    main: () => cartMain(firstCart()),
  },
  {
    file: 'checkout.html',
    path: '/checkout/',
    title: 'Checkout',
    bodyClasses: 'page woocommerce-checkout woocommerce-page',
    main: () => checkoutMain(firstCart()),
  },
  {
    file: 'engraving-settings.html',
    path: SETTINGS_PATH,
    title: 'Engraving',
    bodyClasses: 'page',
    main: () => settingsMain(newEngraving()),
  },
  {
    file: 'engraving-details.html',
    path: DETAILS_PATH,
    title: 'Wording',
    bodyClasses: 'page',
    main: () => detailsMain(newEngraving(), firstCart()),
  },
  {
    file: 'engraving-review.html',
    path: REVIEW_PATH,
    title: 'Review',
    bodyClasses: 'page',
    main: () => reviewMain(newEngraving(), firstCart()),
  },
  {
    file: 'order-received.html',
    path: ORDER_PATH,
    title: 'Order received',
    bodyClasses: 'page woocommerce-checkout woocommerce-page woocommerce-order-received',
    main: () => orderMain(),
  },
  {
    file: 'builder.html',
    path: BUILDER_PATH,
    title: 'Blocks of the page builder',
    bodyClasses: 'page',
    main: builderMain,
  },
  {
    file: 'carousels.html',
    path: CAROUSELS_PATH,
    title: 'Carousels',
    bodyClasses: 'page',
    main: carouselsMain,
  },
  {
    file: 'gallery.html',
    path: GALLERY_PATH,
    title: 'Gallery',
    bodyClasses: 'page',
    main: galleryMain,
  },
  {
    file: 'hero.html',
    path: HERO_PATH,
    title: 'Presentation night',
    bodyClasses: 'page',
    main: heroMain,
    hero: heroSlider(USUAL_HERO),
  },
  {
    file: 'media.html',
    path: MEDIA_PATH,
    title: 'Seen and heard',
    bodyClasses: 'page',
    main: () => mediaMain(),
  },
  {
    file: 'size-guide.html',
    path: SIZE_GUIDE_PATH,
    title: 'Size guide',
    bodyClasses: 'page',
    main: sizeGuideMain,
  },
  {
    file: 'sliders.html',
    path: SLIDERS_PATH,
    title: 'From the workshop',
    bodyClasses: 'page',
    main: slidersMain,
  },
  {
    file: 'find-us.html',
    path: FIND_US_PATH,
    title: 'Find us',
    bodyClasses: 'page',
    main: findUsMain,
  },
  {
    file: 'directory.html',
    path: DIRECTORY_PATH,
    title: 'Directory',
    bodyClasses: 'page',
    main: () => directoryMain(),
  },
  {
    file: 'add-your-business.html',
    path: ENTRY_PATH,
    title: 'Add your business',
    bodyClasses: 'page',
    main: () => entryMain(),
  },
  {
    file: 'social.html',
    path: SOCIAL_PATH,
    title: 'What we are up to',
    bodyClasses: 'page',
    main: () => socialMain(),
  },
  {
    file: 'feed.html',
    path: FEED_PATH,
    title: 'From our page',
    bodyClasses: 'page',
    main: () => feedMain(),
  },
  {
    file: 'my-account.html',
    path: ACCOUNT_PATH,
    title: 'My account',
    bodyClasses: 'page woocommerce-account woocommerce-page',
    main: accountMain,
  },
  {
    file: 'contact.html',
    path: CONTACT_PATH,
    title: 'Contact',
    bodyClasses: 'page',
    main: () => contactMain(),
  },
  {
    file: 'campaign.html',
    path: CAMPAIGN_PATH,
    title: 'A centenary shield for Toowong',
    bodyClasses: 'page',
    main: () => campaignMain(),
  },
  {
    file: 'track.html',
    path: TRACK_PATH,
    title: 'Track your order',
    bodyClasses: 'page',
    main: trackMain,
  },
  {
    file: 'wishlist.html',
    path: WISHLIST_PATH,
    title: 'Wishlist',
    bodyClasses: 'page woocommerce-wishlist woocommerce woocommerce-page',
    main: () => wishlistMain([120, 77]),
  },
  {
    file: 'search.html',
    path: `/search/?s=${SAVED_SEARCH}`,
    title: 'Search results',
    bodyClasses: 'search-results',
    main: () => searchResults(SAVED_SEARCH).main,
    search: SAVED_SEARCH,
  },
  {
    file: '404.html',
    path: '/nothing-here/',
    title: 'Page not found',
    bodyClasses: 'error404',
    main: notFoundMain,
  },
  ...WORKS.map((work) => ({
    file: 'portfolio.html',
    path: `/portfolio/${work.slug}/`,
    title: work.title,
    bodyClasses: 'single-portfolio',
    main: () => portfolioMain(work),
  })),
]

/** The text of the file. @param {SavedPage} page */
export function printPage({ title, bodyClasses, main, search = '', hero = '', product }) {
  const shown = product && { product, knobs: USUAL_KNOBS, discount: USUAL_DISCOUNT }
  return pageDocument({ title, bodyClasses, main: main(), search, hero, product: shown })
}

/**
 * @param {string} file
 * @param {string} slug
 * @returns {SavedPage}
 */
function productPage(file, slug) {
  const product = productBySlug(slug)
  if (!product) throw new Error(`No product ${slug}`)
  return {
    file,
    path: `/product/${slug}/`,
    title: product.title,
    bodyClasses: PRODUCT_CLASSES,
    main: () => productMain(product),
    product,
  }
}
