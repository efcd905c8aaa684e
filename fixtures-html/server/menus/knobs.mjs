import { oneOf } from '../one-of.mjs'

/**
 * @typedef {object} MenuKnobs
 * @property {'std' | 'mega' | 'mega-theme'} menu
 * @property {'none' | 'standard' | 'arrows'} onePage
 * @property {boolean} hasProgressMenu
 * @property {boolean} hasSnippets
 * @property {boolean} isFull a header whose parts leave no room
 * @property {boolean} hasTwoClick
 * @property {boolean} hasShare
 * @property {boolean} hasLanguages
 */

/** @param {URLSearchParams} query @returns {MenuKnobs} */
export function menuKnobs(query) {
  return {
    menu: oneOf(query.get('menu'), ['std', 'mega', 'mega-theme']),
    onePage: query.has('one-page') ? oneOf(query.get('one-page'), ['standard', 'arrows']) : 'none',
    hasProgressMenu: query.has('progress-menu'),
    hasSnippets: query.has('snippets'),
    isFull: query.has('full-header'),
    hasTwoClick: query.has('two-click'),
    hasShare: query.has('share'),
    hasLanguages: query.has('languages'),
  }
}

/**
 * This shop's header is as the theme prints it, but where a page is requested with the snippets.
 * @param {string} config JSON text, or empty
 * @param {MenuKnobs} knobs
 */
export function withSnippetSetting(config, { hasSnippets }) {
  if (hasSnippets) return config
  const given = config ? JSON.parse(config) : {}
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return config
  return JSON.stringify({ headerSnippets: false, ...given })
}
