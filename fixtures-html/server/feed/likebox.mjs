import { attributes } from './attributes.mjs'

/**
 * The network's own box of a page, before it has an address (contract 05 §9).
 * @param {import('./pages.mjs').NetworkPage} page
 */
export function likebox({ key, name }) {
  return `<iframe${attributes({
    src: '',
    class: 'fb_iframe_widget',
    'data-likebox-id': key,
    'data-likebox-width': '',
    'data-likebox-header': '',
    'data-hide-cover': '1',
    'data-hide-cta': '',
    'data-likebox-faces': '',
    height: '135px',
    'data-height': '135',
    'data-locale': 'en_AU',
    scrolling: 'no',
    title: `${name} on Facebook`,
  })}></iframe>`
}
