import { escapeHtml } from '../html.mjs'
import { productPrice } from '../templates/price.mjs'
import { highlight } from './highlight.mjs'

/**
 * @typedef {import('../content/products.mjs').Product} Product
 * @typedef {import('./words.mjs').Word} Word
 * @typedef {ReturnType<typeof productRow>} ProductRow
 */

const EXCERPT_WORDS = 15

/**
 * One product of an answer, with every field that the plugin sends (contract 06 §6.2).
 * @param {Product} product
 * @param {readonly Word[]} words
 */
export function productRow(product, words) {
  return {
    id: product.id,
    parent_id: product.id,
    title: highlight(escapeHtml(product.title), words),
    excerpt: highlight(escapeHtml(cut(product.summary)), words),
    link: `/product/${product.slug}/`,
    image: `/assets/images/${product.image}`,
    price: productPrice(product),
    on_sale: product.regularCents !== undefined,
    // The plugin sends it as the shop holds it, not escaped.
    sku: highlight(product.sku, words),
    stock_status: { status: !product.soldOut, text: product.soldOut ? 'Out of stock' : 'In stock' },
    featured: product.featured ?? '',
    f_price: (product.cents / 100).toFixed(2),
    f_rating: '0',
    f_reviews: 0,
    f_stock: !product.soldOut,
    f_sale: product.regularCents !== undefined,
    post_data: databaseRow(product),
  }
}

/** @param {string} text */
function cut(text) {
  const words = text.split(' ')
  return words.length > EXCERPT_WORDS ? `${words.slice(0, EXCERPT_WORDS).join(' ')}...` : text
}

/** Fields that the plugin sends and that laurel does not use. @param {Product} product */
function databaseRow({ id, slug, title, summary }) {
  return {
    ID: id,
    post_author: '2',
    post_date: '2024-02-12 09:14:51',
    post_date_gmt: '2024-02-11 23:14:51',
    post_content: `${summary} Every engraved item leaves our West End workshop in the order in which it came in.`,
    post_title: title,
    post_excerpt: summary,
    post_status: 'publish',
    comment_status: 'open',
    ping_status: 'closed',
    post_password: '',
    post_name: slug,
    to_ping: '',
    pinged: '',
    post_modified: '2025-05-06 16:02:33',
    post_modified_gmt: '2025-05-06 06:02:33',
    post_content_filtered: '',
    post_parent: 0,
    guid: `https://shop.example/?post_type=product&p=${id}`,
    menu_order: 0,
    post_type: 'product',
    post_mime_type: '',
    comment_count: '0',
    filter: 'raw',
  }
}
