import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneOf } from './one-of.mjs'
import { WIDGETS_DIR } from './places.mjs'

/**
 * The covers of a page while it comes and goes (contract 01 §15, §17).
 * @typedef {object} CoverKnobs
 * @property {'off' | 'fade' | 'loading-bar'} transitions
 * @property {boolean} hasPreloader
 * @property {boolean} hasNewsletter
 */

/**
 * @param {URLSearchParams} query
 * @returns {CoverKnobs}
 */
export function coverKnobs(query) {
  return {
    transitions: oneOf(query.get('transitions'), ['off', 'fade', 'loading-bar']),
    hasPreloader: query.has('preloader'),
    hasNewsletter: query.has('newsletter'),
  }
}

/**
 * Prints the covers and their classes into a page.
 * @param {string} html
 * @param {CoverKnobs} knobs
 */
export function withCovers(html, { transitions, hasPreloader, hasNewsletter }) {
  const classes = [
    ...(transitions === 'fade' ? ['page-transitions page-transition-fade'] : []),
    ...(transitions === 'loading-bar' ? ['page-transitions loading-bar-transition'] : []),
    ...(hasPreloader ? ['sf-preloader'] : []),
    ...(hasNewsletter ? ['has-newsletter-bar'] : []),
  ]
  if (classes.length === 0) return html
  const covers = [
    ...(hasPreloader ? ['<div id="sf-home-preloader"></div>'] : []),
    ...(transitions === 'fade' ? ['<div id="site-loading" class="circle"></div>'] : []),
  ]
  return html
    .replace(
      /<body class="([^"]*)">/,
      (_, printed) => `<body class="${printed} ${classes.join(' ')}">${covers.join('')}`,
    )
    .replace('<div id="sf-included"', (included) => `${hasNewsletter ? newsletterBar() : ''}${included}`)
}

function newsletterBar() {
  return readFileSync(join(WIDGETS_DIR, 'newsletter-bar.html'), 'utf8')
}
