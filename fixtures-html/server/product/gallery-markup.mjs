import { escapeHtml, image } from '../html.mjs'
import { fullPictureUrl } from './full-picture.mjs'
import { galleryOf } from './galleries.mjs'

/** @typedef {import('./galleries.mjs').Picture} Picture */

const SLOW_MS = 1500

/**
 * @param {import('../content/products.mjs').Product} product
 * @param {Pick<import('./knobs.mjs').ProductKnobs, 'gallery' | 'fullPictures' | 'hasMobileZoom'>} knobs
 */
export function productGallery(product, knobs) {
  const pictures = galleryOf(product.slug)
  if (knobs.gallery === 'woo') return shopGallery(pictures.length ? pictures : [onlyPicture(product)], knobs)
  if (pictures.length === 0) return withoutSlider(product)
  const shown = knobs.gallery === 'one' ? pictures.slice(0, 1) : pictures
  return `<div class="images"><div id="product-img-slider" class="product-img-area hidden flexslider"><div class="badge-wrap"></div>
  <ul class="slides">
${shown.map((picture) => slide(picture, knobs)).join('\n')}
  </ul></div></div>`
}

/**
 * Contract 02 §13.1; sizes are printed, so that nothing shifts.
 * @param {Picture} picture
 * @param {Pick<import('./knobs.mjs').ProductKnobs, 'fullPictures' | 'hasMobileZoom'>} knobs
 */
function slide({ file, caption, width = 600, height = 600 }, knobs) {
  const text = escapeHtml(caption)
  const full = fullUrl(file, knobs)
  const mobileZoom = knobs.hasMobileZoom
    ? '<a href="#" class="mobile-product-zoom zoom"><i class="sf-icon-add"></i></a>'
    : ''
  return `   <li itemprop="image" data-thumb="${full}"><div class="img-caption">${text}</div>${mobileZoom}
    <img src="/assets/images/${file}" width="${width}" height="${height}" alt="${text}" class="product-slider-image" data-zoom-image="${full}">
    <a href="${full}" class="woocommerce-main-image zoom lightbox" data-rel="ilightbox[product]" data-caption="${text}"><i class="sf-icon-add"></i></a></li>`
}

/** The shop plugin's own gallery, which some templates of the theme print. @param {readonly Picture[]} pictures @param {Pick<import('./knobs.mjs').ProductKnobs, 'fullPictures'>} knobs */
function shopGallery(pictures, knobs) {
  const items = pictures.map(({ file, caption, width = 600, height = 600 }) => {
    const full = fullUrl(file, knobs)
    return `  <div data-thumb="/assets/images/${file}" class="woocommerce-product-gallery__image"><a href="${full}"><img src="/assets/images/${file}" width="${width}" height="${height}" alt="${escapeHtml(caption)}" class="wp-post-image" data-src="${full}" data-large_image="${full}"></a></div>`
  })
  return `<div class="woocommerce-product-gallery images" data-columns="4"><div class="woocommerce-product-gallery__wrapper">
${items.join('\n')}
 </div></div>`
}

/** @param {import('../content/products.mjs').Product} product */
function withoutSlider(product) {
  return `<div class="images"><div id="product-img-noslider" class="product-img-area"><div class="badge-wrap"></div>
  <ul class="slides"><li itemprop="image">${image({ file: product.image, alt: product.title, size: 600 })}</li></ul></div></div>`
}

/** @param {import('../content/products.mjs').Product} product @returns {Picture} */
function onlyPicture({ image: file, title }) {
  return { file, caption: title }
}

/** @param {string} file @param {Pick<import('./knobs.mjs').ProductKnobs, 'fullPictures'>} knobs */
function fullUrl(file, { fullPictures }) {
  if (fullPictures === 'missing') return fullPictureUrl(`missing-${file}`)
  return fullPictureUrl(file) + (fullPictures === 'slow' ? `?slow=${SLOW_MS}` : '')
}
